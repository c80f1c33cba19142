// Our searches: a plain one that only knows the rules, and the adept's.
import { questionFor, searchBot } from '@undercroft/bots';
import { loadRoster } from '@undercroft/catalog/bots';
import { buffer, canonicalJson, clone, OVER, Stream, unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { OPTIONS, recordChoices } from '../pocket-sub/shared.mjs';
import { searchLoop } from './search-loop.mjs';
import { startIndexFor, startPositions } from './start-positions.mjs';

const SAMPLE = 8_000;
const { check, decider, legal, play, score, decode } = pocketSub;
const positions = startPositions.map(positionOf);

function positionOf({ decisions }) {
  const state = unwrap(pocketSub.open(OPTIONS));
  for (const decision of decisions) play(state, unwrap(check(state, decision)));
  return state;
}

export function plain() {
  const bot = searchBot('plain', pocketSub);
  return { run: searchLoop(positions, beginSearch(bot)), game, facts: { decisions: decisionsPerIteration() } };
}

export async function adept() {
  const { bots } = await loadRoster('pocket-sub');
  const begin = beginSearch(bots.adept);
  // Where it decides without searching, there is nothing to time.
  const open = positions.filter((position) => begin(position).step());
  return { run: searchLoop(open, begin) };
}

function beginSearch(bot) {
  let searches = 0;
  return (position) => bot.think(questionFor(pocketSub, position, Stream.of(`bench/bots/${searches++}`)));
}

function decisionsPerIteration() {
  let decisions = 0;
  const countingPlay = (state, code) => {
    decisions++;
    play(state, code);
  };
  searchLoop(positions, beginSearch(searchBot('counted', { ...pocketSub, play: countingPlay })))(SAMPLE);
  return decisions / SAMPLE;
}

const codes = buffer(pocketSub);

function game(seed) {
  const { choose, textOfGame } = recordChoices(seed);
  const state = clone(pocketSub, positions[startIndexFor(seed)]);
  while (decider(state) !== OVER) {
    const choices = Array.from(codes.subarray(0, legal(state, codes)));
    play(
      state,
      choose(choices, (code) => canonicalJson(decode(state, code))),
    );
  }
  return textOfGame([0, 1].filter((seat) => score(state, seat) === 1));
}
