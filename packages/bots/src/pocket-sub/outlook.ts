// What a seat can see of its prospects without looking ahead: what its subs can do next turn, and which water is nearer to
// them than to anybody else's.
import { berth, DEEP, isHaven, isHero, MAX_REGIONS, MAX_TOUCHING, ROCKY, type Sea } from '@undercroft/pocket-sub';
import { type Ways, waysOf } from './ways.ts';

/** What entering a region means to a seat's sub. */
const DEADLY = 0;
/** Passing is safe, ending is not (PS-MEET-1). */
const PASSABLE = 1;
const OPEN = 2;
/** An enemy's sub that a hero destroys without harm (PS-HERO-2). */
const PREY = 3;

const MAX_SEATS = 4;
const FAR = 99;

/** Looks at one position after the other; what it says holds until the next. */
export class Outlook {
  /** Per seat: subs that have no safe turn, and those that have only one or two places to end one. */
  readonly trapped = new Int32Array(MAX_SEATS);
  readonly cornered = new Int32Array(MAX_SEATS);
  /** Per seat: places where a sub can safely end a turn, summed over its subs, plainly and as square roots. */
  readonly ends = new Int32Array(MAX_SEATS);
  readonly freedom = new Float64Array(MAX_SEATS);
  /** Per seat: subs in a friendly Command Centre. */
  readonly docked = new Int32Array(MAX_SEATS);
  /** Per seat: enemy subs its hero could ram now. */
  readonly prey = new Int32Array(MAX_SEATS);
  /** Per seat: empty regions a mine could lie in that are nearer to its subs than to any enemy's; and as near. */
  readonly waters = new Int32Array(MAX_SEATS);
  readonly contested = new Int32Array(MAX_SEATS);

  readonly #grade = new Uint8Array(MAX_REGIONS);
  readonly #seen = new Int32Array(MAX_REGIONS);
  #stamp = 0;
  readonly #distance = Array.from({ length: MAX_SEATS }, () => new Uint8Array(MAX_REGIONS));
  readonly #rank = Array.from({ length: 4 }, () => new Uint8Array(MAX_REGIONS * 4));
  readonly #filled = new Int32Array(4);

  look(sea: Sea): void {
    const ways = waysOf(sea);
    for (let seat = 0; seat < sea.board.players; seat++) {
      this.#clear(seat);
      if (sea.fleet[seat] === 0) {
        this.#distance[seat]!.fill(FAR);
        continue;
      }
      this.#appraise(sea, seat);
      for (let i = berth(seat); i < berth(seat) + sea.fleet[seat]!; i++) this.#consider(sea, ways, seat, sea.subs[i]!);
      this.#measure(sea, seat);
    }
    this.#divide(sea);
  }

