// A position at the beginning of a round as a vector of numbers that decide whether enough of the team will get out.

import { NOTHING } from '@undercroft/cave';
import {
  type Descent,
  FLOOD,
  isConscious,
  isInCave,
  isInPlay,
  isMarked,
  isOnExit,
  isPrey,
  MAX_HORRORS,
  RUBBLE,
} from '@undercroft/sub-terra';
import { Analysis, MAX_LEFT_BEHIND, UNITS_PER_TURN } from './analysis.ts';
import { FAR, isHorrorAt, PathCosts } from './path-costs.ts';
import { cellsBetween as cells } from './tile-worth.ts';
import { WEIGHTS } from './weights.ts';

export const FEATURES = 24;

export class Features {
  readonly values = new Float64Array(FEATURES);
  readonly #analysis = new Analysis(WEIGHTS);
  readonly #exitCosts = new PathCosts();
  readonly #turns = new Float64Array(6);
  #n = 0;

  /** Returns whether the exit has been found. */
  compute(d: Descent): boolean {
    this.#n = 0;
    this.values.fill(0);
    this.#analysis.analyse(d);
    const { exit } = this.#analysis;
    this.#team(d);
    this.#dangers(d);
    if (exit === NOTHING) this.#search(d);
    else this.#wayOut(d, exit);
    return exit !== NOTHING;
  }

  #add(value: number): void {
    this.values[this.#n++] = value;
  }

  /** Conscious cavers beyond those needed to win, and everybody's health. */
  #team(d: Descent): void {
    let awake = 0;
    let health = 0;
    let weak = 0;
    let gone = 0;
    for (let i = 0; i < d.cavers; i++) {
      if (!isInPlay(d, i)) gone++;
      if (!isConscious(d, i)) continue;
      awake++;
      if (isOnExit(d, i)) {
        health += 3;
        continue;
      }
      health += Math.min(3, d.health[i]!);
      if (d.health[i] === 1) weak++;
    }
    const need = d.cavers - MAX_LEFT_BEHIND;
    this.#add(awake >= need ? 1 : 0);
    this.#add(Math.min(2, awake - need) / 2);
    this.#add(health / (3 * d.cavers));
    this.#add(weak / d.cavers);
    this.#add(gone / d.cavers);
    this.#add(d.deck / 22);
    this.#add(d.deck === 0 ? 1 : 0);
  }

  #dangers(d: Descent): void {
    const peril = this.#analysis.danger;
    let horrors = 0;
    while (horrors < MAX_HORRORS && d.horrors[horrors] !== NOTHING) horrors++;
    let hunted = 0;
    let danger = 0;
    let asleep = 0;
    for (let i = 0; i < d.cavers; i++) {
      if (!isInCave(d, i)) continue;
      if (!isConscious(d, i)) asleep += isOnExit(d, i) ? 0 : this.#nearestFriend(d, i);
      else if (!isOnExit(d, i)) {
        danger += peril.hazardLoss(d, i, d.places[i]!);
        if (isPrey(d, i) && peril.strikeOdds(d, i, d.places[i]!) > 0) hunted++;
      }
    }
    this.#add(horrors / 3);
    this.#add(hunted / d.cavers);
    this.#add(danger / 10);
    this.#add(asleep / 10);
    this.#add(d.gas);
    let blocked = 0;
    for (let tile = 0; tile < d.cave.count; tile++) if (isMarked(d, tile, FLOOD | RUBBLE)) blocked++;
    this.#add(blocked / 10);
  }

  /** Cells to the nearest caver who could revive them, at most ten. */
  #nearestFriend(d: Descent, i: number): number {
    const tile = d.places[i]!;
    let nearest = 10;
    for (let other = 0; other < d.cavers; other++)
      if (isConscious(d, other) && isInCave(d, other)) nearest = Math.min(nearest, cells(d, tile, d.places[other]!));
    return isHorrorAt(d, tile) ? nearest + 3 : nearest;
  }

  #search(d: Descent): void {
    const pace = d.stack / (d.deck + 2);
    this.#add(d.stack / 65);
    this.#add(Math.min(pace, 8) / 4);
    this.#add(Math.max(0, pace - 3) / 4);
    this.#add(Math.min(d.cave.gapCount, 16) / 10);
    this.#add(d.cave.gapCount <= 3 ? (4 - d.cave.gapCount) / 3 : 0);
    let sum = 0;
    let pairs = 0;
    let nearest = 20;
    for (let i = 0; i < d.cavers; i++)
      for (let other = 0; other < i; other++) {
        if (!isConscious(d, i) || !isConscious(d, other) || !isInCave(d, i) || !isInCave(d, other)) continue;
        const away = cells(d, d.places[i]!, d.places[other]!);
        sum += away;
        pairs++;
        nearest = Math.min(nearest, away);
      }
    this.#add(pairs > 0 ? sum / pairs / 10 : 2);
    this.#add(nearest / 10);
    this.#gapDistances(d);
  }

  /** How far each caver is from a gap. */
  #gapDistances(d: Descent): void {
    let sum = 0;
    let there = 0;
    for (let i = 0; i < d.cavers; i++) {
      if (!isConscious(d, i) || !isInCave(d, i)) continue;
      this.#analysis.forCaver(d, i);
      const turns = this.#analysis.goalCosts.costFrom(d, d.places[i]!, d.halves[i]!) / UNITS_PER_TURN;
      sum += Math.min(4, turns);
      if (d.cave.gaps[d.places[i]!] !== 0) there++;
    }
    this.#add(sum / d.cavers);
    this.#add(there / d.cavers);
  }

  /** When the last caver needed to win can reach the exit, and how much light is left then. */
  #wayOut(d: Descent, exit: number): void {
    const costs = this.#exitCosts;
    costs.reset(d, 0);
    costs.addTarget(d, exit, -1);
    costs.propagate(d);
    const turns = this.#turns;
    let n = 0;
    let out = 0;
    for (let i = 0; i < d.cavers; i++) {
      if (isOnExit(d, i)) out++;
      if (!isConscious(d, i)) continue;
      if (!isInCave(d, i)) turns[n++] = 6;
      else if (isOnExit(d, i)) turns[n++] = 0;
      else turns[n++] = Math.min(15, costs.costFrom(d, d.places[i]!, d.halves[i]!) / UNITS_PER_TURN);
    }
    for (let k = n; k < 6; k++) turns[k] = FAR;
    turns.sort();
    const need = d.cavers - MAX_LEFT_BEHIND;
    const last = Math.min(15, turns[need - 1]!);
    const spare = Math.min(15, turns[need]!);
    const light = d.deck - last;
    this.#add(Math.min(1, out / need));
    this.#add(last / 10);
    this.#add(Math.max(-4, Math.min(6, light)) / 6);
    this.#add(light < 0 ? Math.max(-6, light) / 6 : 0);
    this.#add(last <= 1 ? 1 : 0);
    this.#add(last <= 2 ? 1 : 0);
    this.#add(spare / 10);
    this.#add(Math.max(-4, Math.min(6, d.deck - spare)) / 6);
  }
}
