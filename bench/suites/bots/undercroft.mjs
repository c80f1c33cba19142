// Our searches: the one that knows nothing but the rules, and the adept's.
import { ask, loadRoster, searcher } from '@undercroft/bots';
import { buffer, canonical, clone, must, OVER, Stream } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { notedDown, OPTIONS } from '../pocket-sub/table.mjs';
import { searching } from './searching.mjs';
import { startFor, starts } from './starts.mjs';

const SAMPLE = 8_000;
const { check, decider, legal, play, score, write } = pocketSub;
const positions = starts.map(reached);

function reached({ decisions }) {
  const state = must(pocketSub.open(OPTIONS));
  for (const decision of decisions) play(state, must(check(state, decision)));
  return state;
}

export function plain() {
  const bot = searcher('plain', pocketSub);
  return { run: searching(positions, questions(bot)), game, about: { plays: sampled() } };
}

export async function adept() {
  const { bots } = await loadRoster('pocket-sub');
  const begin = questions(bots.adept);
  // Where all is clear to it at once, there is nothing to time.
  const open = positions.filter((position) => begin(position).step());
  return { run: searching(open, begin) };
}

function questions(bot) {
  let asked = 0;
  return (position) => bot.think(ask(pocketSub, position, Stream.of(`bench/bots/${asked++}`)));
}

/** How many decisions an iteration plays. */
function sampled() {
  let plays = 0;
  const counted = (state, code) => {
    plays++;
    play(state, code);
  };
  searching(positions, questions(searcher('counted', { ...pocketSub, play: counted })))(SAMPLE);
  return plays / SAMPLE;
}

const codes = buffer(pocketSub);

function game(seed) {
  const { choose, ended } = notedDown(seed);
  const state = clone(pocketSub, positions[startFor(seed)]);
  while (decider(state) !== OVER) {
    const choices = Array.from(codes.subarray(0, legal(state, codes)));
    play(
      state,
      choose(choices, (code) => canonical(write(state, code))),
    );
  }
  return ended([0, 1].filter((seat) => score(state, seat) === 1));
}
