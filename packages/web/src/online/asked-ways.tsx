// Ways that a question is about, with letters: in amber for whoever is asked, in bone for the others.
import type { TogetherWords } from '@undercroft/words';
import { pinnedAt } from '../stage/pins.tsx';
import type { ExtensionProps } from '../stage/table-extension.ts';
import type { PlaceFinder } from './board-places.ts';
import { answersWithWays, letterOf, openTargets } from './idea-way.ts';
import type { OnlineTable } from './online-table.ts';
import { WayLine } from './way-line.tsx';

interface Props extends ExtensionProps {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  readonly at: PlaceFinder;
}

export function AskedWays({ control, at }: Props) {
  if (control.isPlaying.value) return null;
  const tone = control.canAct.value ? 'amber' : 'bone';
  const answers = answersWithWays(openTargets(control));
  if (answers.length < 2) return null;
  return (
    <>
      {answers.map(({ from, place }, i) => {
        const [start, end] = [at(from), at(place)];
        if (!start || !end) return null;
        return (
          <span key={place}>
            <WayLine points={[start, end]} tone={tone} hasHead />
            <b
              class={`way-letter ${tone}`}
              style={pinnedAt({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 })}
              aria-hidden="true"
            >
              {letterOf(i)}
            </b>
          </span>
        );
      })}
    </>
  );
}
