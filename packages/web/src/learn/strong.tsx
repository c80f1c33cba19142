// Text of the books: **bold** parts, and the rule behind a sentence.
import { settings } from '../app/settings.ts';
import { RuleLink } from '../stage/parts.tsx';

export const Strong = ({ text }: { readonly text: string }) => (
  <>{text.split('**').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</>
);

/** The number of a rule, for those who want to see numbers. */
export const Quiet = ({ rule }: { readonly rule: string }) =>
  settings.ruleNumbers.value ? <RuleLink id={rule} /> : null;
