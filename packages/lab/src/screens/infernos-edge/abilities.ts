// What each explorer can do that others cannot: a name, a line, its clause, and what is left of it.
import type { Explorer, Snapshot } from '@undercroft/infernos-edge';

export interface Ability {
  readonly name: string;
  readonly what: string;
  readonly rule: string;
  /** How often it can still be used, where that is limited. */
  left?(position: Snapshot): number | undefined;
}

export const ABILITIES: Readonly<Record<Explorer, readonly [Ability, Ability]>> = {
  archaeologist: [
    { name: 'Scholar', what: 'draws two tiles and places one', rule: 'IE-ARC-1' },
    {
      name: 'Adventurer',
      what: 'rolls a die of hers again',
      rule: 'IE-ARC-2',
      left: ({ options, luck }) => (options.variant === 'second-edition' ? undefined : luck),
    },
  ],
  guide: [
    { name: 'Agile', what: 'walks over rubble', rule: 'IE-GUI-1' },
    { name: 'Illuminate', what: 'one or two reveals for 1 point', rule: 'IE-GUI-2' },
  ],
  scoundrel: [
    { name: 'Sprint', what: 'up to two moves for 1 point', rule: 'IE-SCN-1' },
    { name: 'Alert', what: 'no trap harms anybody on this space', rule: 'IE-SCN-2' },
  ],
  aristocrat: [
    { name: 'Command', what: 'somebody else moves, for 1 point', rule: 'IE-ARI-1' },
    {
      name: 'Research',
      what: 'a journal tile into any gap, for 2 points',
      rule: 'IE-ARI-2',
      left: ({ journals }) => journals,
    },
  ],
  foreman: [
    { name: 'Excavate', what: 'digs for 1 point', rule: 'IE-FOR-1' },
    {
      name: 'Shore up',
      what: 'makes this tile a plain one, for 1 point',
      rule: 'IE-FOR-2',
      left: ({ shores }) => shores,
    },
  ],
  sharpshooter: [
    { name: 'Scope', what: 'reveals into a gap in sight, for 1 point', rule: 'IE-SHA-1' },
    { name: 'Shot', what: 'destroys a guardian in sight up to 3 spaces away, for 1 point', rule: 'IE-SHA-2' },
  ],
  sapper: [
    { name: 'Grenade', what: 'destroys all guardians on a space next door, for 1 point', rule: 'IE-SAP-1' },
    {
      name: 'Demolish',
      what: 'opens a wall of this space, for 1 point',
      rule: 'IE-SAP-2',
      left: ({ demolitions }) => demolitions,
    },
  ],
  veteran: [
    { name: 'Annihilate', what: 'destroys a guardian here for 1 point, without a roll', rule: 'IE-VET-1' },
    { name: 'Brace', what: 'loses no health until the next turn, for 1 point', rule: 'IE-VET-2' },
  ],
  healer: [
    { name: 'Mend', what: 'another in sight up to 2 spaces away regains 2, for 1 point', rule: 'IE-HEA-1' },
    { name: 'Survivor', what: 'regains 1 on a stumble, even when downed', rule: 'IE-HEA-2' },
  ],
  priest: [
    { name: 'Revive', what: 'another in sight regains 3, or 1 if downed, for 3 points', rule: 'IE-PRI-1' },
    { name: 'Purify', what: 'destroys all guardians on another space, for 3 points', rule: 'IE-PRI-2' },
  ],
};

/** 'Scholar, Adventurer 3'. */
export const abilitiesText = (position: Snapshot, explorer: Explorer): string =>
  ABILITIES[explorer]
    .map(({ name, left }) => [name, left?.(position)].filter((part) => part !== undefined).join(' '))
    .join(', ');

/** 'Scholar: draws two tiles and places one (IE-ARC-1).' */
export const explained = (position: Snapshot, explorer: Explorer): string[] =>
  ABILITIES[explorer].map(
    (ability) => `${ability.name}: ${ability.what}${leftText(ability, position)} (${ability.rule}).`,
  );

function leftText({ left }: Ability, position: Snapshot): string {
  const uses = left?.(position);
  return uses === undefined ? '' : `, ${uses} left`;
}
