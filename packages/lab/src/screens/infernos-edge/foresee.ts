// What a deed would bring, said beforehand. Read off trials on a copy, so it can promise nothing the rules do not.
import { type Event, type Explorer, infernosEdge, type Source } from '@undercroft/infernos-edge';
import { type Foreseen, harmfulRolls, rolls, successfulRolls, upToTurnEnd } from '../cave/foresee.ts';
import { gathered, oddsAt } from '../cave/odds.ts';
import { personName, the } from '../cave/people.ts';
import type { Loss } from '../screen.ts';
import { legalCodes, tryCode } from '../trial.ts';
import { kept } from './luck.ts';
import { faceEffect, faceOdds } from './odds.ts';
import type { Expedition } from './sight.ts';

export function foresee(expedition: Expedition, code: number): Foreseen {
  const { actor } = infernosEdge.save(expedition);
  const { after, events } = tryCode(infernosEdge, expedition, code);
  const own = upToTurnEnd(events);
  const notes = [...harms(own, actor), ...shields(own, actor), ...results(own)];
  const chance = own.length < events.length ? [] : chanceNotes(after, actor);
  const loss = lossOf(own) ?? parting(expedition, own);
  return { notes: [...notes, ...chance], ...(loss ? { loss } : {}) };
}

/** 'running away −2', 'Healer: grenade −1': the actor's own first. */
export function harms(events: readonly Event[], actor: Explorer): string[] {
  const losses = events.filter((event): event is Hurt => event.type === 'lost-health');
  const own = losses.filter(({ explorer }) => explorer === actor);
  const others = losses.filter(({ explorer }) => explorer !== actor);
  return [...own.map(harm), ...others.map((event) => `${personName(event.explorer)}: ${harm(event)}`)];
}

type Hurt = Extract<Event, { type: 'lost-health' }>;
const harm = ({ source, amount }: Hurt): string => `${HARMS[source]} −${amount}`;

const HARMS: Readonly<Record<Source, string>> = {
  exerting: 'health',
  luck: 'health',
  'running-away': 'running away',
  spike: 'spikes',
  dart: 'darts',
  lava: 'lava',
  collapse: 'collapse',
  stumble: 'stumble',
  guardian: 'guardian',
  grenade: 'grenade',
};

const shields = (events: readonly Event[], actor: Explorer): string[] =>
  events.flatMap((event) =>
    event.type === 'spared' && event.explorer === actor ? [`${event.by} saves from ${HARMS[event.source]}`] : [],
  );

/** What is for good, or changes the game. */
function results(events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'ended':
        return [`ends the game: ${event.rank}`];
      case 'cursed':
        return ['the curse: two hazard dice, the volcano twice as fast'];
      case 'artifact-appeared':
        return ['the artifact appears'];
      default:
        return [];
    }
  });
}

function lossOf(events: readonly Event[]): Loss | undefined {
  const ended = events.find((event): event is Ended => event.type === 'ended');
  if (ended?.rank === 'forgotten')
    return { why: ENDINGS[ended.end], what: 'the expedition is forgotten', rule: ended.rule };
  const fallen = events.find((event): event is Fallen => event.type === 'downed');
  return fallen && { why: HARMS[fallen.source], what: `${the(fallen.explorer)} is downed`, rule: fallen.rule };
}

/** IE-ACT-EXIT: before the artifact is found, every hand is needed inside. */
function parting({ cursed }: Expedition, events: readonly Event[]): Loss | undefined {
  const gone = events.find((event): event is Gone => event.type === 'escaped');
  if (!gone || cursed) return undefined;
  return { why: 'no way back', what: `${the(gone.explorer)} leaves for good`, rule: 'IE-ACT-EXIT' };
}

type Gone = Extract<Event, { type: 'escaped' }>;
type Fallen = Extract<Event, { type: 'downed' }>;
type Ended = Extract<Event, { type: 'ended' }>;

const ENDINGS: Readonly<Record<Ended['end'], string>> = {
  'temple-empty': 'all are out without the artifact',
  'all-downed': 'everybody is downed',
  'artifact-burnt': 'the artifact burns',
  'key-left': 'a key leaves the temple',
  'entrance-burnt': 'the entrance burns',
  'nobody-to-carry': 'nobody can carry the artifact out',
  eruption: 'the volcano erupts',
};

