// Opening, finding and reading tables.
import { fail, ok } from '@undercroft/engine';
import { parseCode } from '@undercroft/protocol';
import { reject } from '../../problem.ts';
import { listTables } from '../../tables/list-tables.ts';
import { openTable } from '../../tables/open-table.ts';
import { entriesAfter, recordOf, viewTable } from '../../tables/views.ts';
import { afterParam, guestRoute, publicRoute, type Route, respond, tableId } from './route.ts';

export const TABLE_ROUTES: readonly Route[] = [
  guestRoute({
    method: 'GET',
    path: '/api/tables',
    summary: 'My tables. Those that wait for me come first.',
    handle: async ({ registry, guest }) => ok({ body: { tables: await listTables(registry, guest) } }),
  }),
  guestRoute({
    method: 'POST',
    path: '/api/tables',
    summary: 'Open a table.',
    body: 'open',
    cost: 'table',
    handle: ({ registry, guest, body }) => respond(openTable(registry, guest, body), 201),
  }),
  guestRoute({
    method: 'POST',
    path: '/api/imports',
    summary: 'Open a table at any point of a record, to try something else.',
    body: 'import',
    cost: 'table',
    isLarge: true,
    async handle({ registry, imports, budget, guest, text }) {
      const tooMany = budget.chargeImport(guest);
      return tooMany ? fail(tooMany) : respond(imports.importTable(registry, guest, text), 201);
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/codes/:code',
    summary:
      'The table with this code. Spaces, dashes and small letters do not matter; `detail` names letters that are in no code.',
    async handle({ registry, params }) {
      const parsed = parseCode(params['code'] ?? '');
      if (!parsed.ok) return reject('unknown-table', { detail: { letters: parsed.letters, length: parsed.length } });
      const id = await registry.findByCode(parsed.code);
      return id === undefined ? reject('unknown-table') : ok({ body: { id } });
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/tables/:table',
    summary:
      'Everything about a table except its entries. Anybody who has the id may watch. If the table does not replay with the rules of this server, `setAside` says why, and from which entry on.',
    handle: (call) => respond(viewTable(call.registry, tableId(call), call.guest)),
  }),
  publicRoute({
    method: 'GET',
    path: '/api/tables/:table/entries',
    summary: 'The entries after the first n; of a table that is set aside, those before the first wrong one.',
    query: { after: 'How many entries the client has; 0 by default.' },
    async handle(call) {
      const after = afterParam(call);
      return after.ok ? respond(entriesAfter(call.registry, tableId(call), after.value)) : after;
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/tables/:table/record',
    summary:
      'The record as a file; of a table that is set aside, as far as it is sound. Once the game is over, it contains what is needed to verify the dice.',
    async handle(call) {
      const id = tableId(call);
      const record = await recordOf(call.registry, id);
      if (!record.ok) return record;
      const { game, text } = record.value;
      return ok({ text: { type: 'application/x-ndjson', content: text, file: `${game}-${id}.jsonl` } });
    },
  }),
];
