// What threatens whom, on the board and on the cards: guardians, lava, and what the dice would hit.
import {
  type Action,
  type Event,
  type Explorer,
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
    text: text.length > 0 ? [dangers.unless, ...[...new Set(text)].slice(0, MOST_SENTENCES)].join(' ') : dangers.none,
  };
}

/** What is said on one line; the board shows all of it. */
const MOST_SENTENCES = 3;

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

/** Your own: the actor, and everybody they could help now. */
function shownTo({ state, snapshot }: Position<InfernosEdge>, { whose }: DangerScope): Seen['isShown'] {
  if (whose === 'all' || isOfLead(snapshot)) return () => true;
  const helped = snapshot.asks === 'action' ? needsThatCanBeMet(state).map(({ explorer }) => explorer) : [];
  const shown = new Set<Explorer>([snapshot.actor, ...helped]);
  return (explorer) => shown.has(explorer);
}

// ---------------------------------------------------------------- guardians

/** Those on one space that come the same way are one threat. */
interface Threat extends Hunt {
  readonly at: string;
  readonly guardians: number;
}

function hunted(seen: Seen): Part[] {
  const threats = new Map<string, Threat>();
  for (const hunt of hunts(seen.state)) {
    // One that has struck in this round stands there and waits for the next.
    if (!hunt?.prey.some(seen.isShown) || hunt.moves + hunt.strikes === 0) continue;
    const [at = ''] = hunt.path;
    const others = threats.get(at) ?? { strikes: 0, guardians: 0 };
    threats.set(at, { ...hunt, at, strikes: hunt.strikes + others.strikes, guardians: others.guardians + 1 });
  }
  return [...[...threats.values()].map((threat) => huntPart(seen, threat)), struckPart(seen, [...threats.values()])];
}

const isShielded = ({ brace }: Snapshot, explorer: Explorer): boolean => explorer === 'veteran' && brace === 'braced';

/** Nobody loses more than they have. */
const lossOf = ({ explorers }: Snapshot, explorer: Explorer, strikes: number): number =>
  Math.min(strikes, explorers[explorer]?.health ?? 0);

function huntPart({ state, snapshot, words }: Seen, threatened: Threat): Part {
  const { at, path, prey, moves, acts, guardians } = threatened;
  const [first = snapshot.actor] = prey;
  // Where the lead chooses among several, each may take it.
  const strikes = Math.max(...prey.map((one) => lossOf(snapshot, one, threatened.strikes)));
  const { about, game } = words;
  const isSafe = isShielded(snapshot, first);
  const own = snapshot.explorers[snapshot.actor]?.at;
  const steps = own ? stepsBetween(state, own, at) : undefined;
  return {
    marks:
      path.length > 1
        ? huntMarks({ beast: 'guardian', path, steps: Math.max(1, Math.min(acts, path.length - 1)) })
        : threat('strike', cellOf(at)),
    tags: [
      tagAt(at, 'top', {
        kind: isSafe ? 'safe' : 'hunts',
        icon: 'guardian',
        face: portrait(first),
        text: isSafe ? about.dangers.shielded : strikes > 0 ? about.dangers.attacks : '',
        ...(isSafe ? {} : { count: strikes > 0 ? `−${strikes}` : String(moves) }),
      }),
    ],
    landmarks: [
      landmark(at, {
        key: `guardian ${at}`,
        tone: 'threat',
        icon: 'guardian',
        text: game.table.away(game.table.guardian, steps),
      }),
    ],
    text: isSafe
      ? []
      : [strikes > 0 ? about.dangers.strikes(prey, strikes, guardians) : about.dangers.hunts(prey, moves, guardians)],
  };
}

/** On the cards: what all of them together take, at most. */
function struckPart({ snapshot, words }: Seen, threats: readonly Threat[]): Part {
  const { dangers } = words.about;
  const prey = new Set(threats.flatMap((one) => one.prey.slice(0, 1)));
  return {
    chips: [...prey].map((explorer): [Explorer, Chip] => {
      if (isShielded(snapshot, explorer)) return [explorer, { icon: 'brace', text: dangers.shielded, tone: 'good' }];
      const all = threats.reduce((sum, one) => sum + (one.prey[0] === explorer ? one.strikes : 0), 0);
      const lost = lossOf(snapshot, explorer, all);
      return [explorer, { icon: 'guardian', text: lost > 0 ? dangers.struck(lost) : dangers.hunted, tone: 'bad' }];
    }),
  };
}

// ---------------------------------------------------------------- lava

/** IE-VOLC-3: what burns at the end of this round, ring after ring; tags where somebody stands. Targets have their own. */
function fire({ state, snapshot, words }: Seen): Part {
  const [first = [], second = []] = new Forecast(state).rings;
  const { about, game } = words;
  const tags = game.danger.burnsTag;
  const people = peopleOn(snapshot);
  const marked = (cells: readonly string[], text: string): BoardTag[] =>
    cells.filter((at) => people.has(at)).map((at) => tagAt(at, 'bottom', { kind: 'burns', icon: 'lava', text }));
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

/** What the dice after this turn would cost those who are shown. That guardians act is told by their threads. */
function hazards(seen: Seen): Part[] {
  const cases = hazardCases(seen.state).filter(({ face }) => face !== 'activate');
  return [...cases.map((one) => hazardPart(seen, one)), { tags: diceTags(seen, cases) }];
}

function hazardPart({ snapshot, isShown, words }: Seen, { number, odds, events }: HazardCase): Part {
  const { about, game } = words;
  const lost = lostBy(events, isShown);
  const isEruption = eventsOfType(events, 'erupted').length > 0;
  const burnt = isEruption ? eventsOfType(events, 'burnt').flatMap(({ tiles }) => tiles) : [];
  return {
    marks: [
      ...(number === undefined ? [] : lost.map(({ at }) => threat('cavein', cellOf(at)))),
      ...burnt.map((at) => threat('burn-next', cellOf(at))),
    ].join(''),
    tags: burnt
      .slice(0, 1)
      .map((at) => tagAt(at, 'upper', { kind: 'burns', icon: 'lava', text: about.dangers.erupts })),
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

const lostBy = (events: readonly Event[], isShown: Seen['isShown']) =>
  eventsOfType(events, 'lost-health').filter(({ explorer }) => isShown(explorer));

/** At each space the worst of it; the rest is told in words. */
function diceTags({ isShown, words }: Seen, cases: readonly HazardCase[]): BoardTag[] {
  const worst = new Map<string, { readonly amount: number; readonly tag: BoardTag }>();
  const { dangers } = words.about;
  for (const { face, number, odds, events } of cases)
    for (const { at, amount } of lostBy(events, isShown)) {
      if (amount <= (worst.get(at)?.amount ?? 0)) continue;
      const tag =
        number === undefined
          ? tagAt(at, 'bottom', { kind: 'odds', icon: face, text: dangers.dice(odds, amount) })
          : tagAt(at, 'bottom', { kind: 'rock', icon: face, text: dangers.falls(number, amount) });
      worst.set(at, { amount, tag });
    }
  return [...worst.values()].map(({ tag }) => tag);
}

// ---------------------------------------------------------------- shields

/** IE-VET-2. */
const isBracedOn = ({ explorers, brace }: Snapshot, at: string): boolean =>
  brace === 'braced' && explorers['veteran']?.at === at;

function shields({ snapshot, words }: Seen): Part {
  const at = snapshot.explorers['veteran']?.at;
  if (!at || !isBracedOn(snapshot, at)) return {};
  return { tags: [tagAt(at, 'bottom', { kind: 'safe', icon: 'brace', text: words.about.dangers.shielded })] };
}
