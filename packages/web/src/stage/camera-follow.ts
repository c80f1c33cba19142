// The camera between decisions: it frames what matters when the turn passes, and never moves while somebody aims.

import { useSignalEffect } from '@preact/signals';
import type { Board, Box, Place, Scene } from '@undercroft/page-kit/game-view';
import { useRef } from 'preact/hooks';
import { animationSpeed } from '../app/settings.ts';
import { bounds, boxOf } from './boxes.ts';
import type { Camera, Viewport } from './camera.ts';
import type { Control } from './control.ts';

/** Around the actor, where a game does not say what matters. */
const AROUND = { width: 780, height: 640 };
/** A board that is one picture is shown whole, however small. */
const WHOLE = { least: 0.04, most: 0.9, mayBeCovered: true };

/** What was framed last. */
interface Framed {
  readonly turn: string;
  readonly entry: number;
  readonly viewport: Viewport;
  readonly isFollowing: boolean;
  /** Where a hint points. */
  readonly suggested: string | undefined;
  /** What the coach speaks of. */
  readonly subjects: readonly Box[];
}

export function useCameraFollow(control: Control, camera: Camera): void {
  const last = useRef<Framed | undefined>(undefined);
  useSignalEffect(() => {
    const { viewport } = camera;
    // A moment is measured once: the board stays where it is until it is over.
    if (last.current && control.isPlaying.value) return;
    const board = control.board.value;
    const now: Framed = {
      turn: turnOf(control.scene.value),
      entry: control.session.table.length,
      viewport,
      isFollowing: camera.isFollowing.value,
      suggested: suggestedPlace(control),
      subjects: camera.subjects.value,
    };
    if (viewport.width <= 1) return;
    camera.isStill = () => animationSpeed() === 0;
    const before = last.current;
    last.current = now;
    // Where the coach speaks of nothing else, it is about whoever acts.
    const isGuided = viewport.paper !== undefined && viewport.paper.length > 0;
    const subjects = now.subjects.length > 0 || !isGuided ? now.subjects : [tileAround(board.centre)];
    const framing = framingOf(control, board, subjects);
    if (!before) return camera.frame(framing, { isAtOnce: true });
    if (before.turn !== now.turn && control.canAct.value) camera.isFollowing.value = true;
    // Anyone who asks for a hint is shown what it suggests, once, wherever they have dragged the board to.
    const isHinted = now.suggested !== undefined && now.suggested !== before.suggested;
    const isMeant = now.subjects.length > 0 && now.subjects !== before.subjects;
    if ((isHinted || isMeant) && !camera.isClear(framing.suggested ?? framing.clear)) {
      camera.isFollowing.value = true;
      return camera.frame(framing);
    }
    if (!camera.isFollowing.peek()) return;
    if (!isSameRoom(before.viewport, viewport)) return camera.frame(framing, { isAtOnce: true });
    if (paperElse(before.viewport, viewport) && mayRegrow(control, camera)) return camera.frame(framing);
    // What opens over the board moves it only if it covers the actor.
    if (before.viewport !== viewport && !camera.isClear([tileAround(board.centre)])) return camera.frame(framing);
    // A hint opens a panel: what it suggests is not left under that, though it is aimed at.
    const mustSee = framing.suggested?.length ? [...framing.suggested, ...framing.clear] : [];
    if (before.viewport !== viewport && !camera.isClear(mustSee)) return camera.frame(framing);
    const isNew = before.turn !== now.turn || !before.isFollowing;
    const mayHide = before.entry !== now.entry || (standsElse(before.viewport, viewport) && !isAiming(control));
    if (isNew || (mayHide && !camera.isClear(framing.clear))) camera.frame(framing);
  });
}

const isSameRoom = (a: Viewport, b: Viewport): boolean =>
  a.width === b.width && a.height === b.height && JSON.stringify(a.insets) === JSON.stringify(b.insets);

/** The overview map has come, or the latest lines have grown. */
const standsElse = (a: Viewport, b: Viewport): boolean => JSON.stringify(a.standing) !== JSON.stringify(b.standing);

/** The coach's paper has come, grown or been folded. */
const paperElse = (a: Viewport, b: Viewport): boolean => JSON.stringify(a.paper) !== JSON.stringify(b.paper);

/** On a phone the board takes the room that is left; what is shown whole does so everywhere, for it is aimed at by its regions' names. */
const mayRegrow = (control: Control, camera: Camera): boolean =>
  control.view.peek().showsWholeBoard === true || (camera.isSmall && !isAiming(control));

/** Asked, not followed: anyone who aims moves nothing. */
const isAiming = ({ target, planView }: Control): boolean =>
  target.peek() !== undefined || planView.peek()?.start !== undefined;

const TILE = 200;
const tileAround = ({ x, y }: Board['centre']): Box => ({
  x: x - TILE / 2,
  y: y - TILE / 2,
  width: TILE,
  height: TILE,
});

/** Somebody who can be touched is never drawn small, and stands beside others or under their disc: that has to be in sight, too. */
const LEAST_ROOM = 140;

export function roomOf(place: Place): Box {
  const [width, height] = [Math.max(place.width, LEAST_ROOM), Math.max(place.height, LEAST_ROOM)];
  return boxOf({ ...place, width, height });
}

/** Whose turn it is, in which round. */
const turnOf = ({ decider, cards, clock }: Scene): string =>
  `${decider} ${cards.find(({ tone }) => tone === 'acting')?.id} ${clock.label}`;

/** The best of a hint, or another of its suggestions that was chosen. */
function suggestedPlace({ hints, target, planView }: Control): string | undefined {
  const [best] = hints.value;
  return best && (planView.value?.destination ?? target.value?.place ?? best.place);
}

function framingOf(control: Control, board: Board, subjects: readonly Box[]) {
  const { view, lit: litPlaces, asksWhere } = control;
  const { showsWholeBoard } = view.value;
  const lit = litPlaces.value;
  const { centre, box, places } = board;
  const all = places.map(boxOf);
  // The whole picture stays where it is whatever is lit.
  if (showsWholeBoard) return { box, centre, clear: all, ...WHOLE };
  // What somebody else has in hand is to be seen as well.
  const { others = [] } = control.targeting.value;
  const clear = places.filter(({ id }) => lit.has(id) || others.some(({ place }) => place === id)).map(roomOf);
  const hinted = suggestedPlace(control);
  const suggested = [...places.filter(({ id }) => id === hinted).map(boxOf), ...subjects];
  return {
    box:
      board.frame ?? bounds([{ x: centre.x - AROUND.width / 2, y: centre.y - AROUND.height / 2, ...AROUND }, ...clear]),
    centre,
    clear,
    suggested,
    asksWhere: asksWhere.value,
  };
}
