// Whether the dice were fair: claimed only after this page has drawn everything again.
import { useSignal } from '@preact/signals';
import { type GameRecord, readRecord } from '@undercroft/engine';
import type { Verdict } from '@undercroft/protocol';
import type { AllWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { loadFullRules } from '../app/catalog.ts';
import { Icon, Sentence } from '../stage/parts.tsx';
import { client } from './client.ts';
import { checkDice } from './dice-check.ts';
import { movedFrom } from './moved-from.ts';
import type { OnlineSession } from './online-session.ts';

interface Props {
  readonly session: OnlineSession;
  readonly words: AllWords;
}

export function FairDice({ session, words: { finished } }: Props) {
  const verdict = useSignal<Verdict | 'unreached' | undefined>(undefined);
  const rolls = session.record.entries.filter(({ type }) => type === 'chance').length;
  useEffect(() => {
    void verdictOf(session.id, session.game.id).then((found) => {
      verdict.value = found;
    });
  }, [session]);
  const found = verdict.value;
  if (found === undefined) return <p class="facts-line">{finished.checking(rolls)}</p>;
  if (found === 'unreached') return <p class="facts-line">{finished.unchecked}</p>;
  // There were none here, or the game is not over.
  if (found.kind === 'not-over' || found.kind === 'no-dice') return null;
  if (found.kind === 'honest') return <Fair session={session} finished={finished} rolls={found.drawn} />;
  return (
    <section class="fair-dice unfair">
      <h2>
        <Icon name="warn" /> {finished.unfairTitle}
      </h2>
      <p class="harm">{finished.unfair('entry' in found ? found.entry : 1)}</p>
    </section>
  );
}

interface FairProps {
  readonly session: OnlineSession;
  readonly finished: AllWords['finished'];
  readonly rolls: number;
}

function Fair({ session, finished, rolls }: FairProps) {
  const moved = movedFrom(session);
  const { hash, secret = '' } = session.about.value.dice;
  const steps: readonly (readonly [text: string, seal: string])[] = [
    [finished.sealed, hash],
    [finished.opened, secret],
    ...(rolls === 0 ? [] : [[finished.drawn(rolls), ''] as const]),
  ];
  return (
    <section class="fair-dice">
      <h2>
        <Icon name="fair" /> {finished.fair}
      </h2>
      <p>{finished.fairLine(rolls)}</p>
      <ul>
        {steps.map(([text, seal]) => (
          <li key={text}>
            <Icon name="check" />
            <span>
              <Sentence text={text} /> {seal !== '' && <code title={seal}>{shortened(seal)}</code>}
            </span>
          </li>
        ))}
      </ul>
      {moved && <p>{finished.fromDevice(moved.rolls, moved.name)}</p>}
      <small>{finished.nobody}</small>
    </section>
  );
}

/** '9f2c 51d0 … 7b1e a4c8' */
const shortened = (hex: string): string =>
  `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-8, -4)} ${hex.slice(-4)}`;

async function verdictOf(table: string, game: string): Promise<Verdict | 'unreached'> {
  const text = await client.record(table);
  if (!text.ok) return 'unreached';
  const record = readRecord(text.value);
  if (!record.ok) return { kind: 'not-a-game' };
  const rules = await loadFullRules(game);
  return checkDice((id) => (id === game ? rules : undefined), record.value as GameRecord);
}
