import { type Game, Stream } from '@undercroft/engine';
import { PROPERTIES, type Property } from './properties.ts';
import type { Finding } from './walk.ts';

export interface Extent {
  /** Random games for each variant of the game and each property. */
  readonly games: number;
  readonly seed: string | number;
  readonly properties?: readonly Property[];
}

/** Runs the contract suite over every variant a game states. No findings: the game keeps its contract. */
export function contract(game: Game, { games, seed, properties = PROPERTIES }: Extent): Finding[] {
  return properties.flatMap((property) =>
    game.facts.variants.flatMap(({ name, options }) => {
      const stream = Stream.of(seed).split(game.id).split(property.id).split(name);
      return Array.from({ length: games }, (_, i) => judge(game, property, name, options, stream.split(i))).flat();
    }),
  );
}

/** A property that throws has found something too. */
function judge(game: Game, property: Property, variant: string, options: unknown, stream: Stream): Finding[] {
  const findings: Finding[] = [];
  const complain = (entry: number, what: string) =>
    findings.push({ property: property.id, variant, seed: stream.path, entry, what });
  try {
    property.judge({ game, options, stream }, complain);
  } catch (error) {
    complain(-1, `threw ${error instanceof Error ? error.message : String(error)}`);
  }
  return findings;
}
