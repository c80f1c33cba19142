// What only the page says: the goal, what comes after the last turn, and what may be lost at a place.
import type { Caver, Source } from '@undercroft/sub-terra';
import { count, countWord, inAll, list, verb } from '@undercroft/words/english';
import { capital, type MarkedText, type Odds } from '@undercroft/words/grammar';
import type { Harm } from './index.ts';
import { the, who } from './names.ts';

/** Tiles as they can be counted, dice in smallest terms: '6 in 51', '1 in 2'. */
const chance = (odds: Odds): string => (odds.of > 6 && odds.of < 100 ? `${odds.n} in ${odds.of}` : inAll(odds));

/** Of the stack: the exit is one of them. */
const LAST_TILES = 6;

const goal = {
  find: 'Find the exit',
  /** ST-SETUP-3: it was shuffled among the last six. */
  tiles: (n: number): MarkedText => {
    if (n > LAST_TILES) return `*${n}* tiles left, it is among the last ${LAST_TILES}`;
    return n === 1 ? 'it is the *last* tile' : `it is one of the last *${n}* tiles`;
  },
  next: 'it is the *next* tile',
  reach: 'Reach the exit',
  steps: (caver: Caver, n: number): MarkedText => `${who(caver)}, *${n}* ${verb(n, 'step', 'steps')} away`,
  noWay: (caver: Caver): MarkedText => `${who(caver)}, no way there yet`,
  /** Whoever acts is out already. */
  gather: 'Get everyone to the exit',
  leave: 'Leave the cave',
  goBack: (people: readonly Caver[]): MarkedText => `or go back for ${list(people.map((one) => `the *${who(one)}*`))}`,
  over: 'The descent is over',
};

const upcoming = {
  horrors: (n: number): MarkedText => (n === 1 ? 'Then the *horror* moves' : `Then *${n} horrors* move`),
  torches: 'Then the *torches* go out',
  /** Read out before the cards, counted. */
  hazard: 'Then a hazard, from these cards',
  dark: 'Then the *dark* takes whoever fails a check',
};

/** What may be lost, in the words of the plate at the place. */
const titles = {
  exertion: 'Exertion',
  rough: 'Rough ground',
  gas: 'Gas',
  flood: 'Flood',
  'cave-in': 'Cave-in',
  tremor: 'Tremor',
  horror: 'The horror',
} satisfies Record<Source, string>;

/** 'lose 2, pass out', 'the Climber loses 3'. */
const lose = ({ amount, falls, whose }: Harm): string =>
  whose ? `${the(whose)} loses ${amount}${falls ? ', passes out' : ''}` : `lose ${amount}${falls ? ', pass out' : ''}`;

/** 'you lose *2 health* and pass out'. */
const losing = ({ amount, falls, whose }: Harm): MarkedText =>
  whose
    ? `${the(whose)} loses *${amount} health*${falls ? ' and passes out' : ''}`
    : `you lose *${amount} health*${falls ? ' and pass out' : ''}`;

/** The faces of a die that fail: '1–3'. */
const faces = ({ odds }: Harm): string => (odds?.n === 1 ? '1' : `1–${odds?.n}`);

/** When it happens: 'If it is a gas tile, ', 'On 1–3 '. */
function when(harm: Harm): string {
  const { source, odds } = harm;
  if (!odds) return '';
  if (source === 'gas') return 'If it is a gas tile, ';
  if (source === 'rough' && odds.of !== 6) return 'If it is rough ground and you slip, ';
  if (source === 'rough') return `On ${faces(harm)} you slip: `;
  if (source === 'exertion') return `You roll when your turn ends. On ${faces(harm)} `;
  return `${chance(odds)}: `;
}

const danger = {
  titles,
  certain: 'certain',
  possible: 'possible',
  odds: chance,
  /** Under the big button: '6 in 51: lose 2, pass out'. */
  short: (harm: Harm): string => (harm.odds ? `${chance(harm.odds)}: ${lose(harm)}` : lose(harm)),
  /** On the board: '6 in 51', '−2'. */
  tag: ({ odds, amount }: Harm): string => (odds ? chance(odds) : `−${amount}`),
  text: (harm: Harm): MarkedText => capital(`${when(harm)}${losing(harm)}.`),
  /** There is a way without it. */
  revealFirst: 'Reveal it from here and you stay safe.',
  strike: {
    short: 'the horror strikes this round',
    tag: 'strikes now',
    here: 'The horror steps onto this tile after the last turn: you lose *all health* and pass out.',
    unlessYouLeave:
      'The horror steps onto this tile after the last turn: you lose *all health* unless you leave again.',
    other: (caver: Caver): MarkedText =>
      `Then the horror turns to ${the(caver)} and strikes this round. ${capital(the(caver))} has had their turn.`,
  },
  end: {
    confirm: 'End anyway',
    down: (caver: Caver) => ({
      title: `${who(caver)} unconscious`,
      text: `${capital(the(caver))} is *unconscious*, and you can still help.`,
      short: `you could still help ${the(caver)}`,
    }),
    hunted: (caver: Caver) => ({
      title: titles.horror,
      text: `The horror strikes the *${who(caver)}* this round, and you can still help.`,
      short: `the horror strikes ${the(caver)}`,
    }),
    huntedYourself: {
      title: titles.horror,
      text: 'The horror strikes *you* this round, and you can still get away.',
      short: 'the horror strikes you this round',
    },
  },
  left: {
    title: 'Left behind',
    text: (people: readonly Caver[]): MarkedText =>
      `${capital(list(people.map((one) => `the *${who(one)}*`)))} ${verb(people.length, 'stays', 'stay')} down there for good.`,
    short: (people: readonly Caver[]): string => `without ${list(people.map(the))}`,
  },
};

export const table = {
  goal,
  upcoming,
  danger,
  /** Under 'End turn'. */
  pointsNote: (n: number): string => (n === 0 ? 'no points left' : `${count(n, 'point')} left`),
  steps: (n: number): string => count(n, 'step'),
  /** 'Run three steps'. */
  walk: (name: string, n: number): string => `${name} ${countWord(n, 'step')}`,
  walkCosts: (cost: number): string => `${capital(cost === 0 ? 'free' : count(cost, 'point'))} in all.`,
  /** After a refusal: 'Bandage costs only 1.' */
  cheaper: (name: string, cost: number): string => `${name} costs only ${cost}.`,
  /** For an arrow at the edge: 'Climber · 16 steps'. */
  landmark: (name: string, steps: number | undefined): string =>
    steps === undefined ? name : `${name} · ${count(steps, 'step')}`,
  exit: 'Exit',
  horror: 'Horror',
  /** Somebody who can be touched: 'Climber, 1 of 3 health, here'. */
  person: (caver: Caver, health: string): string => `${who(caver)}, ${health}`,
  wall: (side: string): string => `Wall to the ${side}`,
  risk: (short: string): string => `risk: ${short}`,
};
