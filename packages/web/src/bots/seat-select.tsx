// Who plays a seat: somebody at this screen, or a bot of some strength.
import { STRENGTHS, type Strength } from '@undercroft/bots';
import type { BotsWords } from '@undercroft/words';

export type SeatChoice = Strength | 'person';

interface Props {
  readonly seat: number;
  readonly who: SeatChoice;
  readonly words: BotsWords;
  readonly onChoose: (who: SeatChoice) => void;
}

export const SeatSelect = ({ seat, who, words, onChoose }: Props) => (
  <>
    <select
      class="field"
      aria-label={words.whoPlays(seat)}
      value={who}
      onChange={(event) => onChoose(event.currentTarget.value as SeatChoice)}
    >
      <option value="person">{words.person}</option>
      {STRENGTHS.map((strength) => (
        <option key={strength} value={strength}>
          {words.strengths[strength].name}
        </option>
      ))}
    </select>
    {who !== 'person' && <small>{words.strengths[who].does}</small>}
  </>
);
