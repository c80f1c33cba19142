// The link that is oneself: as a picture and as text, for another device.

import { useSignal } from '@preact/signals';
import { formatRecoveryLink } from '@undercroft/protocol';
import type { AwayWords, TogetherWords } from '@undercroft/words';
import { lazyPart } from '../app/lazy-part.tsx';
import { Icon } from '../stage/parts.tsx';
import { client } from './client.ts';
import { CopyButton } from './copy-button.tsx';
import { ErrorMessage } from './error-message.tsx';

const QrCode = lazyPart(() => import('./qr.tsx').then(({ QrCode }) => QrCode));

interface Props {
  readonly away: AwayWords;
  readonly together: TogetherWords;
}

export function OtherDevice({ away: { device }, together }: Props) {
  const link = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const make = async () => {
    const made = await client.createRecoveryToken();
    problem.value = made.ok ? undefined : together.problem(made.error.kind);
    if (made.ok) link.value = formatRecoveryLink({ base: location.origin, token: made.value.token });
  };
  return (
    <section class="other-device">
      {link.value === '' ? (
        <button type="button" class="button" onClick={() => void make()}>
          <Icon name="link" /> {device.button}
        </button>
      ) : (
        <>
          <h3>{device.button}</h3>
          <div class="device-link">
            <QrCode text={link.value} label={device.scan} />
            <div>
              <p class="label">{device.line}</p>
              <input
                class="field link"
                readOnly
                aria-label={device.button}
                value={link.value}
                onFocus={(event) => event.currentTarget.select()}
              />
              <div class="row">
                <CopyButton key={link.value} text={link.value} words={device} />
                <button type="button" class="button bare" onClick={() => void make()}>
                  {device.another}
                </button>
              </div>
            </div>
          </div>
        </>
      )}
      <ErrorMessage text={problem.value} />
    </section>
  );
}
