// What threatens whom, on the board and on the cards: guardians, lava, and what the dice would hit.
import {
  type Action,
  type Explorer,
  type Face,
  type HazardCase,
  type Hunt,
  hazardCases,
  hunts,
  type InfernosEdge,
  type Snapshot,
} from '@undercroft/infernos-edge';
import { cellOf } from '@undercroft/page-kit/cave/cells';
import { huntMarks, tagAt } from '@undercroft/page-kit/cave/dangers';
import { landmark } from '@undercroft/page-kit/cave/surroundings';
import { threat } from '@undercroft/page-kit/draw/cave/dangers';
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type {
  BoardTag,
  Chip,
  DangerScope,
  DangerView,
  Landmark,
  Position,
  Target,
} from '@undercroft/page-kit/game-view';
import { tryCode } from '@undercroft/page-kit/trial';
import { needsThatCanBeMet } from '../help.ts';
import { Forecast } from '../risks.ts';
import { infernosEdge } from '../rules.ts';
import { eventsOfType } from '../trials.ts';
import { type Expedition, isOfLead, stepsBetween } from '../viewpoint.ts';
import type { LaterWords } from './words.ts';

/** Part of what is shown; each kind of danger gives its own. */
interface Part {
  readonly marks?: string;
  readonly tags?: readonly BoardTag[];
  readonly chips?: readonly (readonly [Explorer, Chip])[];
  readonly landmarks?: readonly Landmark[];
  readonly text?: readonly string[];
}

interface Seen {
  readonly state: Expedition;
  readonly snapshot: Snapshot;
  /** Whose dangers are shown. */
  readonly isShown: (explorer: Explorer) => boolean;
  readonly words: LaterWords;
}

export function dangersOf(position: Position<InfernosEdge>, scope: DangerScope, words: LaterWords): DangerView {
  const state = scope.target ? afterTarget(position.state, scope.target) : position.state;
  const seen = { state, snapshot: infernosEdge.save(state), isShown: shownTo(position, scope), words };
  const parts = state.how >= 0 ? [] : [...hunted(seen), fire(seen), ...hazards(seen), shields(seen)];
  const chips: Record<string, Chip[]> = {};
  for (const [explorer, chip] of parts.flatMap((part) => part.chips ?? []))
    chips[explorer] = [...(chips[explorer] ?? []), chip];
  const text = parts.flatMap((part) => part.text ?? []);
  const { dangers } = words.about;
  return {
    marks: parts.map(({ marks = '' }) => marks).join(''),
    tags: parts.flatMap((part) => part.tags ?? []),
    chips,
    landmarks: parts.flatMap((part) => part.landmarks ?? []),
    text: text.length > 0 ? [dangers.unless, ...new Set(text)].join(' ') : dangers.none,
  };
}

/** As far as nothing is left to chance or to somebody else. */
function afterTarget(state: Expedition, { action, then = [] }: Target): Expedition {
  let after = state;
  for (const one of [action, ...then]) {
    const code = infernosEdge.check(after, one as Action);
    if (!code.ok) break;
    after = tryCode(infernosEdge, after, code.value).after;
  }
  return after;
}

/** Yours: whoever acts, and everybody whom they could help now. */
function shownTo({ state, snapshot }: Position<InfernosEdge>, { whose }: DangerScope): Seen['isShown'] {
  if (whose === 'all' || isOfLead(snapshot)) return () => true;
  const helped = snapshot.asks === 'action' ? needsThatCanBeMet(state).map(({ explorer }) => explorer) : [];
  const shown = new Set<Explorer>([snapshot.actor, ...helped]);
  return (explorer) => shown.has(explorer);
}

// ---------------------------------------------------------------- guardians

const hunted = (seen: Seen): Part[] =>
  hunts(seen.state).flatMap((hunt, i) => (hunt?.prey.some(seen.isShown) ? [huntPart(seen, hunt, i)] : []));

function huntPart({ state, snapshot, words }: Seen, hunt: Hunt, i: number): Part {
  const { path, prey, moves, strikes } = hunt;
  const [at = ''] = path;
  const [first = snapshot.actor] = prey;
  const { about, game } = words;
  const isShielded = first === 'veteran' && snapshot.brace === 'braced';
  const tag = {
    kind: isShielded ? 'safe' : 'hunts',
    icon: 'guardian',
    face: portrait(first),
    key: `hunts ${i}`,
  } as const;
  const count = strikes > 0 ? `−${strikes}` : String(moves);
  const text = isShielded ? about.dangers.shielded : strikes > 0 ? about.dangers.attacks : '';
  const own = snapshot.explorers[snapshot.actor]?.at;
  const steps = own ? stepsBetween(state, own, at) : undefined;
  return {
    marks:
      path.length > 1
        ? huntMarks({ beast: 'guardian', path, steps: Math.max(1, Math.min(hunt.acts, path.length - 1)) })
        : threat('strike', cellOf(at)),
    tags: [tagAt(at, rowOf(snapshot, at, i), { ...tag, text, ...(isShielded ? {} : { count }) })],
    chips: prey.slice(0, 1).map((one) => [one, chipOf({ isShielded, strikes }, words)]),
    landmarks: [
      landmark(at, {
        key: `hunts ${i}`,
        tone: 'threat',
        icon: 'guardian',
        text: game.table.away(game.table.guardian, steps),
      }),
    ],
    text: isShielded ? [] : [strikes > 0 ? about.dangers.strikes(prey, strikes) : about.dangers.hunts(prey, moves)],
  };
}

