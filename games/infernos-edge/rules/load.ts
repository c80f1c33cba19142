// Turns a snapshot into a position, or says why it cannot be one.

import { type InputError, loadSnapshot, type Result } from '@undercroft/engine';
import { Expedition } from './expedition.ts';
import { loadBag, validateBag } from './load/bag.ts';
import { validateClosing } from './load/closing.ts';
import { loadGuardians, validateActivated } from './load/guardians.ts';
import { loadJobs, validateJobs } from './load/jobs.ts';
import { loadArtifact, loadKeys } from './load/keys.ts';
import { validatePoints } from './load/points.ts';
import { loadQuestion, validateAnswers, validateEnd } from './load/question.ts';
import { loadReveal, validateHand, validateReveal } from './load/reveal.ts';
import { loadRoll, validateDice, validateHazardDice } from './load/roll.ts';
import { loadSanctum } from './load/sanctum.ts';
import { loadMembers } from './load/team.ts';
import { loadEntrance, loadTemple, validateConnections } from './load/temple.ts';
import { validateTraces } from './load/traces.ts';
import { loadTurn, validateActor } from './load/turn.ts';
import { loadBrace, loadUses } from './load/uses.ts';
import { loadVolcano } from './load/volcano.ts';
import { parseFirstOptions, parseOptions } from './parse.ts';
import { placeEntrance, setTeam } from './setup.ts';
import { firstSnapshotSchema, type Snapshot, snapshotSchema } from './snapshot.ts';

export const load = (data: unknown): Result<Expedition, InputError> =>
  loadSnapshot(data, { schema: snapshotSchema, parseOptions, build });

/** A snapshot of rules 1. */
export const loadFirst = (data: unknown): Result<Expedition, InputError> =>
  loadSnapshot(data, { schema: firstSnapshotSchema, parseOptions: parseFirstOptions, build });

function build(snapshot: Snapshot): Expedition {
  const e = new Expedition();
  e.options = snapshot.options;
  setTeam(e);
  placeEntrance(e);
  loadBoard(e, snapshot);
  loadFlow(e, snapshot);
  validate(e, snapshot);
  return e;
}

/** Everything on the table. */
function loadBoard(e: Expedition, snapshot: Snapshot): void {
  loadUses(e, snapshot);
  loadEntrance(e, snapshot);
  loadTemple(e, snapshot);
  loadSanctum(e);
  validateConnections(e);
  loadVolcano(e, snapshot);
  loadMembers(e, snapshot);
  loadGuardians(e, snapshot);
  loadArtifact(e, snapshot);
}

/** Everything under way. */
function loadFlow(e: Expedition, snapshot: Snapshot): void {
  loadTurn(e, snapshot);
  loadBrace(e, snapshot);
  loadJobs(e, snapshot);
  loadReveal(e, snapshot);
  loadBag(e, snapshot);
  loadKeys(e, snapshot);
  validateClosing(e, snapshot);
  loadRoll(e, snapshot);
  loadQuestion(e, snapshot);
}

/** Whether the parts fit each other: each check relies on those before it. */
function validate(e: Expedition, snapshot: Snapshot): void {
  validateHand(snapshot);
  validateActor(e, snapshot);
  validateDice(e, snapshot);
  validateBag(e, snapshot);
  validateTraces(e, snapshot);
  validateEnd(e, snapshot);
  validateJobs(e, snapshot);
  validatePoints(e, snapshot);
  validateReveal(e, snapshot);
  validateHazardDice(e, snapshot);
  validateActivated(snapshot);
  validateAnswers(e, snapshot);
}
