// Loads what a position waits for, and checks that it would be asked and can be answered.

import { ASKS, isChance } from '../asks.ts';
import { canLeave } from '../conditions.ts';
import { type Descent, hasState, isConscious, isInCave, isInPlay, nameOf } from '../descent.ts';
import { endingNow } from '../ending.ts';
import { ENDS } from '../events.ts';
import { legal, MAX_LEGAL } from '../legal.ts';
import { SUBMERGED } from '../marks.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { loadHunt } from './horrors.ts';
import { loadReveal } from './reveal.ts';
import { loadRoll } from './roll.ts';

export function loadQuestion(d: Descent, snapshot: Snapshot): void {
  d.asks = ASKS.indexOf(snapshot.asks);
  d.chain = snapshot.chain;
  d.end = snapshot.end === null ? -1 : ENDS.indexOf(snapshot.end);
  loadReveal(d, snapshot);
  loadRoll(d, snapshot);
  if (snapshot.hunt) loadHunt(d, snapshot.hunt);
  checkFields(snapshot);
  checkDeciders(d, snapshot);
  checkEnd(d, snapshot);
}

const REVEALING: readonly Snapshot['asks'][] = ['take', 'choose', 'place', 'tile'];
const ACTING: readonly Snapshot['asks'][] = ['action', 'directed', 'chain', ...REVEALING];

/** Each question comes with its own fields. */
function checkFields({ asks, roll, hunt, reveal, end, chain }: Snapshot): void {
  if (asks === 'nothing') throw positionError('nothing-asked', 'ST-ROUND-1', ['asks']);
  if ((asks === 'over') !== (end !== null)) throw positionError('no-end', 'ST-END-1', ['end']);
  if ((asks === 'die') !== (roll !== null)) throw positionError('no-roll', 'ST-TURN-5', ['roll']);
  if ((asks === 'path') !== (hunt !== null)) throw positionError('no-hunt', 'ST-HOR-MOVE', ['hunt']);
  if ((asks === 'chain') !== chain > 0) throw positionError('no-chain', 'ST-ACT-RUN', ['chain'], String(chain));
  if (REVEALING.includes(asks) && !reveal) throw positionError('no-reveal', 'ST-ACT-REVEAL', ['reveal']);
  if (['place', 'choose'].includes(asks) && !reveal?.hand)
    throw positionError('empty-hand', 'ST-ACT-REVEAL', ['reveal', 'hand']);
}

function checkDeciders(d: Descent, { asks }: Snapshot): void {
  if (ACTING.includes(asks) && !(isConscious(d, d.actor) && isInCave(d, d.actor)))
    throw positionError('cannot-act', 'ST-KO-1', ['actor'], nameOf(d, d.actor));
  if (asks === 'appear' && !hasState(d, d.actor, SUBMERGED))
    throw positionError('cannot-act', 'ST-DIV-1', ['actor'], nameOf(d, d.actor));
  if (asks !== 'over' && !isInPlay(d, d.start))
    throw positionError('removed', 'ST-ROUND-3', ['start'], nameOf(d, d.start));
}

/** ST-END-1, ST-ACT-LEAVE: the game is over exactly when it would be. */
function checkEnd(d: Descent, { asks, end }: Snapshot): void {
  const expected = endingNow(d);
  if (asks !== 'over') {
    if (expected >= 0) throw positionError('already-over', 'ST-END-1', ['asks'], asks);
  } else if (end === 'left' && expected < 0) {
    if (!canLeave(d) || !isConscious(d, d.active)) throw positionError('wrong-end', 'ST-ACT-LEAVE', ['end'], end);
  } else if (d.end !== expected) throw positionError('wrong-end', 'ST-END-1', ['end'], String(end));
}

const scratch = new Int32Array(MAX_LEGAL);

/** ST-ASK-1, ST-ASK-3: chance can bring something; a seat is asked only if it has a choice. */
export function checkAnswers(d: Descent, { asks }: Snapshot): void {
  if (asks === 'over') return;
  const answers = asks === 'hazard' && d.deck === 0 ? 0 : legal(d, scratch);
  if (answers === 0) throw positionError('no-answer', 'ST-ASK-1', ['asks'], asks);
  if (answers === 1 && !isChance(d.asks)) throw positionError('one-answer', 'ST-ASK-1', ['asks'], asks);
}
