// What chance may bring, with the engine's own odds: a copy is brought to the draw or the roll, and asked.
import { SIDES } from '@undercroft/cave';
import { type Event, type Face, infernosEdge, type Outcome, type Snapshot } from '@undercroft/infernos-edge';
import { capital } from '../../words/grammar.ts';
import { range, rolls, upToTurnEnd } from '../cave/foresee.ts';
import { nextTile, type Odds, oddsAt, waitingFor, writtenOdds } from '../cave/odds.ts';
import { tryCode } from '../trial.ts';
import { kept } from './luck.ts';
import { kindWords } from './names.ts';
import { type Expedition, readSight } from './sight.ts';
import { tellEvent } from './words.ts';

/** Everything that may be asked with the order `odds`. */
export function foretell(expedition: Expedition): string[] {
  return [...foretellTile(expedition), ...foretellHazards(expedition)];
}

// ---------------------------------------------------------------- tiles

function foretellTile(expedition: Expedition): string[] {
  const odds = tileOdds(expedition);
  if (odds) return [nextTile(odds, kindWords)];
  return expedition.bagCount === 0 ? ['No tiles are left in the bag.'] : [];
}

/** The odds of the next tile, whichever gap it is for. */
export function tileOdds(expedition: Expedition): Odds<string> | undefined {
  const [gap] = readSight(expedition).chambers.flatMap(({ cell, ways }) =>
    SIDES.filter((_, side) => ways[side]?.type === 'gap').map((side) => ({ from: cell, side })),
  );
  const reveal = gap && { ...gap, exploring: false, hand: null, other: null };
  const drawing = reveal && paused(expedition, { asks: 'tile', reveal });
  return drawing && writtenOdds(infernosEdge, drawing, outcomeName);
}

/** The same position, but waiting for a draw or a roll. */
const paused = (expedition: Expedition, change: Partial<Snapshot>): Expedition | undefined =>
  waitingFor(infernosEdge, expedition, {
    roll: null,
    reveal: null,
    chain: 0,
    guardians: infernosEdge.save(expedition).guardians.map((one) => ({ ...one, acting: false })),
    ...change,
  });

const outcomeName = (outcome: { readonly type: string }): string =>
  'tile' in outcome ? String(outcome.tile) : outcome.type;

// ---------------------------------------------------------------- hazard dice

/** What each face would do if the turn ended now. */
function foretellHazards(expedition: Expedition): string[] {
  const rolling = atHazardRoll(expedition);
  if (!rolling) return [];
  const dice = infernosEdge.save(rolling).roll?.faces.length ?? 1;
  const head = `If the turn ends now: ${dice === 1 ? 'one hazard die' : 'two hazard dice, of which the roller applies either first'}.`;
  const { total, cases } = faceOdds(rolling);
  return [
    head,
    ...cases.map(({ what, weight }) => `  ${capital(what)}, ${weight} in ${total}: ${effectText(rolling, what)}`),
  ];
}

/** The position right before the hazard dice of this turn. */
export function atHazardRoll(expedition: Expedition): Expedition | undefined {
  const end = infernosEdge.check(expedition, { type: 'end' });
  if (infernosEdge.status(expedition).type !== 'seat' || !end.ok) return undefined;
  const { after } = tryCode(infernosEdge, expedition, end.value);
  return infernosEdge.save(after).asks === 'hazard' ? after : undefined;
}

/** In how many of all rolls a face shows at least once, die after die. */
export function faceOdds(rolling: Expedition): Odds<Face> {
  const all = throws(rolling);
  const faces = [...new Set(all.cases.flatMap(({ what }) => what))];
  const weightOf = (face: Face) =>
    all.cases.reduce((sum, { what, weight }) => sum + (what.includes(face) ? weight : 0), 0);
  return { total: all.total, cases: faces.map((what) => ({ what, weight: weightOf(what) })) };
}

