// Who is at the table and how they are, in full; and what time and odds are left.

import type { Card, Clock, Panel, Scene } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { ClockView } from './bar.tsx';
import { Drawing, GameIcon, Health, Why } from './parts.tsx';

interface Props {
  readonly scene: Scene;
  readonly words: PageWords;
  readonly onCard: (card: Card) => void;
}

export const Team = ({ scene, words, onCard }: Props) => (
  <>
    <div>
      <div class="heading">
        <h2>{scene.cardsTitle}</h2>
      </div>
      <ul class="cards">
        {scene.cards.map((card) => (
          <CardView key={card.id} card={card} words={words} onCard={onCard} />
        ))}
      </ul>
    </div>
    {scene.panels.map((panel) => (
      <Odds key={panel.title} panel={panel} words={words} />
    ))}
  </>
);

interface CardProps extends Pick<Props, 'words' | 'onCard'> {
  readonly card: Card;
}

function CardView({ card, words, onCard }: CardProps) {
  const tone = { acting: ' acting', down: ' down', gone: ' down', plain: '' }[card.tone];
  const isBad = card.tone === 'down' || card.tone === 'gone';
  return (
    <li class={`card${tone}`}>
      <Drawing svg={card.face} class="face" />
      <h3>
        <button type="button" onClick={() => onCard(card)}>
          {card.name}
        </button>
      </h3>
      <span class="who">{card.who}</span>
      {card.health && <Health {...card.health} />}
      <span class={isBad ? 'state harm' : 'state'}>{card.state}</span>
      {card.row !== undefined && <Drawing svg={card.row} class="card-row" />}
      {card.notes.length > 0 && <p class="abilities">{card.notes.join(' · ')}</p>}
      {card.abilities.length > 0 && (
        <p class="abilities">
          {card.abilities.map(({ name, text, rule }) => (
            <span key={name}>
              <b>{name}</b> {text} <Why rules={[rule]} words={words} about={name} />
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

export const Odds = ({ panel, words }: { readonly panel: Panel; readonly words: PageWords }) => (
  <div>
    <div class="heading">
      <h2>{panel.title}</h2>
      <span class="label num">
        {panel.note} <Why rules={panel.rules ?? []} words={words} about={panel.title} />
      </span>
    </div>
    {panel.odds.length > 0 && (
      <ul class="odds">
        {panel.odds.map(({ icon, name, count, of }) => (
          <li key={name}>
            {icon ? <GameIcon name={icon} /> : <span />}
            <span>{name}</span>
            <span class="bar-of" style={`--of:${count / Math.max(1, of)}`} />
            <b class="num">{count}</b>
          </li>
        ))}
      </ul>
    )}
    {panel.legend && (
      <ul class="key">
        {panel.legend.map(({ picture, text }) => (
          <li key={text}>
            <img src={picture} alt="" width="40" height="24" /> {text}
          </li>
        ))}
      </ul>
    )}
    {panel.text.map((text) => (
      <p key={text} class="soft small">
        {text}
      </p>
    ))}
  </div>
);

/** Time left, where a game is watched again. */
export const TimeLeft = ({ clock }: { readonly clock: Clock }) => <ClockView clock={clock} />;
