// What a messenger shows of the link to a table.

export interface InvitationWords {
  readonly locale: string;
  /** `name`: who opened the table; '' if they have not said. */
  invites(name: string, game: string): string;
  freeSeats(free: number): string;
  readonly over: string;
  /** For a code that no table has, or none that may be looked up now. */
  readonly title: string;
  readonly description: string;
}

const en: InvitationWords = {
  locale: 'en_GB',
  invites: (name, game) => (name === '' ? `Come and play ${game}` : `${name} invites you to ${game}`),
  freeSeats(free) {
    if (free === 0) return 'All seats are taken. You can watch.';
    return free === 1 ? 'One seat is free.' : `${free} seats are free.`;
  },
  over: 'This game is over. You can look at how it went.',
  title: 'A table at Undercroft',
  description: 'Board games of the deep, together on several screens. No account needed.',
};

const hu: InvitationWords = {
  locale: 'hu_HU',
  invites: (name, game) => (name === '' ? `Gyere játszani: ${game}` : `${name} játszani hív: ${game}`),
  freeSeats: (free) => (free === 0 ? 'Minden hely foglalt. Nézni lehet.' : `${free} szabad hely van.`),
  over: 'Ez a játszma véget ért. Meg lehet nézni, hogyan zajlott.',
  title: 'Egy asztal az Undercroftban',
  description: 'Társasjátékok a mélyből, közösen, több képernyőn. Regisztráció nélkül.',
};

const LANGUAGES: Readonly<Record<string, InvitationWords>> = { en, hu };

/** The first language of an Accept-Language header that we speak, by its preference. */
export function wordsFor(header: string | undefined): InvitationWords {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().split(/\s*;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), weight: q === undefined ? 1 : Number(q) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.flatMap(({ language }) => LANGUAGES[language] ?? [])[0] ?? en;
}
