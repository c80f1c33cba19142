// The buttons of a plan, each with its fixed key: subs 1 to 3, tokens 4 to 6, places for the mine 7, 8, 9 and 0.

import type { PlanButton } from '@undercroft/page-kit/game-view';
import type { PocketSubWords } from '@undercroft/pocket-sub/words';
import { minePicture, subPicture, tokenPicture } from './draw/portraits.ts';
import { type At, type CoursePlan, chooseSub, courseOf, layMine, mineOf, ORDER, subOf, switchToken } from './plan.ts';
import { subsToMove, type Token } from './plan-courses.ts';
import { pocketSub } from './rules.ts';
import { fleetNow, isHero, isPort, placesOf } from './sea.ts';

export const MINE_KEYS = ['7', '8', '9', '0'] as const;
const FIRST_TOKEN = 4;

export const planButtons = (at: At, plan: CoursePlan, words: PocketSubWords): PlanButton[] => [
  ...subButtons(at, plan, words),
  ...tokenButtons(at, plan, words),
  ...mineButtons(at, plan, words),
];

/** What a key does; undefined where it has no button or cannot be pressed now. */
export function pressed(at: At, plan: CoursePlan, key: string): CoursePlan | undefined {
  const number = Number(key);
  if (number >= 1 && number < FIRST_TOKEN) return chooseSub(at, plan, number - 1);
  const token = at.snapshot.options.captain ? ORDER[number - FIRST_TOKEN] : undefined;
  if (token) return switchToken(at, plan, token);
  const mine = courseOf(at, plan)?.mines[(MINE_KEYS as readonly string[]).indexOf(key)];
  return mine === undefined ? undefined : (layMine(at, plan, mine) ?? plan);
}

function subButtons(at: At, plan: CoursePlan, words: PocketSubWords): PlanButton[] {
  const { state, snapshot } = at;
  const fleet = fleetNow(state);
  const subs = snapshot.move ? subsToMove(at) : (snapshot.subs[fleet] ?? []);
  const chosen = subOf(at, plan);
  const hero = isHero(snapshot, fleet);
  return Array.from({ length: state.board.subsEach }, (_, i): PlanButton => {
    const key = String(i + 1);
    const region = subs[i];
    if (region === undefined) {
      const reason = { text: words.plan.gone, rules: ['PS-MEET-6'] };
      return {
        key,
        picture: subPicture(fleet, { gone: true }),
        name: words.plan.nthSub(i + 1),
        short: words.plan.lost,
        isChosen: false,
        reason,
      };
    }
    return {
      key,
      picture: subPicture(fleet, { hero }),
      name: isPort(snapshot, region) ? words.plan.subInPort : words.plan.subAt(region, placesOf(state)),
      short: isPort(snapshot, region) ? words.plan.port : words.at(region, placesOf(state)),
      isChosen: i === chosen,
    };
  });
}

/** PS-CAP-4. */
function tokenButtons(at: At, { use }: CoursePlan, words: PocketSubWords): PlanButton[] {
  const { snapshot, state } = at;
  if (!snapshot.options.captain) return [];
  return ORDER.map((token, i): PlanButton => {
    const isChosen = use.includes(token) || snapshot.using.includes(token);
    const reason = isChosen ? undefined : tokenReason(at, token, words);
    return {
      key: String(FIRST_TOKEN + i),
      picture: tokenPicture(token, { spent: !isChosen && !snapshot.tokens[fleetNow(state)]?.includes(token) }),
      name: words.tokens[token].name,
      short: words.tokens[token].short,
      isChosen,
      ...(reason ? { reason } : {}),
    };
  });
}

function tokenReason({ state }: At, token: Token, words: PocketSubWords): PlanButton['reason'] {
  const code = pocketSub.check(state, { type: 'tokens', use: [token] });
  return code.ok ? undefined : { text: words.refusal(code.error, placesOf(state)), rules: [code.error.rule] };
}

function mineButtons(at: At, plan: CoursePlan, words: PocketSubWords): PlanButton[] {
  const course = courseOf(at, plan);
  const chosen = course && mineOf(at, plan, course);
  return (course?.mines ?? []).map((mine, i) => ({
    key: MINE_KEYS[i] ?? '',
    picture: minePicture(fleetNow(at.state)),
    name: words.plan.mineButton(mine, placesOf(at.state)),
    short: words.at(mine, placesOf(at.state)),
    isChosen: mine === chosen,
  }));
}
