// What each explorer can do.
import type { Explorer, Snapshot } from '@undercroft/infernos-edge';
import { type Ability, ability } from '@undercroft/words/cave/ability';

/** In the order of the cards. */
export const EXPLORER_ABILITIES = {
  archaeologist: [ability('scholar', 'IE-ARC-1'), ability('adventurer', 'IE-ARC-2')],
  guide: [ability('agile', 'IE-GUI-1'), ability('illuminate', 'IE-GUI-2')],
  scoundrel: [ability('sprint', 'IE-SCN-1'), ability('alert', 'IE-SCN-2')],
  aristocrat: [ability('command', 'IE-ARI-1'), ability('research', 'IE-ARI-2')],
  foreman: [ability('excavate', 'IE-FOR-1'), ability('shore-up', 'IE-FOR-2')],
  sharpshooter: [ability('scope', 'IE-SHA-1'), ability('shoot', 'IE-SHA-2')],
  sapper: [ability('grenade', 'IE-SAP-1'), ability('demolish', 'IE-SAP-2')],
  veteran: [ability('annihilate', 'IE-VET-1'), ability('brace', 'IE-VET-2')],
  healer: [ability('mend', 'IE-HEA-1'), ability('survivor', 'IE-HEA-2')],
  priest: [ability('revive', 'IE-PRI-1'), ability('purify', 'IE-PRI-2')],
} as const satisfies Record<Explorer, readonly Ability<string>[]>;
export type ExplorerAbility = (typeof EXPLORER_ABILITIES)[Explorer][number]['name'];

/** How often it can still be used; undefined where that is not limited. IE-ED-2: later, luck is paid with health. */
export function usesLeft(snapshot: Snapshot, ability: ExplorerAbility): number | undefined {
  switch (ability) {
    case 'adventurer':
      return snapshot.options.variant === 'second-edition' ? undefined : snapshot.luck;
    case 'research':
      return snapshot.journals;
    case 'shore-up':
      return snapshot.shores;
    case 'demolish':
      return snapshot.demolitions;
    default:
      return undefined;
  }
}
