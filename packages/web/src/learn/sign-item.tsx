// One sign of the table: its icon, what it is called, what it says now, what that means and why.
import type { PageWords } from '@undercroft/words/en/page';
import { GameIcon, Icon, Why } from '../stage/parts.tsx';
import type { Explained } from './signs.ts';

interface Props {
  readonly sign: Explained;
  readonly words: PageWords;
}

/** What it means, and why it cannot be done at the moment. */
export const meaningOf = ({ text, reason }: Explained, { board }: PageWords): string =>
  [text, ...(reason === undefined ? [] : [board.notNow, reason])].filter(Boolean).join(' ');

export const SignItem = ({ sign, words }: Props) => {
  const { icon, name, shown, rules } = sign;
  return (
    <li>
      {icon !== '' && !icon.startsWith('sign-') ? <GameIcon name={icon} /> : <Icon name="help" />}
      <div>
        <h3>
          {name} {shown.toLowerCase() !== name.toLowerCase() && <small>{shown}</small>}
        </h3>
        <p>
          {meaningOf(sign, words)} <Why rules={rules} words={words} about={name} />
        </p>
      </div>
    </li>
  );
};
