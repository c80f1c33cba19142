// The positions that are pictured: golden games up to one of their entries, or to their end.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../modules.mjs';

/** Written by hand: who sits at the table. */
const NAMES = ['Anna', 'Bence', 'Cili', 'Dóra', 'Elek', 'Flóra'];

/** By game and name: the golden game, and how many of its entries have been made. */
export const POSITIONS = {
  'sub-terra': {
    early: ['bodyguard-scout-diver-leader-4-players-advanced-reference-manual', 56],
    late: ['simple-geologist-engineer-climber-medic-bodyguard-leader-6-players-expert', 310],
    tile: ['geologist-climber-medic-engineer-diver-5-players-advanced', 216],
    board: ['simple-geologist-engineer-climber-medic-bodyguard-leader-6-players-expert', 258],
    cards: ['diver-geologist-engineer-bodyguard-2-players-advanced-reference-manual', 8],
    victory: ['ends-gold-everyone-on-exit'],
    defeat: ['ends-defeat-left'],
  },
  'infernos-edge': {
    early: ['simple-sapper-healer-guide-aristocrat-veteran-5-players-advanced', 56],
    late: ['simple-aristocrat-sharpshooter-veteran-archaeologist-2-players-advanced-second-edition', 530],
    tile: ['aristocrat-sharpshooter-veteran-archaeologist-2-players-beginner-second-edition', 23],
    board: ['archaeologist-scoundrel-foreman-healer-1-players-beginner-second-edition', 178],
    cards: ['ends-gold-temple-empty', 569],
    victory: ['ends-legendary-temple-empty'],
    defeat: ['ends-forgotten-eruption'],
  },
  'pocket-sub': {
    early: ['2-players-standard-captain-twelve-mines', 58],
    late: ['3-players-introductory-captain', 113],
    tile: ['2-players-standard-captain-twelve-mines', 58],
    board: ['4-players-standard-captain', 12],
    cards: ['3-players-introductory-captain', 0],
    victory: ['ends-mine'],
    defeat: ['ends-quiet'],
  },
};

/** As the browser keeps it. */
export function savedGame(game, name) {
  const [file, count = Number.POSITIVE_INFINITY] = POSITIONS[game][name];
  const text = fs.readFileSync(path.join(root, 'games', game, 'golden', `${file}.jsonl`), 'utf8');
  const [{ undercroft: _, end: __, ...head }, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const entries = lines
    .filter(({ n }) => n !== undefined && n <= count)
    .map(({ n: _number, sum: _sum, ...entry }) => entry);
  const seats = head.seats.map((seat, i) => ({ ...seat, name: NAMES[i] }));
  const isOver = count === Number.POSITIVE_INFINITY;
  const saved = { id: name, game, seed: 'picture', head: { ...head, seats }, over: isOver, draft: [] };
  return { saved: { ...saved, entries: entries.length }, entries };
}