function throws(rolling: Expedition): Odds<readonly Face[]> {
  const { total, cases } = oddsAt(infernosEdge, rolling);
  const fallen = cases.map(({ what, weight }) => ({ face: faceOf(rolling, what), weight, code: what }));
  if (infernosEdge.save(rolling).roll?.faces.filter((face) => face === null).length === 1)
    return { total, cases: fallen.map(({ face, weight }) => ({ what: [face], weight })) };
  const rest = fallen.map((first) => ({ first, next: throws(tryCode(infernosEdge, rolling, first.code).after) }));
  return {
    total: total * (rest[0]?.next.total ?? 1),
    cases: rest.flatMap(({ first, next }) =>
      next.cases.map(({ what, weight }) => ({ what: [first.face, ...what], weight: first.weight * weight })),
    ),
  };
}

const faceOf = (rolling: Expedition, code: number): Face =>
  (infernosEdge.write(rolling, code) as Extract<Outcome, { type: 'hazard' }>).face;

/** The spaces that the next lava face would burn. */
export function nextToBurn(expedition: Expedition): readonly string[] {
  const { active, erupted } = infernosEdge.save(expedition);
  const roll = { why: 'hazard' as const, explorer: active, faces: [null] };
  const rolling = erupted ? paused(expedition, { asks: 'hazard', roll }) : undefined;
  if (!rolling) return [];
  return faceEffect(rolling, 'lava').events.flatMap((event) => (event.type === 'burnt' ? event.tiles : []));
}

/** What a single die with this face would do, in the words in which it would be told. */
function effectText(rolling: Expedition, face: Face): string {
  const { events, after } = faceEffect(rolling, face);
  const told = events.filter(({ type }) => type !== 'rolled' && type !== 'hazard').map(tellEvent);
  const more = openText(after);
  return told.length + more.length === 0 ? 'nothing happens.' : [...told, ...more].join(' ');
}

interface Effect {
  readonly events: readonly Event[];
  readonly after: Expedition | undefined;
}

/** `after` is where somebody or chance has to go on, before the turn is over. */
export function faceEffect(rolling: Expedition, face: Face): Effect {
  const single = waitingFor(infernosEdge, rolling, { roll: { ...rollOf(rolling), faces: [null] } });
  const code = single && infernosEdge.check(single, { type: 'hazard', face });
  if (!single || !code?.ok) return { events: [], after: undefined };
  const fell = tryCode(infernosEdge, single, code.value);
  const keep = kept(fell.after);
  const { events, after } = keep === undefined ? fell : tryCode(infernosEdge, fell.after, keep);
  const own = upToTurnEnd(events);
  return { events: own, after: own.length < events.length ? undefined : after };
}

const rollOf = (rolling: Expedition): NonNullable<Snapshot['roll']> => {
  const { roll, active } = infernosEdge.save(rolling);
  return roll ?? { why: 'hazard', explorer: active, faces: [null] };
};

/** What is still open after a face: a roll for the ruins, or a choice. */
function openText(after: Expedition | undefined): string[] {
  if (!after) return [];
  const { asks } = infernosEdge.save(after);
  if (asks === 'die') return collapses(after);
  return OPEN[asks] ? [OPEN[asks]] : [];
}

const OPEN: Partial<Record<Snapshot['asks'], string>> = {
  wake: 'A guardian comes to one of several spaces equally near.',
  guardian: 'All guardians act, in the order that the lead chooses.',
  victim: 'A guardian attacks somebody whom the lead chooses.',
  path: 'A guardian comes closer, on a way that the lead chooses.',
};

/** 'On a 3: ruin 3 comes down at 1E 2S.' */
function collapses(after: Expedition): string[] {
  const all = rolls(infernosEdge, after, kept);
  const told = all.map(({ face, events }) => ({
    face,
    text: events
      .filter(({ type }) => type !== 'rolled')
      .map(tellEvent)
      .join(' '),
  }));
  const texts = [...new Set(told.map(({ text }) => text))].filter((text) => text !== '');
  return texts.map((text) => `On ${range(told.filter((one) => one.text === text).map(({ face }) => face))}: ${text}`);
}
