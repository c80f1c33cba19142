// Everything that a table loads after the first decision is possible, as one file.
import type { Refusal } from '@undercroft/engine';
import type { Explorer, InfernosEdge, Snapshot } from '@undercroft/infernos-edge';
import { EXPLORER_ABILITIES, type ExplorerAbility, usesLeft } from '@undercroft/infernos-edge/words';
import type { Card, DangersOf } from '@undercroft/page-kit/game-view';
import type { LaterParts } from '../later.ts';
import { infernosEdge } from '../rules.ts';
import { placesOf } from '../viewpoint.ts';
import { dangersOf } from './dangers.ts';
import { panelsOf } from './panels.ts';
import { surroundingsOf } from './surroundings.ts';
import { describeTarget } from './target-text.ts';
import { reasonOf } from './why-not.ts';
import type { LaterWords } from './words.ts';

export const partsWith = (words: LaterWords): LaterParts => ({
  panelsOf: (position) => panelsOf(position, words),
  abilitiesOf: (snapshot, explorer) => abilitiesOf(snapshot, explorer, words),
  reasonOf: (position, id) => reasonOf(position, id, words),
  describe: (described) => describeTarget(described, words),
  surroundingsOf: (position) => surroundingsOf(position, words),
  choose: words.about.choose,
  does: (id) => words.about.does[id === 'items' ? 'pick-up' : (id as 'move')],
  refusal: (refused, expedition) =>
    words.about.refusal(refused as Refusal<InfernosEdge['RefusalKind']>, {
      places: placesOf(infernosEdge.save(expedition), { named: false }),
    }),
});

export const dangersWith =
  (words: LaterWords): DangersOf<InfernosEdge> =>
  (position, scope) =>
    dangersOf(position, scope, words);

const abilitiesOf = (snapshot: Snapshot, explorer: Explorer, words: LaterWords): Card['abilities'] =>
  EXPLORER_ABILITIES[explorer].map(({ name, rule }) => ({
    name: words.about.abilities[name].name,
    text: [doesOf(snapshot, name, words), ...usesOf(snapshot, name, words)].join(', '),
    rule,
  }));

/** IE-ED-2. */
const doesOf = ({ options }: Snapshot, ability: ExplorerAbility, { about }: LaterWords): string =>
  ability === 'adventurer' && options.variant === 'second-edition' ? about.secondLuck : about.abilities[ability].does;

function usesOf(snapshot: Snapshot, ability: ExplorerAbility, { game: { team } }: LaterWords): string[] {
  const left = usesLeft(snapshot, ability);
  return left === undefined ? [] : [team.uses(left)];
}
