// What the build draws for a game (build/static-files.ts): every game has a file `drawings.ts` with this.

export interface GameDrawings {
  /** The path of every icon of its own, by name. */
  readonly icons: Readonly<Record<string, string>>;
  /** Elements of an `<svg>`: the symbols its board, its faces and its signs are made of. */
  readonly symbols: string;
  /** Its portal on the home page. */
  readonly portal: string;
  /** Further pictures, by the names of their files. */
  readonly pictures?: Readonly<Record<string, string>>;
}
