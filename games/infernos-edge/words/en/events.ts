// What happens, in sentences: the log, and what moments say. Loaded after the first decision is possible.
import type { SideName } from '@undercroft/cave';
import type { Event, Explorer, Face, Roll, StepKind } from '@undercroft/infernos-edge';
import { a, away, count, countWord, list, numberWord, verb } from '@undercroft/words/english';
import { capital, type MarkedText } from '@undercroft/words/grammar';
import { between, type Places, sideOf } from '@undercroft/words/places';
import {
  because,
  dieWith,
  faces,
  items,
  ranks,
  sources,
  team,
  the,
  theItem,
  theTile,
  tile,
  time,
  where,
  who,
  why,
} from './index.ts';

const The = (explorer: Explorer): MarkedText => `The *${who(explorer)}*`;

const steps = {
  move: 'moves',
  run: 'runs',
  sprint: 'sprints',
  explore: 'steps',
  crawl: 'crawls',
  command: 'moves',
} satisfies Record<StepKind, string>;

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type EventTexts = { readonly [T in Event['type']]: (event: EventOf<T>, places: Places<Explorer>) => MarkedText };

/** 'a lava fork', 'ruin 3'; 'the lava fork', 'ruin 3'. */
const aTile = (name: string): string => (name.startsWith('ruin') ? tile(name) : a(tile(name)));

/** ' to 2E 1N': where places have names, they are named even if it goes without saying for whoever sees the board. */
const named = ({ label }: Places<Explorer>, cell: string, by = 'at'): string => (label ? ` ${by} ${label(cell)}` : '');

const tests = {
  attack: ['hits', 'misses'],
  spike: ['dodges the spikes', 'sets off the spikes'],
} satisfies Record<Extract<Roll, 'attack' | 'spike'>, readonly [passed: string, failed: string]>;

function rolled({ explorer, why, face: shown, needed = 4, passed }: EventOf<'rolled'>): MarkedText {
  const rolls = `${The(explorer)} rolls ${typeof shown === 'number' ? shown : dieWith(shown)}`;
  if (why === 'hazard') return `${rolls}.`;
  if (why === 'collapse') return `${rolls} for the ruins.`;
  return `${rolls}, needing ${needed} or more, and ${tests[why][passed ? 0 : 1]}.`;
}

