// What chance may bring, by the engine's own odds: a copy is moved to the draw or the roll and queried.
import { unwrap } from '@undercroft/engine';
import {
  awaitingHazardDie,
  type Event,
  type Face,
  infernosEdge,
  type Outcome,
  typeOf,
} from '@undercroft/infernos-edge';
import type { TempleKind } from '@undercroft/infernos-edge/words';
import { countKinds, type Odds, oddsAt } from '@undercroft/terminal/cave/odds';
import { range, rolls, upToTurnEnd } from '@undercroft/terminal/cave/preview';
import { tryCode } from '@undercroft/terminal/trial';
import { readTile } from '@undercroft/words/places';
import { keepRoll } from './luck.ts';
import type { Expedition } from './view.ts';
import { describeEvent, type Words } from './words.ts';

/** Everything that the command `odds` shows. */
export const forecast = (expedition: Expedition, words: Words): string[] => [
  ...forecastTile(expedition, words),
  ...forecastHazards(expedition, words),
];

// ---------------------------------------------------------------- tiles

/** 'Tiles, 19 in the bag: Plain 2, Bridge 1.' */
function forecastTile({ bag, bagCount }: Expedition, { game: { kinds }, terminal: { about } }: Words): string[] {
  const { odds } = about;
  const count = odds.inBag(bagCount);
  if (bagCount === 0) return [`${odds.tiles}: ${count}.`];
  const cases = Array.from(bag, (weight, type) => ({ what: typeOf(type).name, weight })).filter(
    ({ weight }) => weight > 0,
  );
  const named = countKinds({ total: bagCount, cases }, (tile) => kinds[readTile<TempleKind>(tile).kind].name);
  return [`${odds.tiles}, ${count}: ${named}.`];
}

// ---------------------------------------------------------------- hazard dice

/** What each face would do if the turn ended now. */
function forecastHazards(expedition: Expedition, words: Words): string[] {
  const rolling = atHazardRoll(expedition);
  if (!rolling) return [];
  const dice = infernosEdge.save(rolling).roll?.faces.length ?? 1;
  const { total, cases } = faceOdds(rolling);
  return [
    words.terminal.forecast.head(dice),
    ...cases.map(({ what, weight }) => {
      const effect = effectText(rolling, what, words);
      return `  ${words.terminal.about.odds.effect({ n: weight, of: total }, what, effect)}`;
    }),
  ];
}

/** The position right before the hazard dice of this turn. */
export function atHazardRoll(expedition: Expedition): Expedition | undefined {
  const end = infernosEdge.check(expedition, { type: 'end' });
  if (infernosEdge.status(expedition).type !== 'seat' || !end.ok) return undefined;
  const { after } = tryCode(infernosEdge, expedition, end.value);
  return infernosEdge.save(after).asks === 'hazard' ? after : undefined;
}

/** In how many of all rolls each face shows at least once. */
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
  (infernosEdge.decode(rolling, code) as Extract<Outcome, { type: 'hazard' }>).face;

/** The spaces that the next lava face would burn. */
export function nextToBurn(expedition: Expedition): readonly string[] {
  if (expedition.erupted === 0 || infernosEdge.status(expedition).type === 'over') return [];
  return faceEffect(expedition, 'lava').events.flatMap((event) => (event.type === 'burnt' ? event.tiles : []));
}

/** What a single die with this face would do, worded like the events themselves. */
function effectText(rolling: Expedition, face: Face, words: Words): string {
  const { events, after } = faceEffect(rolling, face);
  const own = events.filter(({ type }) => type !== 'rolled' && type !== 'hazard');
  const texts = [...own.map((event) => describeEvent(event, words)), ...openText(after, words)];
  return texts.length === 0 ? words.terminal.forecast.nothing : texts.join(' ');
}

interface Effect {
  readonly events: readonly Event[];
  readonly after: Expedition | undefined;
}

/** `after` is the position in which somebody or chance must continue before the turn is over. */
export function faceEffect(rolling: Expedition, face: Face): Effect {
  const single = awaitingHazardDie(rolling);
  const fell = tryCode(infernosEdge, single, unwrap(infernosEdge.check(single, { type: 'hazard', face })));
  const keep = keepRoll(fell.after);
  const { events, after } = keep === undefined ? fell : tryCode(infernosEdge, fell.after, keep);
  const own = upToTurnEnd(events);
  return { events: own, after: own.length < events.length ? undefined : after };
}

/** What is still undecided after a face: a roll for the ruins, or a choice. */
function openText(after: Expedition | undefined, words: Words): string[] {
  if (!after) return [];
  const { asks } = infernosEdge.save(after);
  if (asks === 'die') return collapses(after, words);
  const text = words.terminal.forecast.open[asks];
  return text ? [text] : [];
}

/** 'On 3: Ruin 3 collapses at 1E 2S.' */
function collapses(after: Expedition, words: Words): string[] {
  const all = rolls(infernosEdge, after, keepRoll);
  const effects = all.map(({ face, events }) => ({
    face,
    text: events
      .filter(({ type }) => type !== 'rolled')
      .map((event) => describeEvent(event, words))
      .join(' '),
  }));
  const texts = [...new Set(effects.map(({ text }) => text))].filter((text) => text !== '');
  return texts.map((text) => {
    const faces = effects.filter((one) => one.text === text).map(({ face }) => face);
    return words.terminal.forecast.onRoll(range(faces), text);
  });
}
