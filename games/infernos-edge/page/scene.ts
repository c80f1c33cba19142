// What stands around the board in Inferno's Edge: the goal, the question, who acts, the round, the volcano.
import { type InfernosEdge, markerFor, ruleOfAsk, type Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { Clock, Panel, Position, Scene, Seating } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { listActions } from './actions.ts';
import { gapWarning } from './closing.ts';
import { explorerState, isActing } from './draw/board.ts';
import { volcano } from './draw/volcano.ts';
import { goalOf, upcomingOf } from './goal.ts';
import { type Later, withLazy } from './later.ts';
import { infernosEdge } from './rules.ts';
import { cardsOf } from './team.ts';
import { isOfLead, leadOf } from './viewpoint.ts';

export interface Words {
  readonly game: InfernosEdgeWords;
  readonly page: PageWords;
}

/** IE-TURN-1. */
const POINTS = 2;

export function sceneOf(position: Position<InfernosEdge>, seating: Seating, words: Words, later: Later): Scene {
  const { game, page } = words;
  const { state, snapshot } = position;
  const status = infernosEdge.status(state);
  const decider = status.type === 'seat' ? status.seat : undefined;
  const actions = listActions(position, game, later);
  const player = decider === undefined ? '' : (seating.names[decider] ?? '');
  const isBots = decider !== undefined && seating.bots[decider] === true;
  const { text, note } = isBots
    ? { text: game.waiting(snapshot, page.common.bot), note: undefined }
    : game.question(snapshot, player || undefined);
  const scene = {
    decider,
    question: status.type === 'chance' ? page.table.chance : text,
    rules: [ruleOfAsk(state)],
    ...(isBots ? {} : noteOf(position, note, game)),
    goal: goalOf(position, game),
    ...actorOf(snapshot, game),
    ...pointsOf(snapshot, game),
    actions,
    cardsTitle: game.team.title,
    cards: cardsOf(snapshot, seating, words, later),
    upcoming: upcomingOf(snapshot, game),
    clock: clockOf(snapshot, game),
    emptyLog: game.team.quiet(leadOf(snapshot) ?? snapshot.active),
  };
  return withLazy(scene, 'panels', (): readonly Panel[] => later.parts?.panelsOf(position) ?? []);
}

/** The note of the question, and a warning while the last gap may cost the keys in the bag (IE-MAP-4). */
function noteOf({ state, snapshot }: Position<InfernosEdge>, note: string | undefined, words: InfernosEdgeWords) {
  const warning = snapshot.asks === 'action' || snapshot.asks === 'illuminate' ? gapWarning(state, words) : undefined;
  const all = [note, warning].filter((one) => one).join(' ');
  return all ? { note: all } : {};
}

/** The actor; where the lead decides for guardians and sanctum, the lead explorer. */
function actorOf(snapshot: Snapshot, { explorers }: InfernosEdgeWords): Pick<Scene, 'actor'> {
  const actor = isOfLead(snapshot) ? leadOf(snapshot) : isActing(snapshot, snapshot.actor) && snapshot.actor;
  const member = actor && snapshot.explorers[actor];
  if (!member) return {};
  const face = portrait(actor, { state: explorerState(member), holds: member.holds });
  return { actor: { face, name: explorers[actor].name } };
}

function pointsOf({ asks, points: left, exerted }: Snapshot, { pointsLeft }: InfernosEdgeWords): Pick<Scene, 'points'> {
  const of = POINTS + (exerted ? 1 : 0);
  return asks === 'action' ? { points: { left, of, words: pointsLeft(left, of) } } : {};
}

// ---------------------------------------------------------------- the volcano

function clockOf({ round, marker, erupted, cursed, options }: Snapshot, { time }: InfernosEdgeWords): Clock {
  const of = markerFor(options.difficulty, options.explorers.length);
  const spoken = erupted ? time.erupted : time.volcano(marker);
  return {
    label: time.round(round),
    left: erupted ? undefined : marker,
    words: erupted ? time.erupting : [time.steps(marker), ...(cursed ? [time.pace] : [])].join(', '),
    picture: volcano({ left: marker, of, erupted }),
    icon: 'eruption',
    spoken: `${time.round(round)}. ${spoken}.`,
  };
}