const eventTexts: EventTexts = {
  'round-began': ({ round, marker }) => `Round ${round}. ${time.volcano(marker)}.`,
  'turn-began': ({ explorer, state }) =>
    state === 'inside'
      ? `${The(explorer)} is next.`
      : `${The(explorer)} is ${team.states[state]} and only rolls for hazards.`,
  'turn-ended': ({ explorer }) => `${The(explorer)} ends their turn.`,
  exerted: ({ explorer, left: rest }) => `${The(explorer)} exerts: 1 more point for 1 health. ${rest} health left.`,
  'gap-named': ({ explorer, at, exploring }, p) =>
    `${The(explorer)} ${exploring ? 'explores' : `shines a light${p.label ? ' on' : ''}`} ${p.label?.(at) ?? where(p, at, explorer)}.`,
  'tile-drawn': ({ explorer, tile: drawn, left: rest }) =>
    `${The(explorer)} draws ${aTile(drawn)}. ${count(rest, 'tile')} left in the bag.`,
  'tile-returned': ({ tile: back, why }) =>
    `${capital(theTile(back))} ${why === 'scholar' ? 'goes' : 'would seal the temple, so it goes'} back into the bag.`,
  'bag-discarded': ({ tiles }) =>
    tiles === 1
      ? 'The last tile in the bag fits nowhere and leaves the game.'
      : `None of the ${tiles} tiles in the bag fits any more. They leave the game.`,
  'tile-placed': ({ explorer, tile: laid, at }, p) =>
    `${The(explorer)} lays ${theTile(laid)} ${where(p, at, explorer)}.`,
  'key-laid': ({ at }, p) => `A key lies ${where(p, at)}.`,
  'rubble-laid': ({ at }, p) => `Rubble lies ${where(p, at)}.`,
  'guardian-came': ({ at }, p) => `A *guardian* wakes ${where(p, at)}.`,
  'no-guardian-left': () => 'All five guardians are awake already, so no more come.',
  'sanctum-placed': ({ at }, p) => `The sanctum opens${p.of ? ` ${away(p.from(at), the(p.of))}` : named(p, at)}.`,
  'wall-removed': ({ at, side }, p) =>
    `${capital(a(side))} wall${named(p, at)} breaks open to make way for the sanctum.`,
  'artifact-appeared': () => 'All three keys are in place: the artifact appears on the sanctum ledge.',
  cursed: ({ explorer }) =>
    `${The(explorer)} wakes the curse. From now on each explorer rolls two hazard dice, and the volcano takes two steps a round.`,
  moved: ({ explorer, from, to: end, how }, p) =>
    `${The(explorer)} ${steps[how]} ${sideOf(between(from, end)) ?? 'elsewhere'}${named(p, end, 'to')}.`,
  escaped: ({ explorer, holds }) => `${The(explorer)} leaves the temple${holds ? ` with ${items[holds]}` : ''}.`,
  rolled,
  rerolled: ({ explorer, face: shown, left: rest, paid }) =>
    `${The(explorer)} rerolls ${dieWith(shown)}. ${paid === 'health' ? `${rest} health` : count(rest, 'luck token')} left.`,
  hazard: ({ face: which }) => `*${faces[which].name}.* ${faces[which].does}`,
  'lost-health': ({ explorer, amount, left: rest, source }) =>
    `${The(explorer)} loses ${amount} health ${because(source)} and has ${rest === 0 ? 'none' : rest} left.`,
  spared: ({ explorer, source, by }) =>
    by === 'alert'
      ? `The *Scoundrel* ${explorer === 'scoundrel' ? 'stays' : `keeps ${the(explorer)}`} safe from ${sources[source]}.`
      : `${The(explorer)} is braced and takes no harm from ${sources[source]}.`,
  downed: ({ explorer, at }, p) => `${The(explorer)} is downed${named(p, at)}.`,
  healed: ({ explorer, by, amount, left: now }) =>
    by === explorer
      ? `${The(by)} regains ${amount} health and has ${now}.`
      : `${The(by)} heals ${the(explorer)}, who regains ${amount} health and has ${now}.`,
  'stood-up': ({ explorer }) => `${The(explorer)} is back on their feet.`,
  'item-picked-up': ({ explorer, item }) => `${The(explorer)} picks up ${items[item]}.`,
  'item-given': ({ explorer, item, to: other }) => `${The(explorer)} hands ${theItem(item)} to ${the(other)}.`,
  'item-put-down': ({ explorer, item }) => `${The(explorer)} puts ${theItem(item)} down.`,
  commanded: ({ explorer, by }) => `${The(by)} tells ${the(explorer)} to move.`,
  declined: ({ explorer }) => `${The(explorer)} stays put.`,
  'shored-up': ({ explorer, left: rest }) => `${The(explorer)} shores up the tile. ${count(rest, 'prop')} left.`,
  demolished: ({ explorer, side, left: rest }) =>
    `${The(explorer)} blasts open the ${side} wall. ${count(rest, 'charge')} left.`,
  braced: ({ explorer }) => `${The(explorer)} braces until their next turn.`,
  'rubble-cleared': ({ at, explorer }, p) =>
    `${explorer ? The(explorer) : 'A *guardian*'} clears the rubble ${where(p, at, explorer)}.`,
  'trap-triggered': ({ at, trap }, p) => `The ${trap} trap ${where(p, at)} goes off.`,
  collapsed: ({ at, number }, p) => `Ruin ${number}${named(p, at)} collapses.`,
  'guardian-destroyed': ({ at, explorer }, p) =>
    explorer
      ? `${The(explorer)} destroys a guardian ${where(p, at, explorer)}.`
      : `The collapse destroys a guardian ${where(p, at)}.`,
  'guardian-attacked': ({ explorer }) => `A *guardian* attacks ${the(explorer)}.`,
  'guardian-moved': ({ from, to: end }, p) =>
    `A *guardian* goes ${sideOf(between(from, end)) ?? 'on'}${named(p, end, 'to')}.`,
  'marker-moved': ({ to: n }) => `${time.volcano(n)}.`,
  erupted: () => 'The volcano erupts.',
  burnt: ({ tiles }, p) =>
    tiles.length > 1 && !p.label
      ? `Lava floods ${numberWord(tiles.length)} spaces.`
      : `Lava floods the ${verb(tiles.length, 'space', 'spaces')} ${list(tiles.map((cell) => where(p, cell)))}.`,
  died: ({ explorer, at, holds }, p) =>
    `${The(explorer)} dies in the lava${named(p, at)}${holds ? `, and ${theItem(holds)} is lost` : ''}.`,
  'artifact-burnt': () => 'The lava destroys the artifact.',
  ended: (event) => `*${ranks[event.rank]}.* ${why(event)}`,
};

