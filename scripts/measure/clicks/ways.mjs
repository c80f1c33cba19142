// The shortest ways to what somebody wants to do on the page, as lists of clicks. This module and `courses.mjs` know what a click
// means there (packages/web/src/stage/control.ts): another page needs others, and nothing else.
//   A place does its obvious verb at once, and asks for a second touch where something can be lost; your own tile opens the ring of
//   what is left to do there, and a right click or a hold opens the menu of any place. A button chooses its action; cards answer.
//   The big button confirms, lays a tile and ends the turn. A tile that fits in one way only is laid by itself, and a turn in which
//   nothing is left to do ends by itself.
import { courseAt } from './courses.mjs';

/**
 * What can be done next from a decision of a turn on: `steps` are the clicks, `length` is how many decisions they make, `cost` the
 * clicks to the end of the turn. `screen.isUpright`: of a phone; `screen.plan`: a course that has been begun. The cheapest first; of equals the one by a button.
 */
export function plannerOf(view, decisions, screen = {}) {
  const known = new Map();
  const choicesFrom = (i) => {
    if (!known.has(i)) known.set(i, ordered(i));
    return known.get(i);
  };
  const costFrom = (i) => (i < decisions.length ? choicesFrom(i)[0].cost : 0);
  const ordered = (i) => {
    const { plan, ...later } = screen;
    const found = choicesAt(view, decisions.slice(i), i === 0 ? { plan, ...later } : later);
    if (found.length === 0) throw new Error(`the page does not offer ${JSON.stringify(decisions[i].action)}`);
    return found
      .map((one) => ({ ...one, cost: one.steps.length + costFrom(i + one.length) }))
      .sort((one, other) => one.cost - other.cost);
  };
  return choicesFrom;
}

function choicesAt(view, decisions, screen) {
  const courses = courseAt(view, decisions, screen);
  if (courses.length > 0) return courses;
  const [{ before }] = decisions;
  const scene = view.at(before).scene({ names: [], bots: [] });
  return scene.actions.flatMap((option) =>
    option.targets.flatMap((target) => {
      const length = lengthOf(target, decisions);
      return length === 0 ? [] : waysTo(scene, option, target).map((way) => ({ ...way, length, target }));
    }),
  );
}

/** How many of the next decisions a target makes; 0 if it does something else. */
export function lengthOf({ action, then = [] }, decisions) {
  const actions = [action, ...then];
  const next = decisions.slice(0, actions.length);
  const isMeant = JSON.stringify(actions) === JSON.stringify(next.map((one) => one.action));
  return isMeant && next.every(({ seat }) => seat === decisions[0].seat) ? actions.length : 0;
}

/** All sensible ways to do it; `waitsForEnd` where the turn ends by itself. Those by buttons come first. */
export function waysTo(scene, option, target) {
  if (option.isPreselected) return [{ steps: turning(scene, option, target) }];
  const ways = [
    ...byBigButton(scene, option, target),
    ...byCard(scene, option, target),
    ...bySlot(scene, option, target),
    ...byPlace(scene, option, target),
  ];
  const confirm = target.danger ? [{ button: target, purpose: 'confirm' }] : [];
  const all = ways.map((steps) => ({ steps: [...steps, ...confirm] }));
  return option.ending?.endsItself ? [{ steps: [], waitsForEnd: true }, ...all] : all;
}

const possible = ({ actions }) => actions.filter(({ targets }) => targets.length > 0);

const isOnly = (scene, option) => possible(scene).length === 1 && option.targets.length === 1;

/** A tile in hand is turned the shorter way round, and laid. */
function turning(scene, option, target) {
  if (isOnly(scene, option)) return [];
  const { targets } = option;
  const right = targets.indexOf(target);
  const left = targets.length - right;
  const turns = Array.from({ length: Math.min(left, right) }, () => ({ turn: right <= left ? 1 : -1 }));
  return [...turns.map((step) => ({ ...step, purpose: 'rotation' })), { button: target, purpose: 'lay' }];
}

