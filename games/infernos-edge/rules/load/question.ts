// Loads what a position waits for, and checks that it is a question: that it has answers, and that they matter.

import { nextGuardian } from '../activation.ts';
import { ASKS } from '../asks.ts';
import { findEnd } from '../ending.ts';
import { ENDS } from '../events.ts';
import { Expedition, HIDDEN, HOLDS_ARTIFACT, MAX_GUARDIANS } from '../expedition.ts';
import { faceOrderMatters } from '../face-order.ts';
import { playableInfernosEdge } from '../playable.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { askForAction } from '../turns.ts';

export function loadQuestion(e: Expedition, { asks, roll, guardians, end }: Snapshot): void {
  e.asks = ASKS.indexOf(asks);
  e.how = end === null ? -1 : ENDS.indexOf(end);
  if (asks === 'nothing') throw positionError('nothing-asked', 'IE-ROUND-1', ['asks']);
  if ((asks === 'over') !== (end !== null)) throw positionError('no-end', 'IE-END-1', ['end']);
  if (['die', 'hazard', 'luck', 'first'].includes(asks) !== (roll !== null))
    throw positionError('no-roll', 'IE-HAZ-1', ['roll']);
  const acting = guardians.filter((one) => one.acting).length;
  if (acting !== (['victim', 'path'].includes(asks) ? 1 : 0))
    throw positionError('no-guardian', 'IE-GUARD-1', ['guardians']);
}

/** IE-END-1, IE-END-3: all ends are found after every effect, but for the eruption (IE-VOLC-1) and lost keys (IE-MAP-4). */
export function validateEnd(e: Expedition, { end, erupted }: Snapshot): void {
  const how = findEnd(e);
  if (end === null && how >= 0) throw positionError('over', 'IE-END-1', ['asks'], ENDS[how]);
  const isLeftToClosing = end === 'keys-lost' && how < 0;
  if (end === 'eruption' && (how >= 0 || !erupted || isArtifactSafe(e)))
    throw positionError('wrong-end', 'IE-VOLC-1', ['end'], end);
  if (end !== 'eruption' && !isLeftToClosing && e.how !== how)
    throw positionError('wrong-end', 'IE-END-1', ['end'], end as string);
}

/** Whether an eruption would not have ended the game. */
function isArtifactSafe(e: Expedition): boolean {
  const holder = e.holds.subarray(0, e.explorers).indexOf(HOLDS_ARTIFACT);
  const place = holder < 0 ? e.artifactAt : e.places[holder]!;
  return e.artifact !== HIDDEN && place !== e.corridor && place !== e.ledge;
}

const { legal, play, facts } = playableInfernosEdge;
const answers = new Int32Array(facts.maxLegal);

/** IE-ASK-1: the question must have an answer, and a question to a player more than one. */
export function validateAnswers(e: Expedition, { asks, guardians }: Snapshot): void {
  if (asks === 'over') return;
  const n = legal(e, answers);
  if (n === 0) throw positionError('no-answer', 'IE-ASK-1', ['asks'], asks);
  const isWaking = asks === 'wake' && guardians.length === MAX_GUARDIANS;
  const isChance = ['tile', 'die', 'hazard'].includes(asks);
  if (isWaking || (!isChance && !isWorthAsking(e, asks, n)))
    throw positionError('nothing-to-choose', 'IE-ASK-1', ['asks'], asks);
}

/** Some questions the rules skip although there are several answers, or ask although there is only one. */
function isWorthAsking(e: Expedition, asks: Snapshot['asks'], n: number): boolean {
  const before = new Expedition();
  before.copyFrom(e);
  before.asks = 0;
  switch (asks) {
    case 'action':
      askForAction(before);
      return before.asks === e.asks;
    case 'guardian':
      nextGuardian(before, undefined);
      return before.asks === e.asks;
    case 'first':
      return faceOrderMatters(before, e.faces[0]!, e.faces[1]!, play);
    default:
      return n > 1;
  }
}
