// Holds the ideas at a table against what is on the board: what is over goes.
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Control } from '../stage/control.ts';
import { shortName } from './board-places.ts';
import { openTargets } from './idea-way.ts';
import type { IdeaPosition } from './ideas.ts';
import type { OnlineTable } from './online-table.ts';

export function useIdeas(table: OnlineTable, control: Control): void {
  useEffect(() => {
    table.position = () => positionOf(table, control);
    return () => {
      table.position = undefined;
    };
  }, [table, control]);
  useSignalEffect(() => {
    table.session.changes.value;
    table.noteQuestion();
    // While something plays the board is behind.
    if (control.isPlaying.value) return;
    if (table.ideas.all.value.length > 0) table.ideas.update(positionOf(table, control));
    if (table.session.acting === undefined && table.ideas.own.value.isAsking) table.askTable({ isAsking: false });
  });
}

function positionOf({ session }: OnlineTable, control: Control): IdeaPosition {
  const targets = openTargets(control);
  const keys = new Set(targets.map(({ action }) => JSON.stringify(action)));
  const places = new Set(targets.map(({ place }) => place));
  return {
    decider: session.decider,
    cards: control.scene.value.cards,
    isPossible: (action) => keys.has(JSON.stringify(action)),
    isReachable: (place) => places.has(place),
    nameOf: (id) => control.board.value.places.flatMap((place) => (place.id === id ? shortName(place) : []))[0],
  };
}
