// Who sits where at a table that is being opened.
import type { TogetherWords } from '@undercroft/words';
import { Drawing } from '../stage/parts.tsx';

export const HOLDERS = ['me', 'friend', 'bot'] as const;
export type Holder = (typeof HOLDERS)[number];

/** As the server is asked for it. */
export const requestOf = (holder: Holder) => {
  if (holder === 'me') return { for: 'me' } as const;
  return holder === 'friend' ? ({ for: 'open' } as const) : ({ for: 'bot', strength: 'novice' } as const);
};

interface SeatRowProps {
  readonly seat: number;
  readonly face: string;
  readonly name: string;
  readonly together: TogetherWords;
  readonly holder: Holder;
  readonly onHolder: (holder: Holder) => void;
}

export const SeatRow = ({ seat, face, name, together: { open }, holder, onHolder }: SeatRowProps) => (
  <li class="stacked">
    <Drawing svg={face} class="face" />
    <b>{name}</b>
    <span class="holders" role="radiogroup" aria-label={open.seatOf(name)}>
      {HOLDERS.map((one) => (
        <label key={one} class={holder === one ? 'on' : ''}>
          <input
            class="sr"
            type="radio"
            name={`seat-${seat}`}
            checked={holder === one}
            onChange={() => onHolder(one)}
          />
          {open[one]}
        </label>
      ))}
    </span>
  </li>
);
