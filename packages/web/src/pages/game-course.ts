// A whole game as lines over its rounds, and in numbers.
import { type FindGame, type GameRecord, openingTable, type Playable, replay } from '@undercroft/engine';
import type { CourseOf } from '@undercroft/page-kit/draw/pictures/course-chart';
import type { CompleteView, EndView, PastEvent } from '@undercroft/page-kit/game-view';

export interface GameCourse {
  /** What happened and was not taken back, with its round. */
  readonly history: readonly PastEvent[];
  readonly chart: Omit<CourseOf, 'label'>;
  readonly rounds: number;
  readonly decisions: number;
  readonly draws: number;
}

/** Not more points than a chart has room for. */
const MOST = 60;
/** Of more hazards only those are marked that felled somebody. */
const MOST_MARKED = 40;

export function gameCourse(view: CompleteView, end: EndView, record: GameRecord): GameCourse {
  const find: FindGame<Playable> = (id) => (id === view.game.id ? view.game : undefined);
  const samples: Readonly<Record<string, number>>[] = [];
  const hot: { at: number; icon: CourseEvent['icon']; bad: boolean }[] = [];
  const opening = openingTable(find, record);
  if (opening.ok) samples.push(end.measures(opening.value.state));
  let began: { readonly entry: number; readonly at: number }[] = [];
  let past: { readonly entry: number; readonly told: PastEvent }[] = [];
  let round = 1;
  replay(find, record, ({ entry, events }, table) => {
    const written = record.entries[entry - 1];
    if (written?.type === 'undo') {
      past = past.filter((one) => one.entry < written.takes);
      began = began.filter((one) => one.entry < written.takes);
    } else past.push(...events.map((event) => ({ entry, told: { round, event } })));
    round = end.round?.(table.state) ?? Math.max(1, began.length);
    for (const event of events) {
      // The first round begins with the game, and nothing tells of it.
      if (event.type === 'round-began' && began.length === 0) began.push({ entry: 0, at: 0 });
      if (event.type === 'round-began' || event.type === 'round-ended') began.push({ entry, at: samples.length });
      if (event.type === 'hazard') {
        const now = view.at(table.state);
        const line = view.logLine(event, { before: now, after: now, earlier: [], later: [] });
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
        ...styleOf(end, name),
      })),
      events: hot
        .filter(({ bad }) => bad || hot.length <= MOST_MARKED)
        .map(({ at, icon, bad }) => ({ round: Math.floor(at / step), icon, hot: bad })),
      marks: began.map(({ at }) => at / step),
    },
    rounds: round,
    history: past.map(({ told }) => told),
    decisions: record.entries.filter(({ type }) => type === 'act').length,
    draws: record.entries.filter(({ type }) => type === 'chance').length,
  };
}

const styleOf = ({ measureLines }: EndView, name: string) => {
  const style = measureLines?.[name];
  return style ? { style } : {};
};

type CourseEvent = NonNullable<CourseOf['events']>[number];
