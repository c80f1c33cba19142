// Whether two plans are the same, and if not, what a person would call the difference.
import { same } from '@undercroft/engine';
import { plural } from '../words/grammar.ts';
import type { Plan, Setting } from './plan.ts';

/** 'its seed is 7, not 8'; undefined where they are the same. */
export function difference(there: Plan, wanted: Plan): string | undefined {
  if (same(there, wanted)) return undefined;
  if (there.game !== wanted.game) return `its game is ${there.game}, not ${wanted.game}`;
  if (there.rules !== wanted.rules)
    return `it follows version ${there.rules} of the rules, and this Undercroft has version ${wanted.rules}`;
  if (there.seed !== wanted.seed) return `its seed is ${there.seed}, not ${wanted.seed}`;
  if (there.games !== wanted.games) return `it is of ${plural(there.games, 'game')}, not ${wanted.games}`;
  if (there.settings.length !== wanted.settings.length)
    return `it has ${plural(there.settings.length, 'setting')}, not ${wanted.settings.length}`;
  return settingDifference(there, wanted) ?? `its time limit is ${there.timeLimit} ms, not ${wanted.timeLimit}`;
}

function settingDifference(there: Plan, wanted: Plan): string | undefined {
  for (const [i, setting] of there.settings.entries()) {
    const other = wanted.settings[i];
    if (other && !same(setting, other)) return inSetting(setting, other);
  }
  return undefined;
}

function inSetting(there: Setting, wanted: Setting): string {
  const where = there.name ? ` in ${there.name}` : '';
  if (!same(there.options, wanted.options)) return `its game has other options${where}`;
  if (!same(there.bots, wanted.bots))
    return `its bots are ${there.bots.join(',')}, not ${wanted.bots.join(',')}${where}`;
  return there.rotate === wanted.rotate
    ? `its setting is called ${there.name}`
    : `its seats ${alternate(there)}${where}`;
}

const alternate = ({ rotate }: Setting): string => (rotate ? 'alternate' : 'do not alternate');
