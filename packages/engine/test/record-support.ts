// A record with everything in it, and how tests read it back.
import { lanterns } from '@undercroft/testkit';
import { type Game, type GameRecord, readRecord, replay, Stream, Table, unwrap, writeRecord } from '../src/index.ts';

export const find = (id: string): Game | undefined => (id === lanterns.id ? (lanterns as Game) : undefined);

/** A game with everything a record can contain: actions, dice, undo with and without agreement, a change of seats. */
export function recordGame(seed: string | number): GameRecord {
  const table = unwrap(Table.open(lanterns, { seats: 3 }));
  const stream = Stream.of(seed);
  unwrap(table.sit(2, { player: 'bot', name: 'Rozi' }));
  while (table.status().type !== 'over') {
    table.roll(stream);
    const status = table.status();
    if (status.type !== 'seat') break;
    const legal = table.legal();
    unwrap(table.propose(status.seat, legal[stream.below(legal.length)]));
    if (stream.below(6) === 0) table.undo(status.seat, { agreed: [0, 1, 2] });
  }
  return table.record;
}

export const lines = (text: string): string[] => text.trimEnd().split('\n');
export const file = (...parts: string[]): string => `${parts.join('\n')}\n`;

export const load = (text: string) => {
  const record = readRecord(text);
  return record.ok ? replay(find, record.value) : record;
};

export const record = recordGame('record');
export const text = writeRecord(record);
