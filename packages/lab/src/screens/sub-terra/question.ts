// What is asked of a player, in one sentence that names the player and the caver.
import { type Snapshot, subTerra } from '@undercroft/sub-terra';
import { capital, plural } from '../../words/grammar.ts';
import * as crew from '../cave/crew.ts';
import { the } from '../cave/people.ts';
import { tileWords } from './names.ts';
import { atPlace } from './places.ts';
import { seatName } from './seats.ts';
import { type Descent, readSight } from './sight.ts';

export function question(descent: Descent): string {
  const status = subTerra.status(descent);
  if (status.type === 'over') return 'The descent is over.';
  const position = subTerra.save(descent);
  const asked = QUESTIONS[position.asks]?.(position, descent) ?? 'what now?';
  return capital(status.type === 'chance' ? asked : addressed(descent, status.seat, asked));
}

function addressed(descent: Descent, seat: number, asked: string): string {
  const led = descent.options.cavers.filter((member) => member.seat === seat);
  return crew.addressed({
    players: subTerra.seats(descent),
    members: led.map(({ caver }) => the(caver)),
    seatName: seatName(descent, seat),
    asked,
  });
}

type Ask = (position: Snapshot, descent: Descent) => string;

const QUESTIONS: Readonly<Record<Snapshot['asks'], Ask>> = {
  nothing: () => 'nothing is asked.',
  over: () => 'the descent is over.',
  action: ({ actor, points, exerted }) =>
    `what does ${the(actor)} do? ${plural(points, 'point')} left${exerted ? ', exerted' : ''}.`,
  directed: ({ actor, active }) => `what does ${the(actor)} do, directed by ${the(active)}? One action for 1 point.`,
  chain: ({ actor, chain }) => `where does ${the(actor)} go on? ${plural(chain, 'move')} left.`,
  take: ({ actor }) => `does ${the(actor)} place the tile set aside, or draw one?`,
  choose: ({ actor }) => `which of the two tiles does ${the(actor)} place?`,
  place: ({ actor, reveal }, descent) =>
    `how does ${the(actor)} lay the ${tileWords(reveal?.hand ?? '')} at ${atPlace(readSight(descent).hand?.cell ?? '0,0')}?`,
  appear: ({ actor }) => `where does ${the(actor)} come up?`,
  horror: () => 'which horror moves next?',
  path: ({ hunt }) =>
    `which way does the horror at ${atPlace(hunt?.horror ?? '0,0')} come for ${the(hunt?.victim ?? 'leader')}? All are equally short.`,
  spawn: () => 'where does the horror appear? These lairs are equally near.',
  tile: ({ actor }) => `which tile does ${the(actor)} draw?`,
  aside: () => 'which tile is set aside?',
  die: ({ roll }) => (roll?.why === 'cave-in' ? 'what does the die for the cave-in show?' : rollQuestion(roll)),
  hazard: () => 'which hazard card is turned over?',
};

const rollQuestion = (roll: Snapshot['roll']): string =>
  roll ? `what does ${the(roll.caver)} roll (${roll.why})?` : 'what does the die show?';
