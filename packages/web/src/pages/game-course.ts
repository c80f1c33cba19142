// A whole game as lines over its rounds, and in numbers.
import { type FindGame, type GameRecord, openingTable, type Playable, replay } from '@undercroft/engine';
import type { CourseOf } from '@undercroft/page-kit/draw/pictures/course-chart';
import type { EndView, GameView } from '@undercroft/page-kit/game-view';

export interface GameCourse {
  readonly chart: Omit<CourseOf, 'label'>;
  readonly rounds: number;
  readonly decisions: number;
  readonly draws: number;
}

/** Not more points than a chart has room for. */
const MOST = 60;

export function gameCourse(view: GameView, end: EndView, record: GameRecord): GameCourse {
  const find: FindGame<Playable> = (id) => (id === view.game.id ? view.game : undefined);
  const samples: Readonly<Record<string, number>>[] = [];
  const hot: { at: number; icon: CourseEvent['icon']; bad: boolean }[] = [];
  const opening = openingTable(find, record);
  if (opening.ok) samples.push(end.measures(opening.value.state));
  const began: number[] = [];
  replay(find, record, ({ events }, table) => {
    for (const event of events) {
      if (event.type === 'round-began' || event.type === 'round-ended') began.push(samples.length);
      if (event.type === 'hazard') {
        const now = view.at(table.state);
        const line = view.logLine(event, { before: now, after: now, earlier: [] });
        if (line) hot.push({ at: samples.length, icon: line.icon, bad: false });
      }
      if (event.type === 'knocked-out' || event.type === 'downed' || event.type === 'died') {
        const last = hot.at(-1);
        if (last && last.at === samples.length) last.bad = true;
      }
    }
    if (events.length > 0) samples.push(end.measures(table.state));
  });
  const step = Math.max(1, Math.ceil(samples.length / MOST));
  const points = samples.filter((_, i) => i % step === 0 || i === samples.length - 1);
  const names = Object.keys(end.measureNames);
  return {
    chart: {
      lines: names.map((name) => ({
        name: end.measureNames[name] ?? name,
        values: points.map((point) => point[name] ?? 0),
        max: Math.max(1, ...points.map((point) => point[name] ?? 0)),
      })),
      events: hot.map(({ at, icon, bad }) => ({ round: Math.floor(at / step), icon, hot: bad })),
      marks: began.map((at) => at / step),
    },
    rounds: Math.max(1, began.length),
    decisions: record.entries.filter(({ type }) => type === 'act').length,
    draws: record.entries.filter(({ type }) => type === 'chance').length,
  };
}

type CourseEvent = NonNullable<CourseOf['events']>[number];
