// How two plans differ, in words.
import { isEqual } from '@undercroft/engine';
import { plural } from '@undercroft/terminal/grammar';
import type { Plan, Setting } from './plan.ts';

/** 'its seed is 7, not 8'; undefined if they are the same. */
export function planDifference(existing: Plan, wanted: Plan): string | undefined {
  if (isEqual(existing, wanted)) return undefined;
  if (existing.game !== wanted.game) return `its game is ${existing.game}, not ${wanted.game}`;
  if (existing.rules !== wanted.rules)
    return `it follows version ${existing.rules} of the rules, and this Undercroft has version ${wanted.rules}`;
  if (existing.seed !== wanted.seed) return `its seed is ${existing.seed}, not ${wanted.seed}`;
  if (existing.games !== wanted.games) return `it is of ${plural(existing.games, 'game')}, not ${wanted.games}`;
  if (existing.settings.length !== wanted.settings.length)
    return `it has ${plural(existing.settings.length, 'setting')}, not ${wanted.settings.length}`;
  return settingDifference(existing, wanted) ?? `its time limit is ${existing.timeLimit} ms, not ${wanted.timeLimit}`;
}

function settingDifference(existing: Plan, wanted: Plan): string | undefined {
  for (const [i, setting] of existing.settings.entries()) {
    const other = wanted.settings[i];
    if (other && !isEqual(setting, other)) return describeSettingDifference(setting, other);
  }
  return undefined;
}

function describeSettingDifference(existing: Setting, wanted: Setting): string {
  const where = existing.name ? ` in ${existing.name}` : '';
  if (!isEqual(existing.options, wanted.options)) return `its game has other options${where}`;
  if (!isEqual(existing.bots, wanted.bots))
    return `its bots are ${existing.bots.join(',')}, not ${wanted.bots.join(',')}${where}`;
  return existing.rotate === wanted.rotate
    ? `its setting is called ${existing.name}`
    : `its seats ${alternate(existing)}${where}`;
}

const alternate = ({ rotate }: Setting): string => (rotate ? 'alternate' : 'do not alternate');
