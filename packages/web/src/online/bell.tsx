// The bell: turns being told of one's turn on and off, or says why it is not possible here.
import { useSignal } from '@preact/signals';
import { useWords } from '../app/words.ts';
import { Icon } from '../stage/parts.tsx';
import { isOn, isOnlyWhileOpen, obstacle, turnOff, turnOn } from './notifications.ts';
import type { Obstacle } from './obstacles.ts';

export function Bell() {
  const words = useWords('away');
  const problem = useSignal<Obstacle | 'failed' | undefined>(undefined);
  if (typeof words !== 'object') return null;
  const { notify } = words;
  const isTold = isOn();
  const press = async () => {
    if (isTold) {
      problem.value = undefined;
      return turnOff();
    }
    const done = obstacle() ?? (await turnOn(words));
    problem.value = done === 'on' ? undefined : done;
  };
  const line =
    problem.value === undefined
      ? isTold && isOnlyWhileOpen()
        ? notify.openOnly
        : undefined
      : problem.value === 'failed'
        ? notify.failed
        : notify.why[problem.value];
  return (
    <span class="bell">
      <button
        type="button"
        class="button bare"
        aria-pressed={isTold}
        title={isTold ? notify.off : notify.bell}
        onClick={() => void press()}
      >
        <Icon name={isTold ? 'bell-on' : 'bell'} /> {isTold ? notify.on : notify.bell}
      </button>
      <small role="status">{line}</small>
    </span>
  );
}
