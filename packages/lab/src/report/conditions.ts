// What games have in common that may be counted together: the rules, the options of the game and who plays; all but who
// takes part, since comparing teams is what many games are played for.
import type { Plan, Setting } from '../results/plan.ts';
import { plural } from '../words/grammar.ts';
import { type Wording, wordingOf } from './games.ts';

export interface Condition {
  readonly name: string;
  /** As a heading says it: 'expert', '5 cavers', 'novice:1'. */
  readonly text: string;
  /** Chapters are in this order: the easiest first, the smallest first. */
  readonly rank: number;
  /** Not worth a word where all games have it. */
  readonly isUsual: boolean;
}

/** Who plays, as one of the conditions. */
export const PLAYERS = 'bots';

export function conditionsOf({ game, rules }: Plan, setting: Setting): Condition[] {
  const wording = wordingOf(game);
  const options = (setting.options ?? {}) as Readonly<Record<string, unknown>>;
  const names = [...new Set([...Object.keys(wording.options), ...Object.keys(options)])];
  return [
    ...names.filter((name) => name !== wording.team && name in options).map((name) => optionOf(name, options, wording)),
    ...(wording.team === undefined ? [] : teamConditions(options[wording.team], setting, wording)),
    { name: 'rules', text: `version ${rules} of the rules`, rank: rules, isUsual: true },
    { name: PLAYERS, text: playersText(setting), rank: 0, isUsual: false },
  ];
}

function optionOf(name: string, options: Readonly<Record<string, unknown>>, { options: known }: Wording): Condition {
  const value = String(options[name]);
  const texts = known[name]?.texts ?? {};
  const isUsual = known[name]?.usual === value;
  return { name, text: texts[value] ?? `${name} ${value}`, rank: Object.keys(texts).indexOf(value), isUsual };
}

function teamConditions(team: unknown, { bots }: Setting, { member }: Wording): Condition[] {
  const size = Array.isArray(team) ? team.length : 0;
  const players = bots.length;
  return [
    { name: 'size', text: plural(size, ...member), rank: size, isUsual: size === 0 },
    { name: 'players', text: plural(players, 'player'), rank: players, isUsual: players === 1 },
  ];
}

/** 'novice', 'adept against novice'; where seats do not alternate, 'adept, then novice'. */
function playersText({ bots, rotate }: Setting): string {
  const cycle = periodOf(rotate ? firstRotation(bots) : bots);
  if (cycle.length === 1) return cycle.join();
  if (!rotate) return cycle.join(', then ');
  return cycle.join(cycle.length === 2 ? ' against ' : ', ');
}

/** Seats that alternate begin anywhere: of all rotations the first in the alphabet stands for all. */
function firstRotation(bots: readonly string[]): readonly string[] {
  const rotations = bots.map((_, i) => [...bots.slice(i), ...bots.slice(0, i)]);
  return rotations.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))[0] ?? bots;
}

/** The shortest part that repeats: two teams of one bot each are two players. */
function periodOf(bots: readonly string[]): readonly string[] {
  const length = bots.findIndex(
    (_, i) => i > 0 && bots.length % i === 0 && bots.every((bot, seat) => bot === bots[seat % i]),
  );
  return length < 0 ? bots : bots.slice(0, length);
}
