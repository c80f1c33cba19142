// What chance may bring, by the engine's own odds: a copy is moved to the draw and queried.
import { clone } from '@undercroft/engine';
import { DRAW_HAZARD, DRAW_TILE, type SubTerra, subTerra, type TileKind } from '@undercroft/sub-terra';
import { countKinds, type Odds, writtenOdds } from '@undercroft/terminal/cave/odds';
import { readTile } from '@undercroft/words/places';
import type { Descent } from './view.ts';
import type { Words } from './words.ts';

/** The odds of the next hazard card; none once the torches are out, or the last card is face up. */
function hazardOdds(descent: Descent, words: Words): Odds<string> | undefined {
  return descent.deck === 0 ? undefined : oddsOf(descent, DRAW_HAZARD, words);
}

/** The odds of the next tile; none with an empty stack, or where its top has been seen. */
function tileOdds(descent: Descent, words: Words): Odds<string> | undefined {
  if (descent.stack === 0 || subTerra.save(descent).top !== null) return undefined;
  return oddsOf(descent, DRAW_TILE, words);
}

function oddsOf(descent: Descent, draw: number, words: Words): Odds<string> {
  const waiting = clone(subTerra, descent);
  waiting.asks = draw;
  return writtenOdds(subTerra, waiting, (outcome) => outcomeName(outcome, words));
}

function outcomeName(outcome: SubTerra['Action'] | SubTerra['Outcome'], { game }: Words): string {
  if (outcome.type === 'tile') return game.kinds[readTile<TileKind>(outcome.tile).kind].name;
  return outcome.type === 'hazard' ? game.hazard(outcome) : outcome.type;
}

/** Everything that the command `odds` shows. */
export function forecast(descent: Descent, words: Words): string[] {
  return [...forecastHazard(descent, words), ...forecastTile(descent, words)];
}

function forecastHazard(descent: Descent, words: Words): string[] {
  const { odds: texts } = words.game;
  const odds = hazardOdds(descent, words);
  if (!odds) return [descent.dark ? texts.dark : texts.outOfTime];
  const cases = odds.cases.map(({ what, weight }) => `${what} ${texts.of({ n: weight, of: odds.total })}`);
  return [`${texts.nextHazard} (${texts.unseen(odds.total)}): ${cases.join(', ')}.`];
}

function forecastTile(descent: Descent, words: Words): string[] {
  const { odds: texts } = words.game;
  const { top } = subTerra.save(descent);
  if (top) return [texts.topSeen(top)];
  const odds = tileOdds(descent, words);
  if (!odds) return descent.stack === 0 ? [`${texts.tiles}: ${texts.tilesLeft(0)}.`] : [];
  const left = odds.total < descent.stack ? words.terminal.tilesAndExit(odds.total) : texts.tilesLeft(odds.total);
  return [`${texts.tiles} (${left}): ${countKinds(odds, (kind) => kind)}.`];
}
