// What is asked of a player, in one sentence that names the player and the explorer.
import { infernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import { capital, list, plural } from '../../words/grammar.ts';
import * as crew from '../cave/crew.ts';
import { the } from '../cave/people.ts';
import { faceText, ITEM_WORDS, tileWords } from './names.ts';
import { atPlace } from './places.ts';
import { ledBy, seatName } from './seats.ts';
import { type Expedition, revealCell, standing } from './sight.ts';

export function question(expedition: Expedition): string {
  const status = infernosEdge.status(expedition);
  if (status.type === 'over') return 'The expedition is over.';
  const position = infernosEdge.save(expedition);
  const asked = QUESTIONS[position.asks](position);
  return capital(status.type === 'chance' ? asked : addressed(expedition, status.seat, asked));
}

function addressed(expedition: Expedition, seat: number, asked: string): string {
  return crew.addressed({
    players: infernosEdge.seats(expedition),
    members: ledBy(expedition, seat).map(({ explorer }) => the(explorer)),
    seatName: seatName(expedition, seat),
    asked,
  });
}

type Ask = (position: Snapshot) => string;

const QUESTIONS: Readonly<Record<Snapshot['asks'], Ask>> = {
  nothing: () => 'nothing is asked.',
  over: () => 'the expedition is over.',
  action: (position) => `what does ${the(position.actor)} do? ${actingText(position)}.`,
  crawl: ({ actor }) => `where does ${the(actor)} crawl? One move, downed.`,
  commanded: ({ actor, active }) => `where does ${the(actor)} go, commanded by ${the(active)}? One move, or none.`,
  chain: ({ actor, chain }) => `where does ${the(actor)} go on? ${plural(chain, 'move')} left.`,
  illuminate: ({ actor }) => `what does ${the(actor)} illuminate as well? One more reveal, or none.`,
  choose: ({ actor, reveal }) =>
    `which tile does ${the(actor)} place: the ${tileWords(reveal?.hand ?? '')} or the ${tileWords(reveal?.other ?? '')}?`,
  place: (position) =>
    `how does ${the(position.actor)} lay the ${tileWords(position.reveal?.hand ?? '')} at ${atPlace(revealCell(position) ?? '0,0')}?`,
  sanctum: () => 'where is the sanctum joined to the temple? The lead decides.',
  luck: ({ roll, actor }) => `does ${the(actor)} roll again? ${facesText(roll)}.`,
  first: ({ roll, actor }) => `which face does ${the(actor)} apply first? ${facesText(roll)}.`,
  wake: ({ actor }) => `where does the guardian wake? These are equally near to ${the(actor)}.`,
  guardian: () => 'which guardian acts next? The lead decides.',
  victim: (position) => `whom does the guardian at ${atPlace(standing(position))} attack? The lead decides.`,
  path: (position) =>
    `which way does the guardian at ${atPlace(standing(position))} go? All are equally short. The lead decides.`,
  tile: ({ actor }) => `which tile does ${the(actor)} draw?`,
  die: ({ roll }) => (roll ? `what does ${the(roll.explorer)} roll for the ${roll.why}?` : 'what does the die show?'),
  hazard: ({ roll, active }) => `what does the hazard die of ${the(roll?.explorer ?? active)} show?`,
};

/** '1 point left, exerted, a key in hand'. */
function actingText({ actor, points, exerted, explorers }: Snapshot): string {
  const holds = explorers[actor]?.holds;
  const parts = [
    `${plural(points, 'point')} left`,
    ...(exerted ? ['exerted'] : []),
    ...(holds ? [`${ITEM_WORDS[holds]} in hand`] : []),
  ];
  return parts.join(', ');
}

function facesText(roll: Snapshot['roll']): string {
  const faces = (roll?.faces ?? []).flatMap((face) => (face === null ? [] : [faceText(face)]));
  return `The ${faces.length === 1 ? 'die shows' : 'dice show'} ${list(faces)}`;
}
