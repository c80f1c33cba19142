// The team beside the board, in the order of this round.
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { Card, Chip, Seating } from '@undercroft/page-kit/game-view';
import { type Caver, type Snapshot, startingHealth } from '@undercroft/sub-terra';
import { CAVER_ABILITIES, type SubTerraWords } from '@undercroft/sub-terra/words';
import type { PageWords } from '@undercroft/words/en/page';
import { caverState } from './draw/board.ts';
import type { SubTerraIcon } from './draw/icons.ts';
import type { Later } from './later.ts';

type Member = Snapshot['cavers'][string];

export interface Words {
  readonly game: SubTerraWords;
  readonly page: PageWords;
}

/** From the starting caver clockwise (ST-ROUND-2). */
export function roundOrder({ options, start }: Snapshot): Caver[] {
  const order = options.cavers.map(({ caver }) => caver);
  const first = order.indexOf(start);
  return [...order.slice(first), ...order.slice(0, first)];
}

export function teamCards(snapshot: Snapshot, seating: Seating, words: Words, later: Later): Card[] {
  const seats = new Map(snapshot.options.cavers.map(({ caver, seat }) => [caver, seat]));
  return roundOrder(snapshot).map((caver) => card(snapshot, caver, seats.get(caver) ?? 0, seating, words, later));
}

function card(
  snapshot: Snapshot,
  caver: Caver,
  seat: number,
  { names, bots }: Seating,
  { game: words, page }: Words,
  later: Later,
): Card {
  const member = snapshot.cavers[caver] as Member;
  const isActing = caver === snapshot.actor && snapshot.end === null && !isAboutHorrors(snapshot);
  const of = startingHealth(caver, snapshot.options.variant);
  const state = caverState(member);
  return {
    id: caver,
    face: portrait(caver, { state, active: false }),
    name: words.cavers[caver].name,
    who: bots[seat] ? page.common.bot : (names[seat] ?? ''),
    seat,
    health: { left: member.health, of, words: words.team.health(member.health, of) },
    state: stateWords(snapshot, caver, words),
    tone: isActing ? 'acting' : state === 'down' ? 'down' : state === 'lost' ? 'gone' : 'plain',
    turn: turnOf(snapshot, caver),
    chips: chipsOf(snapshot, member, words),
    get abilities() {
      return abilitiesOf(snapshot, caver, words, later);
    },
    notes: [],
    ...(member.at === null ? {} : { place: member.at }),
  };
}

/** What they can do, once the words for it are loaded. */
function abilitiesOf(snapshot: Snapshot, caver: Caver, words: SubTerraWords, { about }: Later): Card['abilities'] {
  if (!about) return [];
  return CAVER_ABILITIES[caver].map(({ name, rule }) => ({
    name: about.abilities[name].name,
    text: [about.abilities[name].does, ...uses(snapshot, name, words)].join(', '),
    rule,
  }));
}

function uses({ pathfinder, explosives }: Snapshot, ability: string, words: SubTerraWords): string[] {
  if (ability === 'pathfinder') return [words.team.uses(pathfinder)];
  return ability === 'demolish' ? [words.team.uses(explosives)] : [];
}

// ---------------------------------------------------------------- their turn

/** A horror is to be moved or placed: nobody's turn, no matter who answers. */
export const isAboutHorrors = ({ asks }: Snapshot): boolean => asks === 'horror' || asks === 'path' || asks === 'spawn';

/** Horrors and hazards come after the last turn of the round (ST-ROUND-1). */
const isAfterTurns = ({ asks, roll }: Snapshot): boolean =>
  AFTER_TURNS.includes(asks) || (roll !== null && ROLLED_AFTER.includes(roll.why));
const AFTER_TURNS: readonly Snapshot['asks'][] = ['horror', 'path', 'spawn', 'hazard', 'over'];
const ROLLED_AFTER: readonly string[] = ['tremor', 'darkness'];

function turnOf(snapshot: Snapshot, caver: Caver): NonNullable<Card['turn']> {
  const order = roundOrder(snapshot);
  const ahead = order.indexOf(caver) - order.indexOf(snapshot.active);
  if (isAfterTurns(snapshot) || ahead < 0) return 'done';
  if (ahead === 0) return 'acting';
  const next = order.slice(order.indexOf(snapshot.active) + 1).find((one) => canAct(snapshot, one));
  return caver === next ? 'next' : 'waiting';
}

/** An unconscious caver passes (ST-ROUND-2). */
const canAct = ({ cavers }: Snapshot, caver: Caver): boolean => {
  const { health = 0, state = [] } = cavers[caver] ?? {};
  return health > 0 && !state.includes('removed');
};

// ---------------------------------------------------------------- how they are

const onExit = ({ cave }: Snapshot, { at }: Member): boolean =>
  at !== null && cave.find((one) => one.at === at)?.tile.startsWith('exit') === true;

function stateWords(snapshot: Snapshot, caver: Caver, words: SubTerraWords): string {
  const { states } = words.team;
  const member = snapshot.cavers[caver] as Member;
  const condition = conditionOf(snapshot, member);
  if (condition && (condition !== 'hidden' || caver !== snapshot.actor)) return states[condition];
  if (caver === snapshot.actor && snapshot.end === null) return states.acting;
  return states[turnOf(snapshot, caver)];
}

type Condition = 'out' | 'unconscious' | 'submerged' | 'hidden' | 'exit';

function conditionOf(snapshot: Snapshot, member: Member): Condition | undefined {
  if (member.state.includes('removed')) return 'out';
  if (member.health === 0) return 'unconscious';
  if (member.state.includes('submerged')) return 'submerged';
  if (member.state.includes('hidden')) return 'hidden';
  return onExit(snapshot, member) ? 'exit' : undefined;
}

const CHIPS: Readonly<Record<Condition, { readonly icon: SubTerraIcon; readonly tone: Chip['tone'] }>> = {
  out: { icon: 'gone', tone: 'bad' },
  unconscious: { icon: 'unconscious', tone: 'bad' },
  submerged: { icon: 'submerged', tone: 'plain' },
  hidden: { icon: 'hide', tone: 'good' },
  exit: { icon: 'exit', tone: 'good' },
};

/** Who is hunted comes with the dangers. */
function chipsOf(snapshot: Snapshot, member: Member, { team }: SubTerraWords): Chip[] {
  const condition = conditionOf(snapshot, member);
  return condition ? [{ ...CHIPS[condition], text: team.states[condition] }] : [];
}
