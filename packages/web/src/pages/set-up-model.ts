// What has been chosen before a game: how many play, who comes along, how hard it is.
import { computed, signal } from '@preact/signals';
import type { GameView } from '@undercroft/page-kit/game-view';
import { type SetUpChoices, type SetUpView, withSeats } from '@undercroft/page-kit/set-up-view';
import { teamFor } from './team-choice.ts';

/** The people of a game, who leads them and who goes first. */
export type TeamChoice = Pick<SetUpChoices, 'people' | 'seats' | 'first'>;

export class SetUpModel {
  readonly #about;
  readonly players;
  readonly team;
  readonly values;

  constructor(view: GameView, setUp: SetUpView, players: number) {
    this.#about = signal({ view, setUp });
    this.players = signal(players);
    this.team = signal<TeamChoice>({ people: teamFor(setUp.people, players) });
    this.values = signal<Readonly<Record<string, unknown>>>(defaultValues(setUp));
  }

  get view(): GameView {
    return this.#about.value.view;
  }

  get setUp(): SetUpView {
    return this.#about.value.setUp;
  }

  /** In another language. */
  rename(view: GameView, setUp: SetUpView): void {
    if (this.#about.peek().setUp !== setUp) this.#about.value = { view, setUp };
  }

  readonly chosen = computed<SetUpChoices>(() => ({
    players: this.players.value,
    values: this.values.value,
    ...this.team.value,
  }));

  readonly options = computed(() => this.setUp.options(this.chosen.value));

  /** Why this cannot be played, and what to change. The game counts the seats it is given: an empty seat does not count. */
  readonly error = computed(() => {
    const opened = this.view.game.open(this.options.value);
    if (!opened.ok) return this.setUp.errorText(opened.error);
    const taken = new Set(withSeats(this.chosen.value).map(({ seat }) => seat));
    const isIncomplete = this.setUp.people && taken.size < this.players.value;
    return isIncomplete ? this.setUp.errorText({ kind: 'empty-seat', path: [] }) : undefined;
  });

  get seats(): number[] {
    return Array.from({ length: this.players.value }, (_, seat) => seat);
  }

  set(option: string, value: unknown): void {
    this.values.value = { ...this.values.value, [option]: value };
  }

  setPlayers(n: number): void {
    this.players.value = n;
    this.team.value = { people: teamFor(this.setUp.people, n) };
  }

  /** What does not fit the number of players is not offered. */
  isPossible(option: string, value: unknown): boolean {
    const values = { ...this.values.value, [option]: value };
    return (
      this.values.value[option] === value ||
      this.view.game.open(this.setUp.options({ ...this.chosen.value, values })).ok
    );
  }
}

function defaultValues({ levels, switches, choices }: SetUpView): Record<string, unknown> {
  return Object.fromEntries([
    ...(levels ? [[levels.option, levels.usual]] : []),
    ...switches.map(({ option, off }) => [option, off]),
    ...choices.map(({ option, usual }) => [option, usual]),
  ]);
}
