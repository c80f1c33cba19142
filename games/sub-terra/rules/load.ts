// Loads a position from JSON; one that no game could reach is rejected. First come what lies where and what is asked,
// then what must have happened before: rounds, cards and tiles that were drawn.

import { type InputError, loadSnapshot, type Result } from '@undercroft/engine';
import { Descent } from './descent.ts';
import { loadCave } from './load/cave.ts';
import { loadMembers, loadTeam } from './load/cavers.ts';
import { checkCards, loadDeck } from './load/deck.ts';
import { checkHorrorQuestion, loadHorrors } from './load/horrors.ts';
import { findMoment, loadJobs } from './load/jobs.ts';
import { checkExplosives } from './load/marks.ts';
import { checkAnswers, loadQuestion } from './load/question.ts';
import { checkReveal, checkUnderWay } from './load/reveal.ts';
import { checkRoll } from './load/roll.ts';
import { checkRound } from './load/rounds.ts';
import { checkExit, checkGeologist, checkPathfinder, loadStack } from './load/stack.ts';
import { checkTurn, loadTurn } from './load/turn.ts';
import { parseOptions } from './parse.ts';
import { type Snapshot, snapshotSchema } from './snapshot.ts';

export const load = (data: unknown): Result<Descent, InputError> =>
  loadSnapshot(data, { schema: snapshotSchema, parseOptions, build });

function build(snapshot: Snapshot): Descent {
  const d = new Descent();
  d.options = snapshot.options;
  loadTeam(d, snapshot);
  loadStack(d, snapshot);
  loadCave(d, snapshot);
  loadMembers(d, snapshot);
  loadHorrors(d, snapshot);
  loadDeck(d, snapshot);
  loadTurn(d, snapshot);
  loadJobs(d, snapshot);
  loadQuestion(d, snapshot);
  checkFlow(d, snapshot);
  return d;
}

function checkFlow(d: Descent, snapshot: Snapshot): void {
  checkGeologist(d, snapshot);
  const moment = findMoment(d, snapshot);
  checkUnderWay(snapshot, moment);
  checkTurn(d, snapshot, moment);
  checkReveal(d, snapshot, moment);
  checkRoll(d, snapshot, moment);
  checkHorrorQuestion(d, snapshot);
  checkAnswers(d, snapshot);
  checkRound(d, snapshot, moment);
  checkExplosives(d, snapshot);
  checkPathfinder(d, snapshot);
  checkCards(d, snapshot, moment);
  checkExit(d, snapshot);
}
