// How to play: a few spreads with the board's own pictures, read in three minutes; they print well, too.
import { positionOf } from '@undercroft/engine';
import type { HowToPlay } from '@undercroft/learn/schemas';
import type { SpreadTexts } from '@undercroft/learn/texts';
import type { PageWords } from '@undercroft/words';
import { useEffect, useRef } from 'preact/hooks';
import { loadFullRules } from '../app/catalog.ts';
import { gameName } from '../app/games.ts';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { to } from '../app/route.ts';
import { useView } from '../pages/use-view.ts';
import { GameIcon, Icon, Symbols } from '../stage/parts.tsx';
import type { TableView } from '../stage/table-view.ts';
import { loadHow } from './library.ts';
import { PositionPicture } from './picture.tsx';
import { positionAfter } from './position-after.ts';
import { note } from './progress.ts';
import { Quiet, Strong } from './strong.tsx';
import { type Taught, useLoading, useTaught } from './use-learn.ts';

interface Props {
  readonly words: PageWords;
  readonly game: string;
}

type Spread = HowToPlay['spreads'][number];

interface ShownSpread {
  readonly spread: Spread;
  readonly states: readonly unknown[];
}

export function HowPage({ words, game }: Props) {
  const view = useView(game, words);
  const taught = useTaught(game);
  const found = useLoading(() => loadSpreads(game), [game]);
  useEffect(() => {
    if (typeof taught === 'object') document.title = words.titled(`${taught.learn.how.name}. ${gameName(game)}`);
  }, [words, game, taught]);
  if (view.state === 'failed' || taught === 'missing' || found === 'missing') return <NotLoaded words={words} />;
  if (view.state === 'loading' || !taught || !found) return <Loading words={words} />;
  return <Spreads words={words} game={game} view={view.value} taught={taught} spreads={found} />;
}

async function loadSpreads(game: string): Promise<ShownSpread[]> {
  const [how, rules] = await Promise.all([loadHow(game), loadFullRules(game)]);
  return (how?.spreads ?? []).map((spread) => ({
    spread,
    states: spread.pictures.map(({ options, position, steps = [] }) => {
      const state = positionOf(rules, { options, position });
      if (!state.ok) throw new Error(`a picture of ${game} cannot be drawn: ${state.error.kind}`);
      return positionAfter(rules, state.value, steps);
    }),
  }));
}

interface SpreadsProps extends Props {
  readonly view: TableView;
  readonly taught: Taught;
  readonly spreads: readonly ShownSpread[];
}

function Spreads({ words, game, view, taught, spreads }: SpreadsProps) {
  const { how, coach, book } = taught.learn;
  const { minutes, spreads: texts } = taught.texts.how;
  const end = useRef<HTMLElement>(null);
  useRead(end, game);
  return (
    <div class={`page how theme-${view.theme}`}>
      <Symbols defs={view.defs} />
      <header class="how-top">
        <a class="button round" href={to.learn(game)} aria-label={words.common.back}>
          <Icon name="back" />
        </a>
        <h1>{how.of(gameName(game), minutes)}</h1>
        <nav aria-label={how.name}>
          {spreads.map(({ spread }, i) => (
            <button
              key={spread.id}
              type="button"
              aria-label={how.spread(i + 1)}
              onClick={() => document.getElementById(spread.id)?.scrollIntoView()}
            >
              {i + 1}
            </button>
          ))}
        </nav>
        <button type="button" class="button bare" onClick={() => print()}>
          <Icon name="print" /> {how.print}
        </button>
        <a class="button" href={to.coach(game)}>
          <Icon name="person" /> {coach.short}
        </a>
      </header>
      <main>
        {spreads.map((shown) => {
          const text = texts[shown.spread.id];
          return text && <SpreadView key={shown.spread.id} {...shown} text={text} view={view} taught={taught} />;
        })}
      </main>
      <footer class="how-end" ref={end}>
        <b>{how.enough}</b>
        <a class="button primary" href={to.coach(game)}>
          <Icon name="person" /> {coach.name}
        </a>
        <a class="button" href={to.set(game, 'alone')}>
          {how.straight}
        </a>
        <a class="button bare" href={to.rules(game)}>
          <Icon name="rules" /> {book.name}
        </a>
      </footer>
    </div>
  );
}

