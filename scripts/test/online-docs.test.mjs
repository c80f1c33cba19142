import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../packages/server/dist/http/routes.js';
import { LIMITS, variableOf } from '../../packages/server/dist/index.js';
import { onlineText, openapiText } from '../online-docs.mjs';

const read = (name) => fs.readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

describe('the documentation of online play (npm run schemas writes it)', () => {
  test('docs/openapi.json is generated from the schemas of the requests and describes every route', () => {
    expect(read('openapi.json')).toBe(openapiText());
    const { paths } = JSON.parse(read('openapi.json'));
    for (const { method, path, body } of ROUTES) {
      const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation, `${method} ${path}`).toBeDefined();
      expect(operation.requestBody === undefined, `${method} ${path}`).toBe(body === undefined);
    }
    const count = Object.values(paths).flatMap((path) => Object.keys(path)).length;
    expect(count).toBe(ROUTES.length + ['/api', '/api/live', '/t/{code}', '/healthz', '/metrics'].length);
  });

  test('docs/online.md names every limit with its value, and every other setting', () => {
    expect(read('online.md')).toBe(onlineText());
    for (const limit of Object.keys(LIMITS)) expect(read('online.md')).toContain(`\`${variableOf(limit)}\``);
    const settings = fs.readFileSync(new URL('../../packages/server/src/settings.ts', import.meta.url), 'utf8');
    const names = [...settings.matchAll(/env\['(\w+)'\]|readNumber\(env, '(\w+)'/g)].map(([, a, b]) => a ?? b);
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) expect(read('online.md')).toContain(`\`${name}\``);
  });
});
