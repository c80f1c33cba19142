// What others show on the board, in bone: rings where somebody points, ways and ghosts of ideas, signs over pieces, the ways that
// are asked about, and what has just been taken back.
import type { Signal } from '@preact/signals';
import type { TogetherWords } from '@undercroft/words';
import { Drawing } from '../stage/parts.tsx';
import { Pins, pinnedAt } from '../stage/pins.tsx';
import type { ExtensionProps } from '../stage/table-extension.ts';
import { AskedWays } from './asked-ways.tsx';
import { faceOf, type PlaceFinder, type Point, placeFinder } from './board-places.ts';
import { EdgePoints } from './edge-points.tsx';
import type { ShownIdea } from './ideas.ts';
import type { OnlineTable } from './online-table.ts';
import { TakenBackTrace, Unconfirmed } from './own-marks.tsx';
import type { Gesture } from './touches.ts';
import { UndoMark } from './undo-mark.tsx';
import { WayLine } from './way-line.tsx';
import { WouldGo } from './would-go.tsx';

interface Props extends ExtensionProps {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  readonly gesture: Signal<Gesture | undefined>;
}

export function Marks(props: Props) {
  const { control, camera, table } = props;
  const { places } = control.board.value;
  const { cards } = control.scene.value;
  const at = placeFinder(places);
  return (
    <>
      <Pins camera={camera}>
        <AskedWays {...props} at={at} />
        <WouldGo {...props} at={at} />
        {table.ideas.all.value.map((idea) => (
          <IdeaMark key={idea.n} {...props} idea={idea} at={at} />
        ))}
        {table.marks.value.map(({ n, seat, place }) => {
          const point = at(place);
          return (
            point && (
              <span key={n} class="signal point" style={pinnedAt(point)}>
                <Drawing svg={faceOf(cards, seat)} class="face" />
                <span>{table.nameOf(seat)}</span>
              </span>
            )
          );
        })}
        <Signs {...props} at={at} />
        <TakenBackTrace {...props} at={at} />
        <UndoMark {...props} at={at} />
        <Unconfirmed {...props} at={at} />
      </Pins>
      <EdgePoints {...props} at={at} />
    </>
  );
}

interface AtProps extends Props {
  readonly at: PlaceFinder;
}

const Signs = ({ control, table, together, at }: AtProps) => (
  <>
    {[...table.signs.value].map(([seat, sign]) => {
      const point = at(control.scene.value.cards.find((card) => card.seat === seat)?.place);
      return (
        point && (
          <span key={seat} class="signal sign" style={pinnedAt(point)}>
            {together.talk.signed(table.nameOf(seat), together.talk.signs[sign])}
          </span>
        )
      );
    })}
  </>
);

/** Folded: a small badge at the piece. Open: the way in dashes, and a ghost at its end. */
function IdeaMark({ control, table, together, idea, at }: AtProps & { readonly idea: ShownIdea }) {
  const { cards } = control.scene.value;
  const points = idea.way.flatMap((place) => at(place) ?? []);
  const [start] = points;
  const end = points.at(-1);
  if (!start || !end) return null;
  const author = faceOf(cards, idea.seat);
  const badge = (
    <span class="idea-badge" style={pinnedAt(idea.isOpen && points[1] ? between(start, points[1]) : start)}>
      <span class="sr">{together.ideas.badge(table.nameOf(idea.seat))}</span>
      <Drawing svg={author} class="face" />
    </span>
  );
  if (!idea.isOpen) return <span class="idea-at-piece">{badge}</span>;
  // What would move by an answer has letters; its ways are drawn already.
  if (idea.card === undefined) return <span class="idea-at-letter">{badge}</span>;
  return (
    <>
      <WayLine points={points} />
      <span class="ghost" style={pinnedAt(end)}>
        <Drawing svg={cards.find(({ id }) => id === idea.card)?.face ?? ''} class="face" />
      </span>
      {badge}
    </>
  );
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
