// The abilities of each explorer: name, one-line summary, clause, and remaining uses.
import type { Explorer, Snapshot } from '@undercroft/infernos-edge';
import { EXPLORER_ABILITIES, type ExplorerAbility, usesLeft } from '@undercroft/infernos-edge/words';
import type { Words } from './words.ts';

/** 'Scholar, Adventurer 3'. */
export const abilitiesText = (position: Snapshot, explorer: Explorer, { terminal: { about } }: Words): string =>
  EXPLORER_ABILITIES[explorer]
    .map(({ name }) =>
      [about.abilities[name].name, usesLeft(position, name)].filter((part) => part !== undefined).join(' '),
    )
    .join(', ');

/** 'Scholar: draws two tiles and places one (IE-ARC-1).' */
export const explained = (position: Snapshot, explorer: Explorer, words: Words): string[] =>
  EXPLORER_ABILITIES[explorer].map(({ name, rule }) => {
    const { team } = words.game;
    const { abilities } = words.terminal.about;
    const left = usesLeft(position, name);
    const uses = left === undefined ? '' : `, ${team.uses(left)}`;
    return `${abilities[name].name}: ${doesOf(position, name, words)}${uses} (${rule}).`;
  });

/** IE-ED-2. */
const doesOf = ({ options }: Snapshot, ability: ExplorerAbility, { terminal: { about } }: Words): string =>
  ability === 'adventurer' && options.variant === 'second-edition' ? about.secondLuck : about.abilities[ability].does;
