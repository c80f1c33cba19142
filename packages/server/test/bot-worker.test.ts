// The thread in which bots think keeps its bots, and still answers every table as if it were the only one.
import { conclude, questionFor } from '@undercroft/bots';
import { findGame } from '@undercroft/catalog';
import { loadRoster } from '@undercroft/catalog/bots';
import { type Playable, Stream, Table, unwrap } from '@undercroft/engine';
import { expect, test } from 'vitest';
import think, { type BotTask } from '../src/bots/bot-worker.ts';

const TURNS = 8;
/** Never reached: the bot is quick, so that it always answers the same. */
const MILLISECONDS = 60_000;

/** The options of two tables of a game that are unlike each other. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  'pocket-sub': [{}, { players: 4, setup: 'standard', captain: true }],
  'sub-terra': [{}, { difficulty: 'expert', variant: 'reference-manual' }],
  'infernos-edge': [{}, { difficulty: 'expert', variant: 'second-edition' }],
};

interface BotTable {
  readonly name: string;
  readonly table: Table;
}

function openTable(game: string, options: object, k: number): BotTable {
  const name = `${game}/${k}`;
  const table = unwrap(Table.open(findGame(game) as Playable, options));
  table.roll(Stream.of(name));
  return { name, table };
}

const taskOf = ({ name, table }: BotTable): BotTask => ({
  game: table.game.id,
  rules: table.game.rules,
  snapshot: table.snapshot(),
  strength: 'novice',
  seed: `${name}/${table.length}`,
  milliseconds: MILLISECONDS,
});

/** The first action of a bot that has never been asked anything. */
async function firstActionOfNewBot({ game: id, snapshot, strength, seed }: BotTask): Promise<object> {
  const { game, bots, budgets } = await loadRoster(id);
  const state = unwrap(game.load(snapshot));
  const { code } = conclude(bots[strength].think(questionFor(game, state, Stream.of(seed))), budgets[strength]);
  return game.decode(state, code);
}

function play({ name, table }: BotTable, actions: readonly object[]): void {
  for (const action of actions) {
    const status = table.status();
    if (status.type !== 'seat') throw new Error(`the turn goes on after ${status.type}`);
    unwrap(table.propose(status.seat, action));
  }
  table.roll(Stream.of(`${name}/${table.length}`));
}

test('tables of all games that are served in turn get the moves of new bots', async () => {
  const tables = Object.entries(OPTIONS).flatMap(([game, both]) => both.map((one, k) => openTable(game, one, k)));
  for (let turn = 0; turn < TURNS; turn++)
    for (const one of tables) {
      const task = taskOf(one);
      const actions = await think(task);
      expect(actions[0]).toEqual(await firstActionOfNewBot(task));
      play(one, actions);
    }
});
