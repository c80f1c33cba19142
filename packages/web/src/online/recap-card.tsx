// Since you were here: what was missed in a few lines, and the way to watch it.

import type { AwayWords } from '@undercroft/words';
import { useWords } from '../app/words.ts';
import type { Control } from '../stage/control.ts';
import { LogSentence } from '../stage/log-sentence.tsx';
import { GameIcon, Icon, Sentence } from '../stage/parts.tsx';
import type { MissedLine } from './missed.ts';
import type { OnlineTable } from './online-table.ts';
import { watchSeconds } from './recap.ts';

interface Props {
  readonly table: OnlineTable;
  readonly control: Control;
}

export function RecapCard({ table, control }: Props) {
  const words = useWords('away');
  const { returns, session } = table;
  const recap = returns.recap.value;
  if (!recap || typeof words !== 'object') return null;
  const length = watchSeconds(recap);
  const { seconds, rounds, lines } = recap;
  return (
    <section class="matter recap" role="status">
      <Icon name="clock" />
      <h2>{words.recap.title}</h2>
      <p>{seconds === undefined ? words.recap.rounds(rounds) : words.recap.away(seconds, rounds)}</p>
      <MissedLines lines={lines} words={words} />
      <div class="row">
        {length !== undefined && (
          <button type="button" class="button" onClick={() => void returns.watch(control)}>
            <Icon name="play" /> {words.recap.watch(length)}
          </button>
        )}
        <button type="button" class="button primary" onClick={() => returns.close()}>
          {session.acting === undefined ? words.recap.on : words.recap.yours}
        </button>
      </div>
    </section>
  );
}

interface LinesProps {
  readonly lines: readonly MissedLine[];
  readonly words: AwayWords;
}

export const MissedLines = ({ lines, words }: LinesProps) => (
  <ul class="missed">
    {lines.map((line, i) => (
      <li key={i} class={line.kind === 'log' && line.isBad ? 'bad' : ''}>
        {line.kind === 'said' ? <Icon name="talk" /> : <GameIcon name={line.icon} />}
        <span>{line.kind === 'said' ? <ChatLineView line={line} words={words} /> : <LogLineView line={line} />}</span>
      </li>
    ))}
  </ul>
);

const LogLineView = ({ line }: { readonly line: Extract<MissedLine, { kind: 'log' }> }) => (
  <>
    {line.sentences.map((sentence, i) => (
      <span key={`${i} ${sentence.text}`}>
        <LogSentence line={sentence} />{' '}
      </span>
    ))}
  </>
);

/** Long talk is read where it was said. */
const MOST_LETTERS = 120;

/** What somebody wrote is never read as anything but text: it may contain the marks of a sentence. */
function ChatLineView({
  line,
  words: { recap },
}: {
  readonly line: Extract<MissedLine, { kind: 'said' }>;
  words: AwayWords;
}) {
  const { name, text, isToYou } = line;
  const plain = (of: string) => of.replaceAll('*', '∗');
  const short = text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
  const said = isToYou ? recap.toYou : recap.said;
  return <Sentence text={said(plain(name), plain(short))} />;
}
