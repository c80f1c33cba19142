import { type Game, Stream } from '@undercroft/engine';
import type { Property } from './properties/property.ts';
import { PROPERTIES } from './properties.ts';
import type { Violation } from './random-game.ts';

export interface SuiteOptions {
  /** How many random games to play for each property in each variant. */
  readonly games: number;
  readonly seed: string | number;
  readonly properties?: readonly Property[];
}

/** Runs the contract suite over every variant of a game. An empty list means that the game keeps its contract. */
export function checkContract(game: Game, { games, seed, properties = PROPERTIES }: SuiteOptions): Violation[] {
  return properties.flatMap((property) =>
    game.facts.variants.flatMap(({ name, options }) => {
      const stream = Stream.of(seed).split(game.id).split(property.id).split(name);
      return Array.from({ length: games }, (_, i) =>
        checkProperty(game, property, name, options, stream.split(i)),
      ).flat();
    }),
  );
}

/** A property that throws counts as violated. */
function checkProperty(game: Game, property: Property, variant: string, options: unknown, stream: Stream): Violation[] {
  const violations: Violation[] = [];
  const report = (entry: number, what: string) =>
    violations.push({ property: property.id, variant, seed: stream.path, entry, what });
  try {
    property.check({ game, options, stream }, report);
  } catch (error) {
    report(-1, `threw ${error instanceof Error ? error.message : String(error)}`);
  }
  return violations;
}
