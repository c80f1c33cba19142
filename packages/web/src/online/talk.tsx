// What people at the table say and show each other, and the quick signs.
import { useSignal } from '@preact/signals';
import { SIGNS, type Sign } from '@undercroft/protocol';
import type { TogetherWords } from '@undercroft/words';
import { useEffect, useRef } from 'preact/hooks';
import type { Control } from '../stage/control.ts';
import { Icon } from '../stage/parts.tsx';
import { LineMenu, WatchersSwitch } from './chat-order.tsx';
import { IdeaWish } from './idea-wish.tsx';
import type { OnlineTable } from './online-table.ts';
import type { TalkLine } from './talk-line.ts';

interface Props {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  readonly control: Control;
}

export function Talk({ table, together, control }: Props) {
  const lines = table.talk.value;
  const isHost = table.session.about.value.isYours;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    table.read.value = lines.length;
    end.current?.scrollIntoView({ block: 'end' });
  }, [lines]);
  return (
    <div class="talking">
      {lines.length === 0 && <p class="quiet">{together.talk.empty}</p>}
      <ul aria-live="polite">
        {lines.map((line, i) => (
          <li key={line.kind === 'said' ? `said ${line.n}` : i} class={`of-${line.kind}`}>
            <TalkMessage {...{ line, table, together, control }} />
            {isHost && line.kind === 'said' && <LineMenu {...{ line, table, together }} />}
          </li>
        ))}
      </ul>
      {table.ownSeat !== undefined && table.isTogether && <IdeaWish table={table} together={together} />}
      {table.ownSeat !== undefined && <Signs table={table} together={together} />}
      {table.ownSeat !== undefined && <SayForm table={table} together={together} />}
      {isHost && <WatchersSwitch table={table} together={together} />}
      <div ref={end} />
    </div>
  );
}

function TalkMessage({ line, table, together, control }: Props & { readonly line: TalkLine }) {
  if (line.kind === 'said')
    return (
      <>
        <b>
          {line.name}
          {line.isMuted && <small class="quiet"> ({together.talk.muted})</small>}
        </b>{' '}
        <span>{line.text}</span>
      </>
    );
  if (line.kind === 'sign')
    return <span>{together.talk.signed(table.nameOf(line.seat), together.talk.signs[line.sign])}</span>;
  if (line.kind === 'asks') return <span>{together.ideas.asks(table.nameOf(line.seat))}</span>;
  if (line.kind === 'point') return <span>{together.talk.points(table.nameOf(line.seat), line.place)}</span>;
  return <span>{ideaText(line, { table, together, control })}</span>;
}

/** 'Bence would go to …', 'Bence has an idea for the Medic: …' */
function ideaText(
  { idea: { seat, for: forSeat }, place }: Extract<TalkLine, { kind: 'idea' }>,
  { table, together: { talk, ideas }, control }: Props,
): string {
  if (seat === forSeat) return talk.wouldGo(table.nameOf(seat), place);
  const role = control.scene.value.cards.find((card) => card.seat === forSeat)?.name ?? '';
  return `${ideas.has(table.nameOf(seat), role)}: ${place}`;
}

const Signs = ({ table, together }: Pick<Props, 'table' | 'together'>) => (
  <div class="signs">
    {SIGNS.map((sign: Sign) => (
      <button key={sign} type="button" class="button" onClick={() => table.signal({ kind: 'sign', sign })}>
        {together.talk.signs[sign]}
      </button>
    ))}
  </div>
);

function SayForm({ table, together }: Pick<Props, 'table' | 'together'>) {
  const text = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const send = async () => {
    const said = text.value.trim();
    if (said === '') return;
    text.value = '';
    const kind = await table.say(said);
    problem.value = kind && together.problem(kind);
    // What could not be sent is not lost.
    if (kind) text.value = said;
  };
  return (
    <form
      class="say-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        class="field"
        aria-label={together.talk.say}
        placeholder={together.talk.say}
        maxLength={500}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="button round" aria-label={together.talk.send}>
        <Icon name="send" />
      </button>
      {problem.value !== undefined && (
        <p class="harm" role="alert">
          {problem.value}
        </p>
      )}
    </form>
  );
}
