// A game watched again, entry by entry.
import { useSignal } from '@preact/signals';
import { type FindGame, type GameRecord, type Playable, replay, upTo } from '@undercroft/engine';
import { useEffect, useMemo } from 'preact/hooks';
import { lookAtGame } from '../app/playing.ts';
import { go, to } from '../app/route.ts';
import { settings, speedNow } from '../app/settings.ts';
import { shelve } from '../app/shelf.ts';
import { Top } from '../app/top.tsx';
import { Loading, NotLoaded } from '../app/waiting.tsx';
import { Board } from '../stage/board.tsx';
import { Camera } from '../stage/camera.ts';
import type { GameView } from '../stage/contract.ts';
import { Log } from '../stage/log.tsx';
import { Icon, Symbols } from '../stage/parts.tsx';
import { storyOf } from '../stage/story.ts';
import { Team, TimeLeft } from '../stage/team.tsx';
import { usePhone } from '../stage/window.ts';
import type { AllWords } from '../words/index.ts';
import { useView } from './loading.tsx';
import { Unplayable, useGame } from './table-page.tsx';

interface Props {
  readonly words: AllWords;
  readonly id: string;
}

export function WatchPage({ words, id }: Props) {
  const found = useGame(id, lookAtGame);
  const view = useView(found?.ok ? found.value.game.id : undefined, words);
  if (!found) return <Loading words={words} />;
  if (!found.ok) return <Unplayable words={words} found={found} />;
  if (view.state === 'failed') return <NotLoaded words={words} />;
  if (view.state === 'loading') return <Loading words={words} />;
  return <Watch record={found.value.record} id={id} view={view.value} words={words} />;
}

const PACE = 700;
const AT_REST = { moved: new Map(), laid: [], signs: [], die: undefined };

interface WatchProps {
  readonly record: GameRecord;
  readonly id: string;
  readonly view: GameView;
  readonly words: AllWords;
}

function Watch({ record, id, view, words }: WatchProps) {
  const total = record.entries.length;
  const at = useSignal(0);
  const isPlaying = useSignal(false);
  const isPhone = usePhone();
  const camera = useMemo(() => new Camera(), [id]);
  const cut = upTo(record, at.value);
  const state = useMemo(() => positionAt(view, cut), [view, record, at.value]);
  const story = useMemo(() => storyOf(view, cut), [view, record, at.value]);
  const { seats } = record;
  const seating = { names: seats.map(({ name }) => name ?? ''), bots: seats.map(({ player }) => player === 'bot') };
  const scene = view.scene(state, seating);
  const board = view.board(state, { lit: [], upright: isPhone });
  useEffect(() => {
    document.title = words.titled(words.replay.title(view.game.id));
    const frame = document.querySelector('.watch .board')?.getBoundingClientRect();
    camera.setRoom({
      width: frame?.width ?? 1,
      height: frame?.height ?? 1,
      insets: { top: 0, right: 0, bottom: 0, left: 0 },
    });
    camera.fit(board.box);
  }, [words, view, board.box.width, board.box.height]);
  useEffect(() => {
    if (!isPlaying.value) return undefined;
    const timer = setInterval(
      () => {
        if (at.value >= total) isPlaying.value = false;
        else at.value++;
      },
      PACE / (speedNow() || 1),
    );
    return () => clearInterval(timer);
  }, [isPlaying.value]);
  const { replay: said } = words;
  const go_to = (entry: number) => {
    isPlaying.value = false;
    at.value = Math.max(0, Math.min(total, entry));
  };
  return (
    <div class={`page watch mood-${view.mood}${view.mood === 'sea' ? ' game-sea' : ''}`}>
      <Symbols defs={view.defs} />
      <Top words={words} />
      <h1 class="sr">{said.title(view.game.id)}</h1>
      <div class="watching">
        <Board
          board={board}
          hands={AT_REST}
          camera={camera}
          name={view.boardName}
          isLit={!settings.fullLight.value}
          place={undefined}
          lit={new Set()}
          onPlace={() => undefined}
          onTurn={() => false}
        />
        <aside class="side" aria-label={words.table.log}>
          <TimeLeft clock={scene.clock} />
          <Team scene={{ ...scene, panels: [] }} words={words} onCard={() => undefined} />
          <Log story={story} words={words} quiet={scene.quiet} />
        </aside>
      </div>
      <div class="replay">
        <button type="button" class="button round" data-back aria-label={said.first} onClick={() => go_to(0)}>
          <Icon name="skip" />
        </button>
        <button type="button" class="button round" aria-label={said.previous} onClick={() => go_to(at.value - 1)}>
          <Icon name="step-back" />
        </button>
        <button
          type="button"
          class="button round"
          aria-label={isPlaying.value ? said.pause : said.play}
          onClick={() => {
            if (at.value >= total) at.value = 0;
            isPlaying.value = !isPlaying.value;
          }}
        >
          <Icon name={isPlaying.value ? 'pause' : 'play'} />
        </button>
        <button type="button" class="button round" aria-label={said.next} onClick={() => go_to(at.value + 1)}>
          <Icon name="step-on" />
        </button>
        <input
          class="track"
          type="range"
          min="0"
          max={total}
          value={at.value}
          aria-label={said.slider}
          aria-valuetext={said.at(at.value, total)}
          onInput={(event) => go_to(Number(event.currentTarget.value))}
        />
        <span class="label num">{said.at(at.value, total)}</span>
        <button type="button" class="button" onClick={async () => go(to.table(await shelve(cut)))}>
          {said.playOn}
        </button>
        <a class="button bare" href={to.end(id)}>
          {said.done}
        </a>
      </div>
    </div>
  );
}

function positionAt(view: GameView, record: GameRecord): unknown {
  const find: FindGame<Playable> = (id) => (id === view.game.id ? view.game : undefined);
  const table = replay(find, record);
  if (table.ok) return table.value.state;
  const opening = view.game.open(record.options);
  return opening.ok ? opening.value : view.game.blank();
}
