// The round, in the order it is played: the team, and what comes after the last turn.

import type { Card, Chip, Panel, Upcoming } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { plain } from '@undercroft/words/grammar';
import type { ControlFace } from './control-face.ts';
import { Drawing, GameIcon, Health, Sentence } from './parts.tsx';
import type { CardOwner, TableExtension } from './table-extension.ts';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly onCard: (card: Card) => void;
  readonly onOdds: () => void;
  /** Whose cards they are, and whether they are here, where several people have screens of their own. */
  readonly extension?: Pick<TableExtension, 'Presence' | 'ownerOf'> | undefined;
}

export function Round({ control, words, onCard, onOdds, extension }: Props) {
  const { cards, upcoming = [], panels } = control.scene.value;
  const threats = control.dangersNow.value?.chips ?? {};
  return (
    <ol class="rail" aria-label={words.play.round}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardButton {...{ card, words, extension, onCard }} threats={threats[card.id] ?? []} />
        </li>
      ))}
      {upcoming.map((one) => (
        <li key={one.icon} class="after">
          <UpcomingButton upcoming={one} onOdds={onOdds} />
        </li>
      ))}
      {panels.map((panel) => panel.legend && <Legend key={panel.title} legend={panel.legend} />)}
    </ol>
  );
}

/** Everything the card shows, as one sentence without empty parts. */
export function cardLabel(card: Card, chips: readonly Chip[], words: PageWords, owner?: CardOwner): string {
  const flag = card.turn === 'next' || card.turn === 'done' ? words.play.turns[card.turn] : '';
  return [card.name, card.who, owner?.spoken, card.health?.words, ...card.notes, ...chips.map(({ text }) => text), flag]
    .filter(Boolean)
    .join(', ');
}

/** A word of this many letters has room beside five crosses, one of this many beside three. */
const [SHORT, MEDIUM] = [7, 14];
const chipLength = ({ text: { length } }: Chip): string =>
  length > MEDIUM ? ' longest' : length > SHORT ? ' long' : '';

interface CardProps extends Pick<Props, 'words' | 'onCard' | 'extension'> {
  readonly card: Card;
  readonly threats: readonly Chip[];
}

function CardButton({ card, threats, words, onCard, extension }: CardProps) {
  const { turn, seat } = card;
  const owner = extension?.ownerOf?.(seat);
  const chips = [...card.chips, ...threats];
  const isGone = card.tone === 'gone';
  const isDown = card.tone === 'down' || card.tone === 'gone';
  return (
    <button
      type="button"
      class={`turn ${turn}${isDown ? ' down' : ''}${card.isStruck ? ' struck' : ''}`}
      data-card={card.id}
      aria-current={turn === 'acting' ? 'true' : undefined}
      onClick={() => onCard(card)}
    >
      <span class="sr">{cardLabel(card, chips, words, owner)}</span>
      <Drawing svg={card.face} class="face" />
      <span class="nm" aria-hidden="true">
        <b>{card.name}</b>
        <span class="player">{card.who}</span>
        {extension?.Presence && <extension.Presence seat={seat} />}
      </span>
      <span class="sub" aria-hidden="true">
        {owner?.mark && <span class="own-mark">{owner.mark}</span>}
        {/* Somebody out of the game has neither health nor a turn: there is room for the word. */}
        {card.health && !isGone && <Health {...card.health} />}
        {card.row !== undefined && <Drawing svg={card.row} class="fleet-line" />}
        {chips.map((chip) => (
          <span key={chip.text} class={`chip ${chip.tone}${isGone ? '' : chipLength(chip)}`}>
            <GameIcon name={chip.icon} />
            <span>{chip.text}</span>
          </span>
        ))}
        {!isGone && (turn === 'next' || turn === 'done') && (
          <span class={`chip flag ${turn}`}>{words.play.turns[turn]}</span>
        )}
      </span>
    </button>
  );
}

interface UpcomingProps {
  readonly upcoming: Upcoming;
  readonly onOdds: () => void;
}

/** What is still to be drawn is counted; a touch explains it. */
function UpcomingButton({ upcoming: { icon, text, label = plain(text), counts = [] }, onOdds }: UpcomingProps) {
  const counted = counts.map(({ name, count }) => `${name} ${count}`).join(', ');
  const spoken = [label, counted].filter(Boolean).join(': ');
  return (
    <button type="button" class="turn then" onClick={onOdds}>
      <span class="sr">{spoken}</span>
      <GameIcon name={icon} />
      <span aria-hidden="true">
        {text !== '' && <Sentence text={text} />}
        {counts.length > 0 && (
          <span class="odds-in">
            {counts.map((one) => (
              <span key={one.name}>
                <GameIcon name={one.icon} />
                {one.count}
              </span>
            ))}
          </span>
        )}
      </span>
    </button>
  );
}

const Legend = ({ legend }: { readonly legend: NonNullable<Panel['legend']> }) => (
  <li class="after">
    <ul class="legend">
      {legend.map(({ picture, text }) => (
        <li key={text}>
          <img src={picture} alt="" width="24" height="20" /> {text}
        </li>
      ))}
    </ul>
  </li>
);