/** Two of them on one space have their tags one below the other. */
const rowOf = ({ guardians }: Snapshot, at: string, i: number): 'top' | 'upper' =>
  guardians.slice(0, i).some((one) => one.at === at) ? 'upper' : 'top';

interface Struck {
  readonly isShielded: boolean;
  readonly strikes: number;
}

function chipOf({ isShielded, strikes }: Struck, { about: { dangers } }: LaterWords): Chip {
  if (isShielded) return { icon: 'brace', text: dangers.shielded, tone: 'good' };
  return { icon: 'guardian', text: strikes > 0 ? dangers.struck(strikes) : dangers.hunted, tone: 'bad' };
}

// ---------------------------------------------------------------- lava

/** IE-VOLC-3: what burns at the end of this round, ring after ring; tags where somebody stands, and one for each ring. */
function fire({ state, snapshot, words }: Seen): Part {
  const [first = [], second = []] = new Forecast(state).rings;
  const { about, game } = words;
  const tags = game.danger.burnsTag;
  const people = peopleOn(snapshot);
  const marked = (cells: readonly string[], text: string): BoardTag[] =>
    [...new Set([...cells.slice(0, 1), ...cells.filter((at) => people.has(at))])].map((at) =>
      tagAt(at, 'bottom', { kind: 'burns', icon: 'lava', text }),
    );
  return {
    marks: [
      ...first.map((at) => threat('burn-first', cellOf(at))),
      ...second.map((at) => threat('burn-next', cellOf(at))),
    ].join(''),
    tags: [...marked(first, tags.first), ...marked(second, tags.second)],
    chips: [...first, ...second].flatMap((at) =>
      (people.get(at) ?? []).map((one): [Explorer, Chip] => [
        one,
        { icon: 'lava', text: tags[first.includes(at) ? 'first' : 'second'], tone: 'bad' },
      ]),
    ),
    text: first.length > 0 ? [about.dangers.burns(first.length, second.length)] : [],
  };
}

function peopleOn({ explorers }: Snapshot): Map<string, Explorer[]> {
  const people = new Map<string, Explorer[]>();
  for (const [name, { at }] of Object.entries(explorers))
    if (at) people.set(at, [...(people.get(at) ?? []), name as Explorer]);
  return people;
}

// ---------------------------------------------------------------- hazard dice

/** Kept apart on a tile. That guardians act is told by their threads. */
const ROWS: Readonly<Record<Face, 'upper' | 'lower' | 'bottom'>> = {
  stumble: 'lower',
  lava: 'bottom',
  collapse: 'upper',
  trap: 'lower',
  wake: 'bottom',
  activate: 'bottom',
};

/** What the dice after this turn would cost those who are shown, at their spaces. */
const hazards = (seen: Seen): Part[] =>
  hazardCases(seen.state).flatMap((one) => (one.face === 'activate' ? [] : [hazardPart(seen, one)]));

function hazardPart({ snapshot, isShown, words }: Seen, { face, number, odds, events }: HazardCase): Part {
  const { about, game } = words;
  const lost = eventsOfType(events, 'lost-health').filter(({ explorer }) => isShown(explorer));
  const erupted = eventsOfType(events, 'erupted').length > 0;
  const burnt = erupted ? eventsOfType(events, 'burnt').flatMap(({ tiles }) => tiles) : [];
  const cells = [...new Set(lost.map(({ at }) => at))];
  const row = ROWS[face];
  return {
    marks: [
      ...(number === undefined ? [] : cells.map((at) => threat('cavein', cellOf(at)))),
      ...burnt.map((at) => threat('burn-next', cellOf(at))),
    ].join(''),
    tags: [
      ...cells.map((at) =>
        number === undefined
          ? tagAt(at, row, {
              key: `${face} ${at}`,
              kind: 'odds',
              icon: face,
              text: about.dangers.dice(odds, amountAt(lost, at)),
            })
          : tagAt(at, row, { kind: 'rock', icon: face, text: about.dangers.falls(number, amountAt(lost, at)) }),
      ),
      ...burnt.slice(0, 1).map((at) => tagAt(at, row, { kind: 'burns', icon: 'lava', text: about.dangers.erupts })),
    ],
    text: lost.map(({ explorer, source, amount, left }) =>
      game.risk.harm({
        source,
        amount,
        downs: left === 0,
        odds,
        ...(explorer === snapshot.actor ? {} : { whose: explorer }),
      }),
    ),
  };
}

const amountAt = (lost: readonly { readonly at: string; readonly amount: number }[], at: string): number =>
  Math.max(...lost.map((one) => (one.at === at ? one.amount : 0)));

// ---------------------------------------------------------------- shields

/** IE-VET-2. */
function shields({ snapshot, words }: Seen): Part {
  const at = snapshot.explorers['veteran']?.at;
  if (!at || snapshot.brace !== 'braced') return {};
  return { tags: [tagAt(at, 'lower', { kind: 'safe', icon: 'brace', text: words.about.dangers.shielded })] };
}
