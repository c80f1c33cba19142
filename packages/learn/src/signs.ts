// The small signs of a table and what they are called: games/GAME/learn/signs has a text and the rules for each. A sign is found by where it
// stands and by its icon: 'chip.horror' is the horror on somebody's card, 'count.horror' the one on a hazard card.
export interface SignText {
  readonly name: string;
  readonly text: string;
}
export type SignTexts = Readonly<Record<string, SignText>>;
export type SignRules = Readonly<Record<string, readonly string[]>>;

/** Where it stands, and its icon where there are several. */
export const signKey = (where: string, icon?: string): string => (icon ? `${where}.${icon}` : where);

/** By itself, or as one of its kind. */
export function findSign<T>(signs: Readonly<Record<string, T>>, key: string): T | undefined {
  return signs[key] ?? signs[key.split('.')[0] ?? ''];
}

interface Scene {
  readonly cards: readonly {
    readonly health?: unknown;
    readonly row?: unknown;
    readonly chips: readonly { readonly icon: string }[];
  }[];
  readonly points?: unknown;
  readonly upcoming?: readonly { readonly icon: string; readonly counts?: readonly { readonly icon: string }[] }[];
  readonly panels: readonly { readonly odds: readonly { readonly icon?: string }[] }[];
}

interface Shown {
  readonly tags?: readonly { readonly kind: string; readonly icon?: string }[];
  readonly landmarks?: readonly { readonly icon?: string }[];
  readonly chips?: Readonly<Record<string, readonly { readonly icon: string }[]>>;
}

/** Every sign that a position shows around its board, and on it. */
export function signsShown({ cards, points, upcoming = [], panels }: Scene, ...shown: readonly Shown[]): string[] {
  const counts = [...upcoming.flatMap((one) => one.counts ?? []), ...panels.flatMap(({ odds }) => odds)];
  const chips = [
    ...cards.flatMap((card) => card.chips),
    ...shown.flatMap((one) => Object.values(one.chips ?? {}).flat()),
  ];
  return [
    'clock',
    'goal',
    'turn',
    ...(points ? ['points'] : []),
    ...(cards.some(({ health }) => health) ? ['health'] : []),
    ...(cards.some(({ row }) => row) ? ['fleet'] : []),
    ...chips.map(({ icon }) => signKey('chip', icon)),
    ...upcoming.map(({ icon }) => signKey('next', icon)),
    ...counts.map(({ icon }) => signKey('count', icon)),
    ...shown.flatMap(({ tags = [] }) => tags.map(({ kind, icon }) => signKey(`tag-${kind}`, icon))),
    ...shown.flatMap(({ landmarks = [] }) => landmarks.map(({ icon }) => signKey('edge', icon))),
  ];
}
