// The OpenAPI description, made from the routes and from the schemas that validate requests.
import { bodySchemas, ERROR_STATUS, PROTOCOL } from '@undercroft/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Route } from './routes/route.ts';
import { ROUTES } from './routes.ts';

/** JSON Schema cannot express trimming, but that changes only what is read and not what may be sent. */
const schemaOf = (schema: GenericSchema) => toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });

export function openapi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  for (const [path, summary] of Object.entries(OTHER_PATHS))
    paths[path] = { get: { summary, responses: { default: { description: summary } } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Undercroft', version: String(PROTOCOL), description: 'Online tables. See docs/online.md.' },
    paths,
    components: {
      securitySchemes: { guest: { type: 'apiKey', in: 'cookie', name: 'undercroft' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['problem'],
          properties: { problem: { $ref: '#/components/schemas/Problem' } },
        },
        Problem: {
          type: 'object',
          required: ['kind'],
          properties: {
            kind: { type: 'string', enum: Object.keys(ERROR_STATUS) },
            fault: { type: 'object' },
            refusal: { type: 'object' },
            missed: { type: 'object' },
            detail: { type: 'object' },
            after: { type: 'number' },
          },
        },
      },
    },
  };
}

/** What there is besides the routes. */
const OTHER_PATHS: Readonly<Record<string, string>> = {
  '/api': 'This description.',
  '/api/live': 'The live connection: a WebSocket. Its messages are described in packages/protocol.',
  '/t/{code}':
    'The page at the table with this code: one link for everybody. Seats that are open are taken by whoever comes first.',
  '/healthz':
    'Health: 200 if the server and its database answer and something can be stored (`canStore`), otherwise 503. After an upgrade, `tables` says how many unfinished tables were replayed (`checked`), how many still have to be (`toCheck`), how many did not replay and are set aside (`setAside`), and a few of their ids (`some`).',
  '/metrics': 'Metrics for Prometheus.',
};

function operation({ path, summary, body, needsGuest, query = {} }: Route): object {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const problem = {
    description: 'Rejected',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  };
  return {
    summary,
    ...(needsGuest ? { security: [{ guest: [] }] } : {}),
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries(query).map(([name, description]) => ({
        name,
        in: 'query',
        description,
        schema: { type: 'integer', minimum: 0 },
      })),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(bodySchemas[body] as GenericSchema) } },
          },
        }
      : {}),
    responses: { '2XX': { description: 'Done' }, '4XX': problem, '5XX': problem },
  };
}
