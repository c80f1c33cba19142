// Whole games: records that replay, endings within the bounds, and events that change nothing.

import { clone, isEqual, readRecord, replay, Table, unwrap, writeRecord } from '@undercroft/engine';
import { walkRandomGame } from '../random-game.ts';
import { observe, type Property } from './property.ts';

export const replays: Property = {
  id: 'replays',
  description: 'every record replays to the same snapshot',
  check({ game, options, stream }, report) {
    const table = unwrap(Table.open(game, options));
    const events: unknown[] = [];
    while (table.status().type !== 'over' && table.length <= game.facts.maxEntries) {
      for (const applied of table.roll(stream)) events.push(...applied.events);
      const status = table.status();
      if (status.type !== 'seat') break;
      const legal = table.legal();
      events.push(...unwrap(table.propose(status.seat, legal[stream.below(legal.length)])).events);
    }
    const record = readRecord(writeRecord(table.record));
    if (!record.ok) return report(table.length, `its own record is refused: ${JSON.stringify(record.error)}`);
    const again: unknown[] = [];
    const replayed = replay(
      (id) => (id === game.id ? game : undefined),
      record.value,
      ({ events }) => again.push(...events),
    );
    if (!replayed.ok) return report(replayed.error.entry ?? 0, `does not replay: ${JSON.stringify(replayed.error)}`);
    if (!isEqual(replayed.value.snapshot(), table.snapshot())) report(table.length, 'replays to another position');
    if (!isEqual(again, events)) report(table.length, 'emits other events');
  },
};

export const endsInTime: Property = {
  id: 'ends-in-time',
  description: 'games end within the stated bound, with a stated ending, and no list of moves is longer than stated',
  check(randomGame, report) {
    const { game } = randomGame;
    const { maxEntries, maxLegal, endings } = game.facts;
    const roomy = new Int32Array(maxLegal * 2 + 64);
    let last: unknown;
    const entries = walkRandomGame(randomGame, (state, entry) => {
      const n = game.legal(state, roomy);
      if (n > maxLegal) report(entry, `${n} legal moves, stated at most ${maxLegal}`);
      last = state;
    });
    if (entries > maxEntries) return report(entries, `not over after the stated ${maxEntries} entries`);
    const status = game.status(last);
    if (status.type !== 'over') return report(entries, 'ended without an ending');
    const { how, scores } = status.ending;
    if (!endings.includes(how)) report(entries, `an ending that is not stated: ${how}`);
    if (scores.length !== game.seats(last) || scores.some((s) => !(s >= 0 && s <= 1)))
      report(entries, `scores ${scores}`);
    if (scores.some((s, seat) => s !== game.score(last, seat))) report(entries, 'score and ending disagree');
  },
};

export const silenceIsTheSame: Property = {
  id: 'silence-is-the-same',
  description: 'playing with and without a listener leads to the same position, and every event names its rule',
  check(randomGame, report) {
    const { game } = randomGame;
    walkRandomGame(randomGame, (state, entry, next) => {
      if (next === undefined) return;
      const [silent, observed] = [clone(game, state), clone(game, state)];
      game.play(silent, next);
      game.play(observed, next, (event) => {
        if (!event.type || !/^[A-Z]{2}-/.test(event.rule))
          report(entry, `an event without a rule: ${JSON.stringify(event)}`);
      });
      if (observe(game, silent) !== observe(game, observed)) report(entry, 'emitting events changes the position');
    });
  },
};
