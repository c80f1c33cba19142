// Whether a failure is the disk's: full, read-only or broken. Nothing can be stored then, but what is stored can perhaps be read.

/** Of Postgres: no room, no memory for it, a disk that fails, a database that can only be read. */
const POSTGRES_CODES: readonly string[] = ['53100', '58030', '25006'];
/** Of SQLite, by its own names for them; with Node's SQLite and with the package they have no other code in common. */
const SQLITE_MESSAGE =
  /database or disk is full|disk I\/O error|attempt to write a readonly database|unable to open database file/i;
/** Of the file system itself. */
const FILE_CODES: readonly string[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EFBIG'];

export function isStorageFault(error: unknown): boolean {
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  return POSTGRES_CODES.includes(code) || FILE_CODES.includes(code) || SQLITE_MESSAGE.test(message);
}

/** Stores what is only noted beside something else: that it cannot be stored must not keep anybody from reading. */
export async function tryToStore(stored: Promise<unknown>): Promise<void> {
  await stored.catch((error) => {
    if (!isStorageFault(error)) throw error;
  });
}

/** Remembers whether the last thing that was to be stored could be. */
export class LastWrite {
  #hasFailed = false;

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  async watch<T>(writing: Promise<T>): Promise<T> {
    try {
      const written = await writing;
      this.#hasFailed = false;
      return written;
    } catch (error) {
      if (isStorageFault(error)) this.#hasFailed = true;
      throw error;
    }
  }
}
