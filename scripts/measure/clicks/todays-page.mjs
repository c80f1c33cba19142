// How a turn is played on today's page with the fewest clicks: the one module that knows how this page is operated. Another
// page needs another `playTurn`, and nothing else.
//   A place on the board aims the first option that can be aimed there; a button chooses its option, and aims it if there is only
//   one way; letters and arrows change the target; one more click commits, and another confirms what would surely be lost. What
//   does not complete a turn of Pocket Sub needs no commit. (A double click on a place is two clicks, as place and commit are.)

const COMMIT = '.dock :is(.detail .primary, .commit-row .primary, .commit-row .deadly)';
const CONFIRM = 'dialog[open] .deadly';
const HAND_OVER = 'dialog[open].handover .primary';
const WHOLE_BOARD = '.zoom button:nth-of-type(3)';
const TURN_BUTTONS = { [-1]: '.detail .row .round:nth-of-type(1)', 1: '.detail .row .round:nth-of-type(2)' };

/**
 * Plays the decisions of one turn by a hand, which counts.
 * @param {{ hand: import('./hand.mjs').Hand, view: object, decisions: object[], lastSeat: number | undefined }} turn
 *   `view`: of the game (page-view.mjs). `decisions`: from `splitIntoTurns`. `lastSeat`: who decided before, if anybody.
 */
export async function playTurn({ hand, view, decisions, lastSeat }) {
  let before = lastSeat;
  let loss = false;
  for (const [i, { seat, action, before: state }] of decisions.entries()) {
    if (before !== undefined && seat !== before) await hand.click(HAND_OVER, 'hand-over');
    before = seat;
    const options = optionsAt(view, state);
    const target = await aim(hand, options, action, view);
    loss = view.draftsTurns && i > 0 ? loss || target.loss !== undefined : target.loss !== undefined;
    const isComplete = i === decisions.length - 1;
    if (view.draftsTurns && !isComplete && target.letter === undefined) continue;
    await checkTarget(hand.page, target, loss);
    await hand.click(COMMIT, 'commit');
    if (loss && (!view.draftsTurns || isComplete)) await hand.click(CONFIRM, 'confirm');
  }
}

const optionsAt = (view, state) =>
  view
    .at(state)
    .scene({ names: [], bots: [] })
    .actions.filter(({ targets }) => targets.length > 0);

/** The target of the action, which the page would now commit. */
async function aim(hand, options, action, view) {
  const found = findTarget(options, action);
  if (!found) throw new Error(`the page does not offer ${JSON.stringify(action)}`);
  const ways = waysTo(options, found, view);
  if (ways.length === 0) throw new Error(`no way to aim ${JSON.stringify(action)}`);
  for (const step of await quickest(hand, ways)) await take(hand, step);
  return found.option.targets[found.index];
}

export function findTarget(options, action) {
  const wanted = JSON.stringify(action);
  for (const option of options) {
    const index = option.targets.findIndex((target) => JSON.stringify(target.action) === wanted);
    if (index >= 0) return { option, index };
  }
  return undefined;
}

/** A way over a place that is not in sight takes a click more. Of equals the first: buttons do not move. */
async function quickest(hand, ways) {
  let best;
  for (const way of ways) {
    const hidden = [];
    for (const { place } of way) if (place !== undefined && !(await hand.reaches(spot(place)))) hidden.push(place);
    const cost = way.length + (hidden.length > 0 ? 1 : 0);
    if (!best || cost < best.cost) best = { way, cost };
  }
  return best.way;
}

async function take(hand, step) {
  if (step.button !== undefined) return hand.click(`[data-action="${quoted(step.button)}"]`, 'action');
  if (step.letter !== undefined) return hand.click(`.choice button:nth-of-type(${step.letter})`, 'letter');
  if (step.turn !== undefined) return hand.click(TURN_BUTTONS[step.turn], 'rotation');
  if (!(await hand.reaches(spot(step.place)))) await hand.click(WHOLE_BOARD, 'camera');
  return hand.click(spot(step.place), 'place');
}

const quoted = (text) => text.replaceAll('"', '\\"');
const spot = (place) => `[data-place="${quoted(place)}"]`;

/** What would be committed must be what is meant: what is done cannot simply be taken back. */
async function checkTarget(page, { name }, loss) {
  const text = ((await page.locator(COMMIT).first().textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
  if (!loss && !text.startsWith(name)) throw new Error(`the page would commit “${text}” and not “${name}”`);
}

// ---------------------------------------------------------------- ways

/** All sensible ways to aim a target, as lists of clicks without the one that commits. Those by buttons come first. */
export function waysTo(options, { option, index }, { draftsTurns = false } = {}) {
  const preselected = options.find(({ isPreselected }) => isPreselected);
  const { place } = option.targets[index];
  const ways = [
    ...(option === preselected ? [changing(option, 0, index)] : []),
    // Where a turn is put together, the letters of the only option are there at once.
    ...(draftsTurns && options.length === 1 ? [byLetter(option, index)] : []),
    ...byButton(option, index),
    ...(place === undefined || firstAt(options, preselected, place) !== option ? [] : [byPlace(option, index)]),
  ];
  return ways.filter((way) => way !== undefined);
}

const firstAt = (options, preselected, place) =>
  [preselected, ...options].find((option) => option?.targets.some((target) => target.place === place));

function byButton(option, index) {
  const { targets, id } = option;
  const isAimed = targets.length === 1 || isOnePlace(targets);
  const rest = isAimed ? [changing(option, 0, index)] : [byLetter(option, index), byPlace(option, index)];
  return rest.filter((way) => way !== undefined).map((way) => [{ button: id }, ...way]);
}

const isOnePlace = (targets) =>
  targets.every(({ place, letter }) => place !== undefined && letter === undefined && place === targets[0].place);

function byPlace(option, index) {
  const { place } = option.targets[index];
  if (place === undefined) return undefined;
  const first = option.targets.findIndex((target) => target.place === place);
  const rest = changing(option, first, index);
  return rest && [{ place }, ...rest];
}

/** From one target of an option to another: by its letter, or by the arrows that go round. */
function changing(option, from, to) {
  if (from === to) return [];
  const { targets } = option;
  if (targets[to].letter !== undefined) return byLetter(option, to);
  if (targets.some(({ place }) => place !== targets[0].place)) return undefined;
  const right = (to - from + targets.length) % targets.length;
  const left = targets.length - right;
  return Array.from({ length: Math.min(left, right) }, () => ({ turn: right <= left ? 1 : -1 }));
}

function byLetter({ targets }, index) {
  const { letter } = targets[index];
  if (letter?.length !== 1) return undefined;
  const shown = targets.filter((target) => target.letter?.length === 1);
  return [{ letter: 1 + shown.indexOf(targets[index]) }];
}