function byBigButton(scene, option, target) {
  if (option.role !== 'end' && !isOnly(scene, option) && !isBesideActions(scene, option)) return [];
  return [[{ button: target, label: option.name, purpose: option.role === 'end' ? 'end' : 'answer' }]];
}

/** To stop or decline: by the big button, unless it is one of several answers. */
const isBesideActions = ({ actions }, { role, targets }) =>
  role === 'aside' &&
  targets.length === 1 &&
  actions.filter((one) => one.role === 'aside').length === 1 &&
  !actions.some((one) => one.role === 'card' || one.role === 'end' || one.isPreselected);

function byCard(scene, option, target) {
  const isCard = option.role === 'card' || (option.role === 'aside' && !isBesideActions(scene, option));
  if (!isCard) return [];
  return [[{ card: cardId(option, target), purpose: 'card' }]];
}

const cardId = ({ id, targets }, target) => (targets.length > 1 ? `${id} ${targets.indexOf(target)}` : id);

const ownPlace = ({ cards }) => cards.find(({ tone }) => tone === 'acting')?.place;

const hasPlaces = ({ targets }) => targets.some(({ place }) => place !== undefined);

function bySlot(scene, option, target) {
  if (!hasSlot(scene, option)) return [];
  const sharing = inSlotOf(scene, option);
  const slot = { slot: sharing[0].id, purpose: 'action' };
  const isOneOfSeveral = sharing.flatMap(({ targets }) => targets).length > 1;
  if (isOneOfSeveral && !hasPlaces(option)) return [[slot, { card: cardId(option, target), purpose: 'card' }]];
  if (isOneOfSeveral) return atPlace(option, target).map((rest) => [slot, ...rest]);
  return [[slot]];
}

/** What is possible of the actions that share a button; it shows the first of them. */
function inSlotOf(scene, option) {
  if (option.key === undefined) return [option];
  return possible(scene).filter(({ key }) => key === option.key);
}

function hasSlot({ actions }, option) {
  const isKeyed = actions.some(({ key }) => key !== undefined);
  if (isKeyed) return option.key !== undefined;
  return option.role === undefined && !option.isPreselected && !hasPlaces(option);
}

/** A touch on its place, of which there may be several targets: then they are in a menu. */
function atPlace({ id, targets }, target) {
  const { place } = target;
  if (place === undefined) return [];
  const here = targets.filter((one) => one.place === place);
  const touch = { place, purpose: 'place' };
  return here.length === 1 ? [[touch]] : [[touch, { verb: `${id} ${here.indexOf(target)}`, purpose: 'verb' }]];
}

function byPlace(scene, option, target) {
  if (option.role !== undefined) return target.place === undefined ? [] : obviousAt(scene, option, target);
  const own = ownPlace(scene);
  if (own !== undefined && (target.place ?? own) === own && !hasHand(scene)) {
    const here = option.targets.filter(({ place }) => place === undefined || place === own);
    return [
      [
        { place: own, purpose: 'ring' },
        { verb: verbId(option, here, target), purpose: 'verb' },
      ],
    ];
  }
  if (target.place === undefined) return [];
  const here = option.targets.filter(({ place }) => place === target.place);
  const menu = [
    { place: target.place, isMenu: true, purpose: 'menu' },
    { verb: verbId(option, here, target), purpose: 'verb' },
  ];
  return [...obviousAt(scene, option, target), menu];
}

const verbId = ({ id }, here, target) => (here.length > 1 ? `${id} ${here.indexOf(target)}` : id);

const hasHand = (scene) => possible(scene).some(({ isPreselected }) => isPreselected);

function obviousAt(scene, option, target) {
  const isHere = ({ place }) => place === target.place;
  const verbs = scene.actions.filter(({ targets }) => targets.some(isHere));
  const equal = verbs.filter(({ isOneOfSeveral }) => isOneOfSeveral);
  if (equal.length < 2) return verbs[0] === option ? atPlace(option, target) : [];
  const touch = { place: target.place, purpose: 'place' };
  const verb = { verb: verbId(option, option.targets.filter(isHere), target), purpose: 'verb' };
  return equal.includes(option) ? [[touch, verb]] : [];
}
