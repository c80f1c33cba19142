// The interface described for machines, made from the shapes that check requests.
import { ERRORS, PROTOCOL, shapes } from '@undercroft/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { ROUTES, type Route } from './routes.ts';

/** Trimming has no word in JSON Schema: it changes what is read, not what may be sent. */
const schemaOf = (shape: GenericSchema) => toJsonSchema(shape, { errorMode: 'ignore', typeMode: 'input' });

export function openapi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  for (const [path, summary] of Object.entries(OTHERS))
    paths[path] = { get: { summary, responses: { default: { description: summary } } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Undercroft', version: String(PROTOCOL), description: 'Tables online. See docs/online.md.' },
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
            kind: { type: 'string', enum: Object.keys(ERRORS) },
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

/** What is there besides the routes. */
const OTHERS: Readonly<Record<string, string>> = {
  '/api': 'This description.',
  '/api/live': 'The live connection: a WebSocket. What may be said and is told there is in packages/protocol.',
  '/healthz': 'Whether the server and its database answer: 200, or 503.',
  '/metrics': 'Numbers for Prometheus.',
};

function operation({ path, summary, body, needsMe, query = {} }: Route): object {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const problem = {
    description: 'Not granted',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  };
  return {
    summary,
    ...(needsMe ? { security: [{ guest: [] }] } : {}),
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
            content: { 'application/json': { schema: schemaOf(shapes[body] as GenericSchema) } },
          },
        }
      : {}),
    responses: { '2XX': { description: 'Granted' }, '4XX': problem, '5XX': problem },
  };
}