  #clear(seat: number): void {
    this.trapped[seat] = 0;
    this.cornered[seat] = 0;
    this.ends[seat] = 0;
    this.freedom[seat] = 0;
    this.docked[seat] = 0;
    this.prey[seat] = 0;
    this.waters[seat] = 0;
    this.contested[seat] = 0;
  }

  /** What each region is to this seat's subs. */
  #appraise(sea: Sea, seat: number): void {
    const grade = this.#grade;
    const { sides, regions } = sea.board;
    const side = sides[seat]!;
    const enemySub = isHero(sea, seat) ? PREY : DEADLY;
    for (let region = 0; region < regions; region++) {
      const centre = sea.centres[region]!;
      const mine = sea.mines[region]!;
      const sub = sea.afloat[region]!;
      if (centre > 0) grade[region] = sides[centre - 1] === side ? OPEN : DEADLY;
      else if (mine > 0) grade[region] = sides[mine - 1] === side ? PASSABLE : DEADLY;
      else if (sub > 0) grade[region] = sides[sub - 1] === side ? PASSABLE : enemySub;
      else grade[region] = OPEN;
    }
  }

  /** Where this sub could safely end a turn. */
  #consider(sea: Sea, ways: Ways, seat: number, from: number): void {
    const { first, into, left, skip } = ways;
    const grade = this.#grade;
    const seen = this.#seen;
    const stamp = ++this.#stamp;
    const fromDeep = sea.water[from] === DEEP;
    const end = first[from + 1]!;
    let ends = 0;
    for (let i = first[from]!; i < end; ) {
      const region = into[i]!;
      const kind = grade[region]!;
      if (kind === DEADLY) {
        i = skip[i]!;
        continue;
      }
      if (kind === PREY && seen[region] !== -stamp) {
        this.prey[seat]!++;
        seen[region] = -stamp;
      }
      if (left[i] === 0 && kind >= OPEN && seen[region] !== stamp && seen[region] !== -stamp) {
        if (!fromDeep || this.#canMine(sea, ways, seat, i)) {
          seen[region] = stamp;
          ends++;
        }
      }
      i++;
    }
    const docked = isHaven(sea, from, seat);
    if (docked) this.docked[seat]!++;
    else if (ends === 0) this.trapped[seat]!++;
    else if (ends <= 2) this.cornered[seat]!++;
    this.ends[seat]! += ends;
    this.freedom[seat]! += Math.sqrt(ends);
  }

  /** PS-MINE-1, for a sub that starts in a deep region, where no mine can lie. */
  #canMine(sea: Sea, ways: Ways, seat: number, at: number): boolean {
    if (isHaven(sea, ways.into[at]!, seat)) return true;
    for (let i = ways.before[at]!; i >= 0; i = ways.before[i]!) {
      const region = ways.into[i]!;
      if (sea.water[region] !== DEEP && this.#grade[region]! >= OPEN) return true;
    }
    return false;
  }

  /** How many points away each region is from the nearest sub of this seat, with `#grade` being this seat's. */
  #measure(sea: Sea, seat: number): void {
    const distance = this.#distance[seat]!;
    distance.fill(FAR);
    this.#filled.fill(0);
    for (let i = berth(seat); i < berth(seat) + sea.fleet[seat]!; i++) this.#reach(distance, sea.subs[i]!, 0);
    let empty = 0;
    let running = false;
    // A step costs one or two points: what is reached lies in one of the next two ranks.
    for (let points = 0; empty < 3; points++) {
      const rank = this.#rank[points & 3]!;
      const n = this.#filled[points & 3]!;
      this.#filled[points & 3] = 0;
      empty = n === 0 ? empty + 1 : 0;
      for (let i = 0; i < n; i++) {
        const from = rank[i]!;
        if (distance[from] !== points) continue;
        this.#spread(sea, distance, from, points);
        if (sea.water[from] === DEEP && !running) {
          running = true;
          this.#run(sea, distance, points);
        }
      }
    }
  }

  #spread(sea: Sea, distance: Uint8Array, from: number, points: number): void {
    const { touching } = sea.board;
    for (let i = from * MAX_TOUCHING; i < (from + 1) * MAX_TOUCHING; i++) {
      const to = touching[i]!;
      if (to < 0) break;
      if (this.#grade[to] !== DEADLY) this.#reach(distance, to, points + (sea.water[to] === ROCKY ? 2 : 1));
    }
  }

  #run(sea: Sea, distance: Uint8Array, points: number): void {
    for (let to = 0; to < sea.board.regions; to += 7) {
      if (sea.water[to] === DEEP && this.#grade[to] !== DEADLY) this.#reach(distance, to, points + 2);
    }
  }

  #reach(distance: Uint8Array, region: number, points: number): void {
    if (distance[region]! <= points) return;
    distance[region] = points;
    this.#rank[points & 3]![this.#filled[points & 3]!++] = region;
  }

  /** Whose water is whose. */
  #divide(sea: Sea): void {
    const { players, regions, sides } = sea.board;
    for (let region = 0; region < regions; region++) {
      if (sea.mines[region] !== 0 || sea.water[region] === DEEP) continue;
      let nearest = FAR;
      let owner = -1;
      let shared = false;
      for (let seat = 0; seat < players; seat++) {
        const distance = this.#distance[seat]![region]!;
        if (distance < nearest) {
          nearest = distance;
          owner = seat;
          shared = false;
        } else if (distance === nearest && owner >= 0 && sides[owner] !== sides[seat]) shared = true;
      }
      if (owner < 0) continue;
      if (!shared) this.waters[owner]!++;
      else
        for (let seat = 0; seat < players; seat++)
          if (this.#distance[seat]![region] === nearest) this.contested[seat]!++;
    }
  }
}