// ---------------------------------------------------------------- where chance comes in

function chanceNotes(after: Expedition, actor: Explorer): string[] {
  const status = infernosEdge.status(after);
  if (status.type !== 'chance') return [];
  if (status.asks === 'die') return dieNotes(after, actor);
  return status.asks === 'tile' ? tileNotes(after) : hazardNotes(after, actor);
}

/** 'succeeds on 4–6', 'spikes −3 on 1–3'. */
function dieNotes(after: Expedition, actor: Explorer): string[] {
  const all = rolls(infernosEdge, after, kept);
  const hoped = infernosEdge.save(after).roll?.why === 'attack' ? [successfulRolls(all, isSuccess)] : [];
  return [...hoped, ...harmfulRolls(all, (events) => harmText(events, actor))];
}

const isSuccess = (event: Event): boolean => event.type === 'rolled' && event.passed === true;

function harmText(events: readonly Event[], actor: Explorer): string {
  if (events.some(({ type }) => type === 'ended')) return 'the end';
  const fates = [
    ...events.flatMap((event) => (event.type === 'died' ? [fate(event.explorer, actor, 'dies')] : [])),
    ...events.flatMap((event) =>
      event.type === 'downed' && !isDead(events, event.explorer) ? [fate(event.explorer, actor, 'downed')] : [],
    ),
  ];
  if (fates.length > 0) return fates.toSorted((a, b) => a.length - b.length).join(', ');
  return harms(events, actor).join(', ');
}

/** '1 in 6 lava −1, 1 in 36 collapse −6': what the hazard dice may cost. */
function hazardNotes(after: Expedition, actor: Explorer): string[] {
  const { total, cases } = faceOdds(after);
  return cases.flatMap(({ what, weight }) => {
    const effect = faceEffect(after, what);
    const sure = harmText(effect.events, actor);
    if (sure !== '') return [`${weight} in ${total} ${sure}`];
    const falling =
      effect.after && infernosEdge.save(effect.after).asks === 'die' ? rolls(infernosEdge, effect.after, kept) : [];
    const possible = falling.map(({ events }) => harmText(events, actor)).filter((text) => text !== '');
    return possible.map((text) => `${weight} in ${total * falling.length} ${text}`);
  });
}

/** The actor's own without a name, and so the shortest. */
const fate = (explorer: Explorer, actor: Explorer, what: string): string =>
  explorer === actor ? what : `${personName(explorer)} ${what}`;

const isDead = (events: readonly Event[], explorer: Explorer): boolean =>
  events.some((event) => event.type === 'died' && event.explorer === explorer);

/** 'of 30: 3 spikes, 4 guardian': what the next tile may bring. A Scholar sees two and chooses. */
function tileNotes(after: Expedition): string[] {
  if (infernosEdge.save(after).actor === 'archaeologist') return [];
  const { total, cases } = oddsAt(infernosEdge, after);
  const risks = [...gathered(cases, (tile) => bringing(after, tile))].filter(([risk]) => risk !== '');
  return risks.length === 0 ? [] : [`of ${total}: ${risks.map(([risk, weight]) => `${weight} ${risk}`).join(', ')}`];
}

/** What comes with a tile. The first way of laying it stands for all: what comes does not depend on how it is turned. */
function bringing(after: Expedition, tile: number): string {
  const drawn = tryCode(infernosEdge, after, tile);
  const isPlacing = infernosEdge.save(drawn.after).asks === 'place';
  const [lay] = isPlacing ? legalCodes(infernosEdge, drawn.after) : [];
  const laid = lay === undefined ? drawn : tryCode(infernosEdge, drawn.after, lay);
  const types = [...drawn.events, ...laid.events].map(({ type }) => type);
  if (types.includes('guardian-came')) return 'guardian';
  if (types.includes('rubble-laid') && !types.includes('moved') && after.exploring) return 'rubble';
  return infernosEdge.save(laid.after).roll?.why === 'spike' ? 'spikes' : '';
}
