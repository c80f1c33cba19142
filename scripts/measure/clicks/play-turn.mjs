// Plays a turn on the page with the fewest clicks: `ways.mjs` knows which, this module makes them and waits for what comes of them.
import { calm } from '../../../packages/web/e2e/support/reading.mjs';
import { plannerOf } from './ways.mjs';

const BIG_BUTTON = '.dock .commit';

/**
 * Plays the decisions of one turn by a hand, which counts.
 * @param {{ hand: import('./hand.mjs').Hand, view: object, decisions: object[], plan?: object }} turn
 *   `view`: of the game (page-view.mjs). `decisions`: from `splitIntoTurns`. `plan`: what has been planned of it already.
 */
export async function playTurn({ hand, view, decisions, plan }) {
  const choicesFrom = plannerOf(view, decisions, { isUpright: hand.isFinger, plan });
  for (let i = 0; i < decisions.length; ) {
    await calm(hand.page);
    const { steps, length, waitsForEnd } = await quickest(hand, choicesFrom(i));
    for (const step of steps) await take(hand, step);
    if (waitsForEnd) await hand.waitForEnd();
    i += length;
    await hand.entriesReach(decisions[i - 1].entriesAfter);
  }
}

/** A way over a place that is not in sight takes a click more. */
async function quickest(hand, choices) {
  let best;
  for (const choice of choices) {
    if (best && choice.cost >= best.cost) break;
    const [first] = choice.steps;
    const isHidden = first?.place !== undefined && !(await hand.reaches(spot(first.place)));
    const cost = choice.cost + (isHidden ? 1 : 0);
    if (!best || cost < best.cost) best = { choice, cost };
  }
  return best.choice;
}

async function take(hand, step) {
  const { purpose } = step;
  if (step.button) {
    await checkButton(hand.page, step);
    return hand.click(BIG_BUTTON, purpose);
  }
  if (step.slot !== undefined) return hand.click(`.dock [data-action="${quoted(step.slot)}"]`, purpose);
  if (step.card !== undefined) return hand.click(`.answers [data-action="${quoted(step.card)}"]`, purpose);
  if (step.verb !== undefined) return hand.click(`.place-menu [data-verb="${quoted(step.verb)}"]`, purpose);
  if (step.turn !== undefined) return hand.click(`[data-turn="${step.turn}"]`, purpose);
  await hand.bringIntoSight(spot(step.place));
  if (step.isMenu) return hand.openMenu(spot(step.place), purpose);
  return hand.click(spot(step.place), purpose);
}

const quoted = (text) => text.replaceAll('"', '\\"');
const spot = (place) => `.board [data-place="${quoted(place)}"]`;

/** What the button would do must be what is meant: what is done cannot simply be taken back. */
async function checkButton(page, { button: { name, note, danger }, label = name }) {
  const text = ((await page.locator(BIG_BUTTON).textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
  const beginnings = [name, label, danger?.confirm ?? name];
  // A tile in hand is said by its note alone.
  const isNoted = text.includes(danger?.short || note || name);
  if (!isNoted && !beginnings.some((one) => text.startsWith(one)))
    throw new Error(`the big button says “${text}” and not “${label}”`);
}
