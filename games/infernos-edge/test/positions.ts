// Positions for tests. A test names what matters to it, and the rest follows from that: the jobs from the question, the round
// from the marker, the keys from their tiles, the uses from what is seen of them. So every position is one that could be.
import { merge } from '@undercroft/engine';
import { startingHealth } from '../rules/explorers.ts';
import { markerFor, type Snapshot } from '../rules/index.ts';
import { startingUses } from '../rules/setup.ts';

/** The opening with changes, and with everything that follows from them unless they name it. */
export function completed(opening: Snapshot, change: object): Snapshot {
  const position = merge(opening, change) as Snapshot;
  const isNamed = (field: string) => field in change;
  return {
    ...position,
    ...clock(position, isNamed),
    ...points(position, isNamed),
    ...uses(position, isNamed),
    temple: withKeys(position),
    guardians: position.guardians.map((one) => (one.acting ? { ...one, activated: true } : one)),
    todo: isNamed('todo') ? position.todo : jobs(position),
  };
}

type IsNamed = (field: string) => boolean;

/** IE-ROUND-3: the marker moves a step a round. IE-VET-2: before resting one braces, and before that comes a turn. */
function clock({ options, brace, marker, round }: Snapshot, isNamed: IsNamed): Partial<Snapshot> {
  const start = markerFor(options.difficulty, options.explorers.length);
  const later = { no: 1, braced: 2, resting: 3 }[brace];
  const now = isNamed('round') ? round : isNamed('marker') ? start - marker + 1 : later;
  return { round: now, marker: isNamed('marker') ? marker : Math.max(0, start - now + 1) };
}

/** IE-TURN-1: only the one still acting has points left. IE-TURN-2: a third one costs health. */
function points(position: Snapshot, isNamed: IsNamed): Partial<Snapshot> {
  const { active, asks, explorers, exerted } = position;
  const left = isNamed('points') || asks === 'action' ? position.points : 0;
  if (left < 3) return { points: left };
  const one = explorers[active] as Snapshot['explorers'][string];
  const health = Math.min(one.health, startingHealth(active) - 1);
  return { points: left, exerted: exerted || left === 3, explorers: { ...explorers, [active]: { ...one, health } } };
}

/** IE-ARI-2, IE-FOR-2, IE-SAP-2. */
function uses(position: Snapshot, isNamed: IsNamed): Partial<Snapshot> {
  const { temple, entrance, reveal, journals, shores, demolitions } = position;
  const start = startingUses(position.options);
  const placed = [...temple.map(({ tile }) => tile), reveal?.hand].filter((tile) => tile === 'journal T');
  const shored = temple.filter(({ marks = [] }) => marks.includes('shored'));
  const walls = [...temple, ...entrance].flatMap(({ blasted = [] }) => blasted);
  return {
    journals: isNamed('journals') ? journals : start.journals - placed.length,
    shores: isNamed('shores') ? shores : start.shores - shored.length,
    demolitions: isNamed('demolitions') ? demolitions : start.demolitions - walls.length,
  };
}

/** IE-TILE-KEY: a key that is nowhere else lies on its tile. IE-MAP-4: those of discarded tiles lie on the ledge. */
function withKeys({ temple, entrance, explorers, discarded }: Snapshot): Snapshot['temple'] {
  const ledge = temple.find(({ tile }) => tile === 'ledge D');
  if (ledge?.marks?.includes('burnt')) return temple;
  const isOnLedge = discarded && ledge !== undefined;
  const held = Object.values(explorers).filter(({ holds }) => holds === 'key').length;
  const lying = [...temple, ...entrance].reduce((sum, { keys = 0 }) => sum + keys, 0);
  let missing = (isOnLedge ? 3 : temple.filter(({ tile }) => tile === 'key D').length) - held - lying;
  return temple.map((space) => {
    if (missing <= 0 || (isOnLedge ? space !== ledge : space.tile !== 'key D' || space.keys)) return space;
    const keys = isOnLedge ? missing : 1;
    missing -= keys;
    return { ...space, keys: (space.keys ?? 0) + keys };
  });
}

const ACTION = ['hazard-roll', 'act'];

/** What is left of the action or the roll. */
function rest({ asks, roll, reveal }: Snapshot): readonly string[] {
  if (['action', 'crawl'].includes(asks)) return ['hazard-roll'];
  if (['victim', 'path'].includes(asks)) return ['next-guardian'];
  if (asks === 'commanded') return [...ACTION, 'commanded-over'];
  if (['chain', 'illuminate', 'sanctum'].includes(asks)) return ACTION;
  if (['tile', 'choose', 'place'].includes(asks)) return reveal?.exploring ? [...ACTION, 'step-in'] : ACTION;
  return roll && ['attack', 'spike'].includes(roll.why) ? ACTION : [];
}

/** What is left of the round, of the turn, and of the action. */
function jobs(position: Snapshot): string[] {
  const { asks, active, options } = position;
  if (asks === 'over') return [];
  const names = options.explorers.map(({ explorer }) => explorer);
  const lead = options.lead ? names.indexOf(options.lead) : 0;
  const turn = (names.indexOf(active) - lead + names.length) % names.length;
  const next = turn + 1 < names.length ? [`turn ${turn + 1}`] : [];
  return ['round-over', 'marker', 'activation', 'activation', ...next, 'turn-over', ...rest(position)];
}
