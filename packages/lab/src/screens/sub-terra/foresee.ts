// What a deed would bring, said beforehand. Read off trials on a copy, so it can promise nothing the rules do not.
import { type Caver, type Event, type Source, subTerra } from '@undercroft/sub-terra';
import { type Foreseen, harmfulRolls, rolls, successfulRolls, tileRisks, upToTurnEnd } from '../cave/foresee.ts';
import { personName, the } from '../cave/people.ts';
import type { Loss } from '../screen.ts';
import { legalCodes, tryCode } from '../trial.ts';
import type { Descent } from './sight.ts';
import { SOURCES } from './words.ts';

export function foresee(descent: Descent, code: number): Foreseen {
  const { actor } = subTerra.save(descent);
  const { after, events } = tryCode(subTerra, descent, code);
  const own = upToTurnEnd(events);
  const notes = [...harms(own, actor), ...shields(own, actor), ...results(own)];
  const chance = own.length < events.length ? [] : chanceNotes(after, actor);
  return { notes: [...notes, ...chance], ...lossOf(own) };
}

/** 'gas −2', 'Medic: cave-in −3'. */
function harms(events: readonly Event[], actor: Caver): string[] {
  return events.flatMap((event) => {
    if (event.type !== 'lost-health') return [];
    const who = event.caver === actor ? '' : `${personName(event.caver)}: `;
    return [`${who}${event.source} −${event.amount}`];
  });
}

const shields = (events: readonly Event[], actor: Caver): string[] =>
  events.flatMap((event) =>
    event.type === 'spared' && event.caver === actor ? [`${the(event.by)} shields from ${SOURCES[event.source]}`] : [],
  );

const results = (events: readonly Event[]): string[] =>
  events.flatMap((event) => (event.type === 'ended' ? [`ends the game: ${event.medal}`] : []));

function lossOf(events: readonly Event[]): { loss?: Loss } {
  const fallen = events.find((event): event is Fallen => event.type === 'knocked-out');
  if (fallen)
    return { loss: { why: WHYS[fallen.source], what: `${the(fallen.caver)} falls unconscious`, rule: fallen.rule } };
  const ended = events.find((event): event is Ended => event.type === 'ended' && event.leftBehind.length > 0);
  if (!ended) return {};
  const [first] = ended.leftBehind;
  const who = ended.leftBehind.length === 1 && first ? `${the(first)} is` : `${ended.leftBehind.length} are`;
  return { loss: { why: 'this ends the game', what: `${who} left behind`, rule: ended.rule } };
}

type Fallen = Extract<Event, { type: 'knocked-out' }>;
type Ended = Extract<Event, { type: 'ended' }>;

const WHYS: Readonly<Record<Source, string>> = {
  exertion: 'exertion',
  rough: 'rough ground',
  gas: 'gas is about',
  flood: 'flood',
  'cave-in': 'falling rock',
  tremor: 'tremor',
  horror: 'a horror is there',
};

// ---------------------------------------------------------------- where chance comes in

function chanceNotes(after: Descent, actor: Caver): string[] {
  const status = subTerra.status(after);
  if (status.type !== 'chance') return [];
  if (status.asks === 'die') return dieNotes(after, actor);
  return status.asks === 'tile' ? tileRisks(subTerra, after, (tile) => riskOf(after, tile, actor)) : [];
}

/** 'succeeds on 4–6', 'rough −1 on 1–3'. */
function dieNotes(after: Descent, actor: Caver): string[] {
  const all = rolls(subTerra, after);
  const hoped = isDeed(after) ? [successfulRolls(all, isSuccess)] : [];
  return [...hoped, ...harmfulRolls(all, (events) => harmText(events, actor))];
}

const isSuccess = (event: Event): boolean => event.type === 'rolled' && event.passed === true;

/** ST-ACT-ROPE, ST-ACT-HIDE: what is hoped for is a success; elsewhere only failures matter. */
function isDeed(after: Descent): boolean {
  const why = subTerra.save(after).roll?.why;
  return why === 'rope' || why === 'hide';
}

function harmText(events: readonly Event[], actor: Caver): string {
  const fallen = events.find((event): event is Fallen => event.type === 'knocked-out');
  if (fallen) return fallen.caver === actor ? 'unconscious' : `${personName(fallen.caver)} unconscious`;
  return harms(events, actor).join(', ');
}

/** '8 in 52 gas −2', '3 in 52 rough', '1 in 6 the exit'. The first way of laying it stands for all: what is entered does not depend on how it is turned. */
function riskOf(after: Descent, tile: number, actor: Caver): string {
  const drawn = tryCode(subTerra, after, tile);
  const [lay] = subTerra.status(drawn.after).type === 'seat' ? legalCodes(subTerra, drawn.after) : [];
  const laid = lay === undefined || isElsewhere(drawn.after) ? drawn : tryCode(subTerra, drawn.after, lay);
  const harm = harmText(upToTurnEnd([...drawn.events, ...laid.events]), actor);
  if (harm) return harm;
  if (subTerra.save(laid.after).roll?.why === 'rough') return 'rough';
  return laid.after.kinds.includes(EXIT) && !after.kinds.includes(EXIT) ? 'the exit' : '';
}

/** As the rules number the kinds of tiles. */
const EXIT = 1;

const isElsewhere = (descent: Descent): boolean => subTerra.save(descent).asks !== 'place';