/** Several steps in one go: 'Guardians: two steps west and one step south.' */
const prowl = (ways: readonly (readonly [EventOf<'guardian-moved'>, { readonly length: number }])[]): MarkedText =>
  `*Guardians*: ${list(ways.map(([{ from, to: end }, { length }]) => `${countWord(length, 'step')} ${sideOf(between(from, end)) ?? 'on'}`))}.`;

const describe = (event: Event, p: Places<Explorer>): MarkedText =>
  (eventTexts[event.type] as (event: Event, p: Places<Explorer>) => MarkedText)(event, p);

/** A key chamber has its key in it. */
const found = (laid: string): string => `${aTile(laid)}${laid.startsWith('key') ? ' with a key' : ''}`;

/** Whether somebody falls by a loss. */
export interface Fall {
  readonly isDowned: boolean;
}

/** What the log says beyond that. */
const log = {
  /** A further step of a run, after 'The Guide runs east.' */
  further: ({ from, to: end }: EventOf<'moved'>): string => `Then ${sideOf(between(from, end)) ?? 'on'}.`,
  explored: (explorer: Explorer, side: SideName, laid: string): MarkedText =>
    `${The(explorer)} explores ${side} and finds ${found(laid)}.`,
  revealed: (explorer: Explorer, side: SideName, laid: string): MarkedText =>
    `${The(explorer)} reveals ${found(laid)} to the ${side}.`,
  /** The die and what it comes to. */
  hit: ({ explorer, face: shown }: EventOf<'rolled'>): MarkedText =>
    `${The(explorer)} rolls ${shown} and destroys a guardian.`,
  lost: ({ explorer, amount, left: rest, source }: EventOf<'lost-health'>, { isDowned }: Fall): MarkedText =>
    `${The(explorer)} loses ${amount} health ${because(source)} and ${isDowned ? 'is downed' : `has ${rest === 0 ? 'none' : rest} left`}.`,
  /** What heads the deeds of guardians and volcano. */
  guardians: 'Guardians',
  volcano: 'Volcano',
  hazard: (which: Face): MarkedText => `*${faces[which].name}.*`,
  /** A hazard that comes to nothing; undefined where the roller is no part of the reason. */
  calm: (which: Face, roller: Explorer | undefined): MarkedText => {
    switch (which) {
      case 'stumble':
        return roller ? `${The(roller)} did not exert, so nothing happens.` : 'Nothing happens.';
      case 'lava':
        return 'Nobody is on a lava tile.';
      case 'collapse':
        return 'No ruin is left that could collapse.';
      case 'trap':
        return 'No trap is in reach.';
      case 'wake':
        return 'No guardian wakes.';
      case 'activate':
        return 'There is no guardian to act.';
    }
  },
  noCollapse: 'Nothing collapses.',
};

/** What somebody else's turn may ask of one, as home says it. */
const asked = {
  sanctum: 'Where does the sanctum open?',
  guardian: 'Which guardian acts next?',
  victim: 'Who takes the blow?',
  path: 'Which way does the guardian go?',
};

const en = { asked, describe, log, prowl };

export type InfernosEdgeEventWords = typeof en;
export default en;
