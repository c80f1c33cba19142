// Chance at a local table: the draw of an entry depends on the table's seed and the entry's number alone. Loading a save
// again brings no other luck, and the same seed with the same decisions is the same game.
import { type Dice, Stream } from '@undercroft/engine';

export const diceFor = (seed: string, entry: number): Dice => Stream.of(seed).split(entry);
