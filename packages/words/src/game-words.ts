// What a game says, in every language. Each language is loaded when it is needed, so that a table carries only its reader's.

/** Every language has all words, or it does not compile. */
export const LANGUAGES = ['en', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** What is said about a game before it is opened. */
export interface Card {
  /** The game's, as its rules call it. */
  readonly id: string;
  readonly name: string;
  readonly line: string;
  /** How many, and how long. */
  readonly players: string;
}

/** Loaded when it is first needed. */
export type Loaders<W> = Readonly<Record<Language, () => Promise<{ readonly default: W }>>>;

/** Why a bot of the game would make a move, by the motive that it names. */
export type Reasons = Readonly<Record<string, string>>;

/** What somebody is asked, as a clause after 'Bence decides': by `Status.asks`. */
export type AskedClauses = Readonly<Record<string, string>>;

/** `W`: the words of the game. */
export interface GameWords<W = unknown> {
  /** As its rules call it. */
  readonly id: string;
  readonly load: Loaders<W>;
}

/** What only some readers need: `W` is what a terminal says, or the reasons of the bots. */
export interface MoreGameWords<W = unknown> {
  readonly id: string;
  readonly load: Loaders<W>;
}
