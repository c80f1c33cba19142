// Why something could not be done, where it was tried.
import { Icon } from '../stage/parts.tsx';

export const ErrorMessage = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p class="harm" role="alert">
      <Icon name="warn" /> {text}
    </p>
  );
