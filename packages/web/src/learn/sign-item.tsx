// One sign of the table: its icon, what it is called, what it says now, what that means and why.
import type { PageWords } from '@undercroft/words/en/page';
import { GameIcon, Icon, Why } from '../stage/parts.tsx';
import type { Explained } from './signs.ts';

interface Props {
  readonly sign: Explained;
  readonly words: PageWords;
}

export const SignItem = ({ sign: { icon, name, shown, text, rules }, words }: Props) => (
  <li>
    {icon !== '' && !icon.startsWith('sign-') ? <GameIcon name={icon} /> : <Icon name="help" />}
    <div>
      <h3>
        {name} {shown.toLowerCase() !== name.toLowerCase() && <small>{shown}</small>}
      </h3>
      <p>
        {text} <Why rules={rules} words={words} about={name} />
      </p>
    </div>
  </li>
);
