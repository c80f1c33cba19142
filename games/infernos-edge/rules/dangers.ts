// What the hazard dice would do to whom, face by face, if they were rolled now. The rules themselves are run on copies, so that
// nothing is foretold that they would not do.

import { ASK_LUCK, GAME_OVER, NOTHING_ASKED, ROLL_DIE } from './asks.ts';
import { codeOf, KEEP } from './codes.ts';
import type { Event } from './events.ts';
import type { Expedition } from './expedition.ts';
import { copyOf, run, withoutTurn } from './forecast.ts';
import { FACES, type Face } from './hazards.ts';
import { APPLY_FACE } from './jobs.ts';
import { play } from './play.ts';

/** One face of the hazard dice, and of the number die where ruins collapse. */
export interface HazardCase {
  readonly face: Face;
  /** IE-HAZ-COLLAPSE: the ruin of this number. */
  readonly number?: number;
  /** That it comes up at least once. */
  readonly odds: { readonly n: number; readonly of: number };
  readonly events: readonly Event[];
  /** It does not end there: somebody has to choose. */
  readonly isOpen: boolean;
}

/** What each face would do if this explorer, by number in the team, rolled now (IE-HAZ-1); the actor unless named. */
export function hazardCases(e: Expedition, roller = e.active): HazardCase[] {
  if (e.asks === GAME_OVER) return [];
  return FACES.flatMap((face, i) => {
    const rolled = rollingCopy(e, roller);
    const events = run(rolled, APPLY_FACE, i + 1);
    if (rolled.asks === ROLL_DIE) return ruinCases(rolled, face, events);
    return [{ face, odds: oddsOf(e, FACES.length), events, isOpen: isOpen(rolled) }];
  });
}

function rollingCopy(e: Expedition, roller: number): Expedition {
  const copy = copyOf(e);
  if (roller !== copy.active) copy.exerted = 0;
  copy.active = roller;
  copy.actor = roller;
  return copy;
}

function ruinCases(rolled: Expedition, face: Face, before: readonly Event[]): HazardCase[] {
  return Array.from({ length: DIE }, (_, i) => {
    const fallen = copyOf(rolled);
    const after: Event[] = [];
    play(fallen, i + 1, (event) => after.push(event));
    if (fallen.asks === ASK_LUCK) play(fallen, codeOf(KEEP), (event) => after.push(event));
    const events = [...before, ...withoutTurn(after).filter(({ type }) => type !== 'rolled')];
    return { face, number: i + 1, odds: oddsOf(rolled, FACES.length * DIE), events, isOpen: isOpen(fallen) };
  });
}

/** The sides of the number die. */
const DIE = 6;

const isOpen = ({ asks }: Expedition): boolean => asks !== NOTHING_ASKED && asks !== GAME_OVER;

/** IE-CURSE-1: at least once among this many dice. */
function oddsOf({ cursed }: Expedition, cases: number): HazardCase['odds'] {
  const dice = cursed ? 2 : 1;
  return { n: cases ** dice - (cases - 1) ** dice, of: cases ** dice };
}
