// Who somebody is at which server: a file only they can read.
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { ok, type Result } from '@undercroft/engine';
import type { Io } from '../cli/io.ts';
import { attempt, makeFolder } from '../records/files.ts';

interface Kept {
  /** The server that was used last. */
  readonly last?: string;
  readonly cookies: Readonly<Record<string, string>>;
}

/** XDG base directories: data goes to $XDG_DATA_HOME if that is absolute. */
export function dataFolder(env: Io['env']): string {
  const data = env['XDG_DATA_HOME'];
  return join(data && isAbsolute(data) ? data : join(homedir(), '.local', 'share'), 'undercroft');
}

export class Identity {
  readonly #path: string;
  #kept: Kept;

  private constructor(path: string, kept: Kept) {
    this.#path = path;
    this.#kept = kept;
  }

  static read(env: Io['env']): Result<Identity, string> {
    const path = join(dataFolder(env), 'online.json');
    if (!existsSync(path)) return ok(new Identity(path, { cookies: {} }));
    const text = attempt(path, () => readFileSync(path, 'utf8'));
    return text.ok ? ok(new Identity(path, parse(text.value))) : text;
  }

  get last(): string | undefined {
    return this.#kept.last;
  }

  cookieAt(server: string): string | undefined {
    return this.#kept.cookies[server];
  }

  keep(server: string, cookie: string | undefined): Result<void, string> {
    const cookies = { ...this.#kept.cookies, ...(cookie === undefined ? {} : { [server]: cookie }) };
    const kept = { last: server, cookies };
    if (JSON.stringify(kept) === JSON.stringify(this.#kept)) return ok(undefined);
    this.#kept = kept;
    return attempt(this.#path, () => {
      makeFolder(dirname(this.#path));
      // Whoever has a cookie is that guest: it is written where nobody else may look, from the first byte on.
      writeFileSync(`${this.#path}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
      chmodSync(`${this.#path}.new`, 0o600);
      renameSync(`${this.#path}.new`, this.#path);
    });
  }
}

/** A file that somebody spoilt is as good as none. */
function parse(text: string): Kept {
  try {
    const { last, cookies } = JSON.parse(text) as Partial<Kept>;
    return { ...(last === undefined ? {} : { last }), cookies: cookies ?? {} };
  } catch {
    return { cookies: {} };
  }
}
