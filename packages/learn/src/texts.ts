// The texts of what teaches a game, in one language: games/GAME/learn/texts/LANGUAGE.json.
export interface LessonTexts {
  readonly title: string;
  readonly goal: string;
  /** What one sees; also the label of its picture. */
  readonly position: string;
  readonly teaches: string;
  readonly hint: string;
  /** What it has taught. */
  readonly done: string;
  readonly wrong: Readonly<Record<string, string>>;
  /** Other ways to the goal. */
  readonly also?: Readonly<Record<string, string>>;
}

export interface BeatTexts {
  readonly title: string;
  readonly text: string;
  readonly task: string;
  readonly wrong?: Readonly<Record<string, string>>;
}

export interface FirstTexts {
  readonly title: string;
  readonly text: string;
}

export interface Named {
  readonly name: string;
  readonly text: string;
}

export interface SpreadTexts {
  readonly title: string;
  readonly lead: string;
  readonly points?: Readonly<Record<string, string>>;
  readonly actions?: Readonly<Record<string, Named>>;
  readonly rows?: Readonly<Record<string, Named>>;
  readonly dangers?: Readonly<Record<string, FirstTexts>>;
  readonly steps?: Readonly<Record<string, FirstTexts>>;
  readonly more?: string;
  /** What each picture shows, in a sentence. */
  readonly pictures: readonly string[];
}

export interface LearnTexts {
  readonly lessons: Readonly<Record<string, LessonTexts>>;
  readonly coach: {
    /** How long it takes, about. */
    readonly minutes: number;
    readonly beats: Readonly<Record<string, BeatTexts>>;
    readonly cuts: Readonly<Record<string, string>>;
    readonly firsts: Readonly<Record<string, FirstTexts>>;
  };
  readonly how: { readonly minutes: number; readonly spreads: Readonly<Record<string, SpreadTexts>> };
}
