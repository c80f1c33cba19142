// A card about a matter of the table. It never takes the focus.
import { useSignal } from '@preact/signals';
import type { PageIcon } from '@undercroft/page-kit/draw/icons';
import type { ComponentChildren } from 'preact';
import { Drawing, Icon } from '../stage/parts.tsx';

interface CardProps {
  readonly icon: PageIcon;
  /** SVG of whom it is about, in place of the icon. */
  readonly face?: string;
  readonly title: string;
  readonly line: string;
  /** An answer is yours to give. */
  readonly isYours?: boolean;
  /** What closes it for good, where it can be closed. */
  readonly dismiss?: string;
  readonly children?: ComponentChildren;
}

export function MatterCard({ icon, face, title, line, isYours = false, dismiss, children }: CardProps) {
  const isClosed = useSignal(false);
  if (isClosed.value) return null;
  return (
    <section class={isYours ? 'matter yours' : 'matter'} role="status">
      {face === undefined ? <Icon name={icon} /> : <Drawing svg={face} class="face" />}
      <h2>{title}</h2>
      <p>{line}</p>
      {(children || dismiss !== undefined) && (
        <div class="row">
          {children}
          {dismiss !== undefined && (
            <button
              type="button"
              class="button"
              onClick={() => {
                isClosed.value = true;
              }}
            >
              {dismiss}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
