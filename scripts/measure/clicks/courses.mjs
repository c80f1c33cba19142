// The shortest way to a turn that is put together on the chart before it is played: touches, buttons and menus change the plan, the
// big button plays it. Found by trying the page's own planner.

const PRICES = { touch: 1, press: 1, menu: 2 };
/** A way of more clicks than this does not count. */
const MOST = 9;

/** On an upright phone these have no buttons: there the mine is moved on the chart (games/pocket-sub/page/style.css). */
const MINE_KEYS = ['7', '8', '9', '0'];

/** The same answer as for other decisions (`ways.mjs`); none where there is nothing to plan. */
export function courseAt(view, decisions, { isUpright = false, plan: begun } = {}) {
  const { planner } = view;
  const position = planner && view.at(decisions[0].before);
  if (!planner || !isOn(planner.view(position, planner.empty))) return [];
  const places = position.board({ highlighted: [], isPortrait: false }).places.map(({ id }) => id);
  const around = { planner, position, places, isUpright, begun: begun ?? planner.empty };
  const found = search(around, (plan) => isMeant(plan, decisions));
  if (!found) return [];
  const { steps, plan } = found;
  return [{ steps: [...steps, { button: plan.commit, purpose: 'sail' }], length: plan.actions.length }];
}

/** As `Planning.isOn` has it. */
const isOn = ({ buttons, places }) => buttons.length + places.length > 0;

function isMeant({ actions, commit }, decisions) {
  const next = decisions.slice(0, actions.length).map(({ action }) => action);
  return commit !== undefined && JSON.stringify(actions) === JSON.stringify(next);
}

/** The cheapest plan first, until one is meant. */
function search(around, isFound) {
  const waiting = Array.from({ length: MOST + 1 }, () => []);
  const seen = new Set();
  waiting[0].push({ plan: around.begun, steps: [] });
  for (const [cost, batch] of waiting.entries())
    for (const { plan, steps } of batch) {
      const key = JSON.stringify(plan);
      if (seen.has(key)) continue;
      seen.add(key);
      const seenPlan = around.planner.view(around.position, plan);
      if (isFound(seenPlan)) return { steps, plan: seenPlan };
      for (const { step, price, next } of changes(around, plan, seenPlan))
        if (cost + price <= MOST) waiting[cost + price].push({ plan: next, steps: [...steps, ...step] });
    }
  return undefined;
}

function changes({ planner, position, places, isUpright }, plan, { buttons, commit, destination }) {
  const pressed = buttons
    .filter(({ key, reason }) => !reason && !(isUpright && MINE_KEYS.includes(key)))
    .map(({ key }) => ({
      step: [{ slot: key, purpose: 'action' }],
      price: PRICES.press,
      next: planner.press(position, plan, key),
    }));
  // The destination again would play it.
  const touchable = places.filter((place) => !(commit && place === destination));
  const touched = touchable.map((place) => ({
    step: [{ place, purpose: 'place' }],
    price: PRICES.touch,
    next: planner.touch(position, plan, place),
  }));
  const chosen = places.flatMap((place) =>
    (planner.verbs?.(position, plan, place) ?? []).map(({ key }) => ({
      step: [
        { place, isMenu: true, purpose: 'menu' },
        { verb: key, purpose: 'verb' },
      ],
      price: PRICES.menu,
      next: planner.press(position, plan, key),
    })),
  );
  return [...pressed, ...touched, ...chosen].filter(({ next }) => next !== undefined && next !== plan);
}
