// Who the user is at which server: a file that only they can read.
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { ok, type Result } from '@undercroft/engine';
import type { Io } from '../cli/io.ts';
import { attempt, type FileWords, makeFolder } from '../records/files.ts';

interface StoredIdentity {
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
  readonly #words: FileWords;
  #stored: StoredIdentity;

  private constructor(path: string, stored: StoredIdentity, words: FileWords) {
    this.#path = path;
    this.#stored = stored;
    this.#words = words;
  }

  static read({ env, locale }: Pick<Io, 'env' | 'locale'>): Result<Identity, string> {
    const { files } = locale.words;
    const path = join(dataFolder(env), 'online.json');
    if (!existsSync(path)) return ok(new Identity(path, { cookies: {} }, files));
    const text = attempt(path, files, () => readFileSync(path, 'utf8'));
    return text.ok ? ok(new Identity(path, parse(text.value), files)) : text;
  }

  get last(): string | undefined {
    return this.#stored.last;
  }

  cookieFor(server: string): string | undefined {
    return this.#stored.cookies[server];
  }

  save(server: string, cookie: string | undefined): Result<void, string> {
    const cookies = { ...this.#stored.cookies, ...(cookie === undefined ? {} : { [server]: cookie }) };
    const stored = { last: server, cookies };
    if (JSON.stringify(stored) === JSON.stringify(this.#stored)) return ok(undefined);
    this.#stored = stored;
    return attempt(this.#path, this.#words, () => {
      makeFolder(dirname(this.#path));
      // Anyone who has the cookie is that guest, so the file is private from the first byte on.
      writeFileSync(`${this.#path}.new`, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
      chmodSync(`${this.#path}.new`, 0o600);
      renameSync(`${this.#path}.new`, this.#path);
    });
  }
}

/** A damaged file counts as none. */
function parse(text: string): StoredIdentity {
  try {
    const { last, cookies } = JSON.parse(text) as Partial<StoredIdentity>;
    return { ...(last === undefined ? {} : { last }), cookies: cookies ?? {} };
  } catch {
    return { cookies: {} };
  }
}
