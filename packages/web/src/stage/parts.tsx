// Small parts that every screen is made of.

import type { PageIcon } from '@undercroft/page-kit/draw/icons';
import type { PageWords } from '@undercroft/words/en/page';
import { parts } from '@undercroft/words/grammar';
import type { ComponentChild, ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { to } from '../app/route.ts';
import { settings } from '../app/settings.ts';

/** An icon that a game names. */
export const GameIcon = ({ name }: { readonly name: string }) => (
  <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`./drawings/icons.svg#${name}`} />
  </svg>
);

export const Icon: (props: { readonly name: PageIcon }) => ComponentChild = GameIcon;

/** The key of a button, for those who see it; others are told by the button itself. */
export const Key = ({ name }: { readonly name: string }) => (
  <span class="kbd" aria-hidden="true">
    {name}
  </span>
);

/** Drawn text. What it shows is said elsewhere. */
export const Drawing = ({ svg, class: name }: { readonly svg: string; readonly class?: string }) => (
  <span class={name} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
);

/** Symbols for everything drawn on this page. */
export const Symbols = ({ defs }: { readonly defs: string }) => (
  <svg class="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: defs }} />
);

/** A sentence whose actors are set in bold. */
export const Sentence = ({ text }: { readonly text: string }) => (
  <>{parts(text).map((part) => (part.strong ? <b>{part.text}</b> : part.text))}</>
);

export const RuleLink = ({ id }: { readonly id: string }) => (
  <a class="rule" href={to.rules(id)}>
    {id}
  </a>
);

interface WhyProps {
  readonly rules: readonly string[];
  readonly words: PageWords;
  /** Where the question was asked already. */
  readonly label?: string;
  /** What it is about, for those who hear many such questions. */
  readonly about?: string;
}

/** The rules behind a sentence: their numbers where somebody wants to see them, else a question. */
export const Why = ({ rules, words, label = words.play.why, about }: WhyProps) => (
  <>
    {(settings.ruleNumbers.value ? rules : rules.slice(0, 1)).map((id) => (
      <span key={id}>
        {settings.ruleNumbers.value ? (
          <RuleLink id={id} />
        ) : (
          <a class="why" href={to.rules(id)} aria-label={about && `${label} ${about}`}>
            {label}
          </a>
        )}{' '}
      </span>
    ))}
  </>
);

/** Points as filled and empty dots, the words for a reader. */
export const Pips = ({
  on,
  of,
  class: name = '',
}: {
  readonly on: number;
  readonly of: number;
  readonly class?: string;
}) => (
  <span class={`pips ${name}`} aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < on ? 'on' : ''} />
    ))}
  </span>
);

/** Crosses; where there are many or something stands beside them, a number with one cross: on phones above five, everywhere above seven. */
export const Health = ({ left, of, words }: { readonly left: number; readonly of: number; readonly words: string }) => (
  <span class={healthClass(left, of)}>
    <span class="sr">{words}</span>
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < left ? '' : 'off'} aria-hidden="true" />
    ))}
    <em aria-hidden="true">{left}</em>
  </span>
);

const healthClass = (left: number, of: number): string => {
  const sizes = [of > 3 && 'some', of > 5 && 'many', of > 7 && 'more'];
  return ['health', left === 1 && 'low', ...sizes].filter(Boolean).join(' ');
};

export function focusDecision(): void {
  document.getElementById('decision')?.focus();
}

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
  readonly class?: string;
}

/** Over everything; Escape and a touch beside it are the harmless answer. The browser keeps the focus inside, and gives it back where it was, if that is still there. */
export function Dialog({ title, children, onClose, class: name = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: it has to end before the dialog is taken out, or the browser forgets where the focus was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // The harmless answer, and not the first link of the text.
    element?.querySelector<HTMLElement>('.primary')?.focus();
    return () => {
      element?.close();
      if (document.activeElement === document.body) focusDecision();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser sends as cancel
    <dialog
      ref={dialog}
      class={`dialog ${name}`}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}
