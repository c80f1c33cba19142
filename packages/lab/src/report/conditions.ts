// What games must share to be counted together: the rules, the options of the game and who plays. Not the members of a
// team, because many runs compare teams.

import { plural } from '@undercroft/terminal/grammar';
import type { TeamWording } from '@undercroft/terminal/report/wording';
import type { Plan, Setting } from '../results/plan.ts';
import { type GameWording, gameWording } from './game-wording.ts';

export interface Condition {
  readonly name: string;
  /** As in a heading: 'expert', '5 cavers', 'novice:1'. */
  readonly text: string;
  /** The order of chapters: the easiest first, the smallest first. */
  readonly rank: number;
  /** Not mentioned in the lead of a chapter. */
  readonly isDefault: boolean;
}

/** The name of the condition that says who plays. */
export const PLAYERS = 'bots';

export function conditionsOf({ game, rules }: Plan, setting: Setting): Condition[] {
  const wording = gameWording(game);
  const options = (setting.options ?? {}) as Readonly<Record<string, unknown>>;
  const names = [...new Set([...Object.keys(wording.options), ...Object.keys(options)])];
  return [
    ...names
      .filter((name) => name !== wording.team?.option && name in options)
      .map((name) => optionOf(name, options, wording)),
    ...(wording.team === undefined ? [] : teamConditions(options[wording.team.option], setting, wording.team)),
    { name: 'rules', text: `version ${rules} of the rules`, rank: rules, isDefault: true },
    { name: PLAYERS, text: playersText(setting), rank: 0, isDefault: false },
  ];
}

function optionOf(
  name: string,
  options: Readonly<Record<string, unknown>>,
  { options: known }: GameWording,
): Condition {
  const value = String(options[name]);
  const texts = known[name]?.texts ?? {};
  const isDefault = known[name]?.defaultValue === value;
  return { name, text: texts[value] ?? `${name} ${value}`, rank: Object.keys(texts).indexOf(value), isDefault };
}

function teamConditions(team: unknown, { bots }: Setting, { member }: TeamWording): Condition[] {
  const size = Array.isArray(team) ? team.length : 0;
  const players = bots.length;
  return [
    { name: 'size', text: plural(size, ...member), rank: size, isDefault: size === 0 },
    { name: 'players', text: plural(players, 'player'), rank: players, isDefault: players === 1 },
  ];
}

/** 'novice', 'adept against novice'; where seats do not alternate, 'adept, then novice'. */
function playersText({ bots, rotate }: Setting): string {
  const cycle = periodOf(rotate ? firstRotation(bots) : bots);
  if (cycle.length === 1) return cycle.join();
  if (!rotate) return cycle.join(', then ');
  return cycle.join(cycle.length === 2 ? ' against ' : ', ');
}

/** With alternating seats all rotations are the same setting: the first in the alphabet represents them. */
function firstRotation(bots: readonly string[]): readonly string[] {
  const rotations = bots.map((_, i) => [...bots.slice(i), ...bots.slice(0, i)]);
  return rotations.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))[0] ?? bots;
}

/** The shortest repeating part: two teams of one bot each are two players. */
function periodOf(bots: readonly string[]): readonly string[] {
  const length = bots.findIndex(
    (_, i) => i > 0 && bots.length % i === 0 && bots.every((bot, seat) => bot === bots[seat % i]),
  );
  return length < 0 ? bots : bots.slice(0, length);
}
