// The rules that this process plays by.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { catalog, findGame } from '@undercroft/catalog';
import type { FindGame } from '@undercroft/engine';

export interface KnownRules {
  readonly find: FindGame;
  /** Names this build of the rules. With another build every unfinished table is replayed, whatever its version says. */
  readonly build: string;
}

/** The bundle of engine, rules and bots that programs run (docs/adr/0012-bundled-for-running.md). */
const BUNDLE = new URL('../../../../dist/rules-and-bots.js', import.meta.url);

let build: string | undefined;

export function currentRules(): KnownRules {
  build ??= createHash('sha256').update(bundle()).digest('base64url').slice(0, 16);
  return { find: findGame, build };
}

function bundle(): Buffer | string {
  try {
    return readFileSync(BUNDLE);
  } catch {
    // Built in another way: then at least the versions of the games are known.
    return catalog.map(({ id, rules }) => `${id} ${rules}`).join();
  }
}
