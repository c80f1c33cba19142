// The moving sub has entered a region: what it meets there. It passes on unless no points are left (PS-CAP-5, PS-CAP-6).
import type { Tell } from './events.ts';
import { clearMine, judge, sink, sinkMover, take } from './losses.ts';
import { colour, friends, isHaven, isHero, nameOf, type Sea, whereabouts } from './sea.ts';
import { INTELLIGENCE, MAP } from './vocabulary.ts';

export function meet(sea: Sea, tell: Tell): void {
  const at = whereabouts(sea);
  if (isHaven(sea, at, sea.seat)) return;
  if (sea.centres[at] !== 0) meetCentre(sea, at, tell);
  else if (sea.mines[at] !== 0) meetMine(sea, at, tell);
  else if (sea.afloat[at] !== 0) meetSub(sea, at, tell);
}

const isEnd = (sea: Sea): boolean => sea.points === 0;

/** PS-MEET-5, PS-CAP-6. */
function meetCentre(sea: Sea, at: number, tell: Tell): void {
  if (sea.using & MAP && !isEnd(sea)) return pass(sea, at, 'cc', sea.centres[at]! - 1, 'PS-CAP-6', tell);
  loseMover(sea, at, 'command-centre', 'PS-MEET-5', tell);
}

function meetMine(sea: Sea, at: number, tell: Tell): void {
  const owner = sea.mines[at]! - 1;
  const friendly = friends(sea, owner, sea.seat);
  if (friendly && !isEnd(sea)) return pass(sea, at, 'mine', owner, 'PS-MEET-1', tell);
  if (sea.using & INTELLIGENCE && !isEnd(sea)) return pass(sea, at, 'mine', owner, 'PS-CAP-5', tell);
  const rule = friendly ? 'PS-MEET-1' : 'PS-MEET-3';
  clearMine(sea, at, rule, tell);
  loseMover(sea, at, friendly ? 'friendly' : 'mine', rule, tell);
}

function meetSub(sea: Sea, at: number, tell: Tell): void {
  const owner = sea.afloat[at]! - 1;
  if (friends(sea, owner, sea.seat))
    return isEnd(sea) ? collide(sea, at, owner, tell) : pass(sea, at, 'sub', owner, 'PS-MEET-1', tell);
  if (sea.using & INTELLIGENCE && !isEnd(sea)) return pass(sea, at, 'sub', owner, 'PS-CAP-5', tell);
  fight(sea, at, owner, tell);
}

/** PS-MEET-1: both are lost, and neither fleet is judged before both are. */
function collide(sea: Sea, at: number, owner: number, tell: Tell): void {
  sea.afloat[at] = 0;
  sink(sea, owner, at, 'friendly', 'PS-MEET-1', tell);
  sinkMover(sea, at, 'friendly', 'PS-MEET-1', tell);
  if (owner !== sea.seat) take(sea, owner, tell);
  take(sea, sea.seat, tell);
  judge(sea, tell);
}

/** PS-MEET-4, and PS-HERO-2 and PS-HERO-3 where a hero takes part. */
function fight(sea: Sea, at: number, enemy: number, tell: Tell): void {
  if (isHero(sea, sea.seat)) return ram(sea, at, enemy, 'rammed-by-hero', 'PS-HERO-2', tell);
  if (isHero(sea, enemy)) return loseMover(sea, at, 'hit-a-hero', 'PS-HERO-3', tell);
  ram(sea, at, enemy, 'collision', 'PS-MEET-4', tell);
  loseMover(sea, at, 'collision', 'PS-MEET-4', tell);
}

function ram(
  sea: Sea,
  at: number,
  enemy: number,
  cause: 'rammed-by-hero' | 'collision',
  rule: string,
  tell: Tell,
): void {
  sea.afloat[at] = 0;
  sink(sea, enemy, at, cause, rule, tell);
  take(sea, enemy, tell);
  judge(sea, tell);
}

type MoverCause = 'mine' | 'collision' | 'hit-a-hero' | 'command-centre' | 'friendly' | 'stuck' | 'no-mine';

export function loseMover(sea: Sea, at: number, cause: MoverCause, rule: string, tell: Tell): void {
  sinkMover(sea, at, cause, rule, tell);
  take(sea, sea.seat, tell);
  judge(sea, tell);
}

function pass(sea: Sea, at: number, piece: 'mine' | 'sub' | 'cc', owner: number, rule: string, tell: Tell): void {
  tell?.({ type: 'passed', rule, fleet: colour(sea, sea.seat), at: nameOf(sea, at), piece, of: colour(sea, owner) });
}
