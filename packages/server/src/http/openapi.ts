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
  return {
    openapi: '3.1.0',
    info: { title: 'Undercroft', version: String(PROTOCOL), description: 'Tables online. See docs/online.md.' },
    paths,
    components: {
      securitySchemes: { guest: { type: 'apiKey', in: 'cookie', name: 'undercroft' } },
      schemas: {
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

function operation({ path, summary, body, needsMe }: Route): object {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const problem = {
    description: 'Not granted',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  return {
    summary,
    ...(needsMe ? { security: [{ guest: [] }] } : {}),
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
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
