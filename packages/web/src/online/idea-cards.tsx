// Ideas beside the board: folded in one line on one's own turn, open with what can be done about them.
import type { Target } from '@undercroft/page-kit/game-view';
import type { TogetherWords } from '@undercroft/words';
import type { Control } from '../stage/control.ts';
import { Drawing, Icon } from '../stage/parts.tsx';
import { faceOf, shortName } from './board-places.ts';
import { answersWithWays, letterOf, openTargets } from './idea-way.ts';
import type { ShownIdea } from './ideas.ts';
import type { OnlineTable } from './online-table.ts';

interface Props {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  readonly control: Control;
}

export function IdeaCards(props: Props) {
  const { table, together, control } = props;
  const ideas = table.ideas.all.value;
  const asks = control.canAct.value && table.isTogether && hasOthers(table) && !table.ideas.own.value.isAsking;
  return (
    <div class="ideas">
      {ideas.map((idea) => (
        <IdeaCard key={idea.n} {...props} idea={idea} />
      ))}
      {asks && ideas.length === 0 && table.ideas.own.value.wants === 'asked' && (
        <button type="button" class="idea-folded" onClick={() => table.askTable({ isAsking: true })}>
          <Icon name="talk" /> <b>{together.ideas.askTable}</b>
        </button>
      )}
      {control.canAct.value && table.ideas.own.value.isAsking && (
        <p class="idea-folded" role="status">
          <Icon name="talk" /> {together.ideas.askedTable}
        </p>
      )}
    </div>
  );
}

const hasOthers = ({ session }: OnlineTable): boolean =>
  session.about.value.seats.some((seat) => seat.held === 'person' && !seat.isYou);

interface IdeaProps extends Props {
  readonly idea: ShownIdea;
}

function IdeaCard(props: IdeaProps) {
  const { table, together, idea, control } = props;
  const { humanSeats } = table.session;
  const isMine = humanSeats.includes(idea.seat);
  const isForMe = humanSeats.includes(idea.for);
  const title = titleOf(props, { isMine });
  const face = faceOf(control.scene.value.cards, idea.seat);
  if (isForMe && !isMine && !idea.isOpen)
    return (
      <div class="idea-folded">
        <Drawing svg={face} class="face" />
        <span>{title}</span>
        <button type="button" class="button" onClick={() => table.ideas.setOpen(idea.n, { isOpen: true })}>
          {together.ideas.look}
        </button>
      </div>
    );
  return (
    <section class="idea" aria-label={title}>
      <header>
        <Drawing svg={face} class="face" />
        <span>{title}</span>
        <Agreed {...props} />
      </header>
      <Steps {...props} />
      <div class="row">
        {isForMe && <TryButton {...props} />}
        {isMine ? (
          <button type="button" class="button bare" onClick={() => table.withdrawIdea(idea.n)}>
            {together.ideas.takeBack}
          </button>
        ) : isForMe ? (
          <button type="button" class="button bare" onClick={() => table.ideas.setOpen(idea.n, { isOpen: false })}>
            {together.ideas.fold}
          </button>
        ) : (
          <AgreeButton {...props} />
        )}
      </div>
      {isForMe && !isMine && <p class="label">{together.ideas.notAMove}</p>}
    </section>
  );
}

function titleOf(
  { table, together: { ideas, waiting }, idea, control }: IdeaProps,
  { isMine }: { isMine: boolean },
): string {
  const role = roleOf(control, idea);
  const name = table.nameOf(idea.seat);
  if (idea.card === undefined) {
    const letter = letterOfIdea(control, idea);
    return isMine ? ideas.yours(role) : ideas.would(name, letter);
  }
  if (isMine) return idea.n === 0 ? waiting.planned : idea.for === idea.seat ? ideas.yourPlan : ideas.yours(role);
  return idea.for === idea.seat ? ideas.plans(name, role) : ideas.has(name, role);
}

/** Of the piece it is for, else of whoever decides. */
function roleOf({ scene }: Control, { card, for: seat }: ShownIdea): string {
  const { cards } = scene.value;
  return (cards.find(({ id }) => id === card) ?? cards.find((one) => one.seat === seat))?.name ?? '';
}

export const letterOfIdea = (control: Control, { action }: ShownIdea): string => {
  const key = JSON.stringify(action);
  return letterOf(answersWithWays(openTargets(control)).findIndex((target) => JSON.stringify(target.action) === key));
};

/** A thumb with names: no numbers, no votes. */
const Agreed = ({ table, together, idea }: IdeaProps) =>
  idea.agreed.length === 0 ? null : (
    <small class="agreed">
      <Icon name="thumb" /> {together.ideas.agreed(idea.agreed.map((seat) => table.nameOf(seat)))}
    </small>
  );

function AgreeButton({ table, together, idea }: IdeaProps) {
  const seat = table.ownSeat;
  if (seat === undefined || idea.agreed.includes(seat)) return null;
  return (
    <button type="button" class="button" onClick={() => table.signal({ kind: 'agree', idea: idea.n })}>
      <Icon name="thumb" /> {together.ideas.agree}
    </button>
  );
}

/** What would be done first, and where it leads. */
function Steps({ control, idea, together }: IdeaProps) {
  const first = firstStep(control, idea);
  const end = idea.way.at(-1);
  const place = control.board.value.places.find(({ id }) => id === end);
  const isFurther = first?.place !== end && place !== undefined;
  return (
    <ul>
      {first && (
        <li>
          <Icon name="next" /> {first.name}
        </li>
      )}
      {isFurther && (
        <li>
          <Icon name={first ? 'next' : 'follow'} /> {together.ideas.onTo(shortName(place))}
        </li>
      )}
    </ul>
  );
}

/** Of the present position, if that is about its piece: its own first step, or the next on its way. */
function firstStep(control: Control, { action, way, card, hasBegun }: ShownIdea): Target | undefined {
  if (card !== undefined && !hasBegun) return undefined;
  const targets = openTargets(control);
  const key = JSON.stringify(action);
  return (
    targets.find((target) => JSON.stringify(target.action) === key) ??
    targets.find(({ place }) => place === way.at(-1)) ??
    targets.find(({ place }) => place === way[1])
  );
}

/** One tap aims; what is aimed at is still committed by whoever decides. */
function TryButton({ control, together, idea }: IdeaProps) {
  const first = control.canAct.value ? firstStep(control, idea) : undefined;
  if (!first || control.session.acting !== idea.for) return null;
  return (
    <button type="button" class="button" onClick={() => control.suggest([first.action, ...(first.then ?? [])])}>
      <Icon name="eye" /> {together.ideas.tryIt}
    </button>
  );
}
