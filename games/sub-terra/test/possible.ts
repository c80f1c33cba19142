// Positions for tests: only what matters is named, and what must then be so is filled in.
import { merge, unwrap } from '@undercroft/engine';
import type { Roll } from '../rules/events.ts';
import { type Caver, type Snapshot, subTerra } from '../rules/index.ts';
import { TYPES } from '../rules/tiles.ts';

type Change = Partial<Record<keyof Snapshot, unknown>>;
type Asks = Snapshot['asks'];

/** The opening with these changes, with the jobs, points, cards and tiles that they need. */
export function possible(change: Change, options: object = {}): Snapshot {
  const opening = subTerra.save(unwrap(subTerra.open(options)));
  const started = opening.asks === 'aside' && !change.asks ? { asks: 'action', aside: 'normal D' } : {};
  const merged = JSON.parse(JSON.stringify(merge(opening, { ...started, ...change }))) as Snapshot;
  const actor = change.actor ?? change.active ?? merged.actor;
  const following = { ...cardsOf(merged), ...tilesOf(merged), ...explosivesOf(merged), ...flowOf(merged) };
  return merge({ ...merged, actor, ...following }, change) as Snapshot;
}

const turnJobs = ({ options, start, active }: Snapshot): string[] => {
  const order = options.cavers.map(({ caver }) => caver);
  const turn = (order.indexOf(active as Caver) - order.indexOf(start as Caver) + order.length) % order.length;
  return ['round-over', 'hazards', 'horrors', ...(turn + 1 < order.length ? [`turn ${turn + 1}`] : [])];
};

const ROLL_JOBS: Partial<Record<Roll, string[]>> = { exertion: ['turn-over'], rough: ['act', 'touch'] };
const JOBS: Partial<Record<Asks, string[]>> = {
  action: [],
  appear: [],
  directed: ['act', 'directed-over'],
  chain: ['act'],
  take: ['act', 'step-in'],
  choose: ['act', 'step-in'],
  place: ['act', 'step-in'],
  tile: ['act', 'step-in'],
};
const JOBS_BETWEEN_TURNS: Partial<Record<Asks, string[]>> = {
  hazard: ['round-over'],
  horror: ['round-over', 'hazards'],
  path: ['round-over', 'hazards', 'next-horror'],
  spawn: ['round-over', 'spawn'],
  over: [],
};

/** The job stack and the points, for what is asked. */
function flowOf(snapshot: Snapshot): Change {
  const { asks, roll, chain } = snapshot;
  const between = JOBS_BETWEEN_TURNS[asks];
  if (between) return { todo: between, points: 0 };
  const jobs = roll ? (ROLL_JOBS[roll.why] ?? ['act']) : JOBS[asks];
  if (!jobs) return {};
  const cost = asks === 'action' ? 0 : chain > 0 || roll || asks === 'appear' ? 2 : 1;
  return { todo: [...turnJobs(snapshot), ...jobs], points: 2 - cost };
}

/** The cards behind what lies in the cave, and the round in which they have been played. */
function cardsOf({ cave, gas, horrors, cavers, dark, asks, options }: Snapshot): Change {
  const marks = cave.flatMap((tile) => tile.marks ?? []);
  const isDark = dark || Object.values(cavers).some(({ state }) => state?.includes('removed'));
  const cards = [
    ...(marks.includes('flood') ? ['flood'] : []),
    ...(gas ? ['gas'] : []),
    ...(marks.includes('rubble') ? ['cave-in'] : []),
    ...horrors.map(() => 'horror'),
    ...(asks === 'spawn' ? ['horror'] : []),
  ];
  if (isDark) return { dark: true, hazards: allCards(options), round: allCards(options).length + 2 };
  return { hazards: cards, round: cards.length + (asks === 'spawn' ? 0 : 1) };
}

/** ST-SETUP-5, for Normal. */
const allCards = ({ cavers }: Snapshot['options']): string[] =>
  ['horror', 'tremor', 'flood', 'gas', 'cave-in']
    .flatMap((card) => Array.from({ length: 5 }, () => card))
    .slice(0, { 4: 22, 5: 19, 6: 17 }[cavers.length]);

/** With the exit in sight at most five tiles are left: here two crosses and three forks. */
function tilesOf({ cave, reveal, aside }: Snapshot): Change {
  const seen = [...cave.map(({ tile }) => tile), reveal?.hand ?? '', aside ?? ''];
  if (!seen.includes('exit D')) return {};
  const left = ['normal X', 'normal X', 'normal T', 'normal T', 'normal T'];
  const elsewhere = (name: string): number => [...seen, ...left].filter((one) => one === name).length;
  return {
    discarded: TYPES.flatMap(({ name, copies }) => Array<string>(Math.max(0, copies - elsewhere(name))).fill(name)),
  };
}

function explosivesOf({ cave, explosives }: Snapshot): Change {
  const blasted = cave.reduce((sum, tile) => sum + (tile.blasted?.length ?? 0), 0);
  return { explosives: Math.max(0, explosives - blasted) };
}