/** Whoever has come to the end has read it. */
function useRead(end: { readonly current: HTMLElement | null }, game: string): void {
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) note(game, { hasRead: true });
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [game]);
}

interface SpreadProps extends ShownSpread {
  readonly text: SpreadTexts;
  readonly view: TableView;
  readonly taught: Taught;
}

function SpreadView({ spread, states, text, view, taught }: SpreadProps) {
  return (
    <section class="spread" id={spread.id}>
      <div class="spread-text">
        <h2>{text.title}</h2>
        <p class="lead">{text.lead}</p>
        <Points spread={spread} text={text} />
        <Actions spread={spread} text={text} taught={taught} />
        <Rows spread={spread} text={text} />
        <Dangers spread={spread} text={text} />
        {spread.more && text.more && (
          <p class="spread-more">
            <Strong text={text.more} /> <Quiet rule={spread.more.rule} />
          </p>
        )}
      </div>
      <div class="spread-pictures">
        {spread.pictures.map(({ marks, frame }, i) => (
          <figure key={i}>
            <PositionPicture view={view} state={states[i]} label={text.pictures[i] ?? ''} marks={marks} frame={frame} />
            {spread.pictures.length > 1 && <figcaption aria-hidden="true">{text.pictures[i]}</figcaption>}
          </figure>
        ))}
      </div>
    </section>
  );
}

type Parts = Pick<SpreadProps, 'spread' | 'text'>;

const Points = ({ spread, text }: Parts) => (
  <>
    {spread.points && (
      <ol class="spread-points">
        {spread.points.map(({ n, key, rule }) => (
          <li key={key} value={n}>
            <Strong text={text.points?.[key] ?? ''} /> <Quiet rule={rule} />
          </li>
        ))}
      </ol>
    )}
    {spread.steps && (
      <ol class="spread-points">
        {spread.steps.map(({ key, rule }) => (
          <li key={key}>
            <b>{text.steps?.[key]?.title}</b> {text.steps?.[key]?.text} <Quiet rule={rule} />
          </li>
        ))}
      </ol>
    )}
  </>
);

function Actions({ spread, text, taught: { learn } }: Parts & Pick<SpreadProps, 'taught'>) {
  if (!spread.actions) return null;
  return (
    <table class="spread-actions">
      <thead class="sr">
        <tr>
          <th scope="col">{learn.how.action}</th>
          <th scope="col">{learn.how.cost}</th>
          <th scope="col">{learn.how.does}</th>
        </tr>
      </thead>
      <tbody>
        {spread.actions.map(({ action, key, cost, rule }) => (
          <tr key={key}>
            <th scope="row">
              <GameIcon name={action} /> {text.actions?.[key]?.name}
            </th>
            <td class="spread-cost">{cost}</td>
            <td>
              {text.actions?.[key]?.text} <Quiet rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Rows = ({ spread, text }: Parts) =>
  spread.rows ? (
    <ul class="spread-rows">
      {spread.rows.map(({ icon, key, rule }) => (
        <li key={key}>
          <span class="face">
            <GameIcon name={icon} />
          </span>
          <b>{text.rows?.[key]?.name}</b>
          <span>
            {text.rows?.[key]?.text} <Quiet rule={rule} />
          </span>
        </li>
      ))}
    </ul>
  ) : null;

const Dangers = ({ spread, text }: Parts) =>
  spread.dangers ? (
    <div class="spread-dangers">
      {spread.dangers.map(({ key, rule }) => (
        <section key={key}>
          <h3>{text.dangers?.[key]?.title}</h3>
          <p>
            {text.dangers?.[key]?.text} <Quiet rule={rule} />
          </p>
        </section>
      ))}
    </div>
  ) : null;
