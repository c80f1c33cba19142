// A position at the beginning of a round as a few numbers: what decides whether enough of the team will get out.
import * as cave from '@undercroft/cave';
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import { Danger } from './danger.ts';
import { exitOf } from './plan.ts';
import { FAR, isHorrorAt, Way } from './way.ts';
import { WEIGHTS } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { NOTHING } = cave;
const { FLOOD, isConscious, isInCave, isMarked, isOnExit, isPrey, MAX_HORRORS, RUBBLE, SUBMERGED } = terra;

export const FEATURES = 24;
/** ST-END-2: so many may be left behind for a bronze medal. */
export const SPARE = 2;
/** Thirds of a point in a turn. */
const TURN = 6;

export class Features {
  readonly values = new Float64Array(FEATURES);
  readonly #danger = new Danger(WEIGHTS);
  readonly #way = new Way();
  readonly #turns = new Float64Array(6);
  #n = 0;

  /** Answers whether the exit lies. */
  look(d: Descent): boolean {
    this.#n = 0;
    this.values.fill(0);
    const exit = exitOf(d);
    this.#team(d);
    this.#perils(d);
    if (exit === NOTHING) this.#search(d);
    else this.#wayOut(d, exit);
    return exit !== NOTHING;
  }

  #add(value: number): void {
    this.values[this.#n++] = value;
  }

  /** Who is awake beyond those who are needed, and how well everybody is. */
  #team(d: Descent): void {
    let awake = 0;
    let health = 0;
    let weak = 0;
    let gone = 0;
    for (let i = 0; i < d.cavers; i++) {
      if ((d.states[i]! & 4) !== 0) gone++;
      if (!isConscious(d, i)) continue;
      awake++;
      if (isOnExit(d, i)) {
        health += 3;
        continue;
      }
      health += Math.min(3, d.health[i]!);
      if (d.health[i] === 1) weak++;
    }
    const need = d.cavers - SPARE;
    this.#add(awake >= need ? 1 : 0);
    this.#add(Math.min(2, awake - need) / 2);
    this.#add(health / (3 * d.cavers));
    this.#add(weak / d.cavers);
    this.#add(gone / d.cavers);
    this.#add(d.deck / 22);
    this.#add(d.deck === 0 ? 1 : 0);
  }

  #perils(d: Descent): void {
    this.#danger.look(d);
    let horrors = 0;
    while (horrors < MAX_HORRORS && d.horrors[horrors] !== NOTHING) horrors++;
    let hunted = 0;
    let danger = 0;
    let asleep = 0;
    for (let i = 0; i < d.cavers; i++) {
      if (!isInCave(d, i)) continue;
      if (!isConscious(d, i)) asleep += isOnExit(d, i) ? 0 : this.#nearestFriend(d, i);
      else if (!isOnExit(d, i)) {
        danger += this.#danger.ofHazards(d, i, d.places[i]!);
        if (isPrey(d, i) && this.#danger.struck(d, i, d.places[i]!) > 0) hunted++;
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

  /** Cells to the nearest who could wake them, as far as it matters. */
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
    this.#add(Math.min(d.cave.loose, 16) / 10);
    this.#add(d.cave.loose <= 3 ? (4 - d.cave.loose) / 3 : 0);
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
  }

  /** When the last of those who are needed can be there, and how much light is left then. */
  #wayOut(d: Descent, exit: number): void {
    const way = this.#way;
    way.begin(d, 0);
    way.goal(d, exit, -1);
    way.spread(d);
    const turns = this.#turns;
    let n = 0;
    let out = 0;
    for (let i = 0; i < d.cavers; i++) {
      if (isOnExit(d, i)) out++;
      if (!isConscious(d, i)) continue;
      if ((d.states[i]! & SUBMERGED) !== 0) turns[n++] = 6;
      else if (isOnExit(d, i)) turns[n++] = 0;
      else turns[n++] = Math.min(15, way.from(d, d.places[i]!, d.halves[i]!) / TURN);
    }
    for (let k = n; k < 6; k++) turns[k] = FAR;
    turns.sort();
    const need = d.cavers - SPARE;
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

const cells = (d: Descent, a: number, b: number): number =>
  Math.abs(d.cave.x[a]! - d.cave.x[b]!) + Math.abs(d.cave.y[a]! - d.cave.y[b]!);
