// Answers without a place on the board, and turning a tile in hand: cards in the dock, one touch each.
import type { PageWords } from '@undercroft/words/en/page';
import { canTurn, opensCards } from './answers.ts';
import type { Answer, ControlFace } from './control-face.ts';
import { Drawing, GameIcon, Icon, Key } from './parts.tsx';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly answers: readonly Answer[];
}

export function Answers({ control, words, answers }: Props) {
  // Cards of a chosen action lie over the other actions: there is a way back to those.
  const chosen = control.action.value;
  return (
    <fieldset class="answers" aria-labelledby="ask">
      {canTurn(control) && <TurnButtons control={control} words={words} />}
      {answers.map((answer) => (
        <AnswerCard key={answer.id} answer={answer} control={control} />
      ))}
      {chosen && opensCards(chosen) && (
        <button type="button" class="answer aside" onClick={() => control.back()}>
          <Icon name="back" />
          <span class="name">{words.common.back}</span>
        </button>
      )}
    </fieldset>
  );
}

/** A tile in hand can be turned here too. */
const TurnButtons = ({ control, words }: Pick<Props, 'control' | 'words'>) => (
  <>
    <button type="button" class="answer" data-turn="-1" aria-keyshortcuts="q" onClick={() => control.rotate(-1)}>
      <Icon name="turn-back" />
      <span class="name">{words.table.turnLeft}</span>
      <Key name="Q" />
    </button>
    <button type="button" class="answer" data-turn="1" aria-keyshortcuts="e" onClick={() => control.rotate(1)}>
      <Icon name="turn" />
      <span class="name">{words.table.turnRight}</span>
      <Key name="E" />
    </button>
  </>
);

function AnswerCard({ answer, control }: { readonly answer: Answer; readonly control: ControlFace }) {
  return (
    <button
      type="button"
      class={`answer${answer.isAside ? ' aside' : ''}${answer.target.danger ? ' risky' : ''}`}
      data-action={answer.id}
      aria-pressed={answer.isArmed || (answer.target.danger ? false : undefined)}
      onClick={() => control.perform(answer.target)}
    >
      {answer.picture === undefined ? (
        <GameIcon name={answer.icon} />
      ) : (
        <Drawing svg={answer.picture} class="picture" />
      )}
      <span class="name">{answer.name}</span>
      {answer.note !== '' && <small>{answer.note}</small>}
    </button>
  );
}
