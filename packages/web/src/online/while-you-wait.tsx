// On the page that invites: what one can do until the others are there.
import type { PageIcon } from '@undercroft/page-kit/draw/icons';
import type { TogetherWords } from '@undercroft/words';
import { to } from '../app/route.ts';
import { Icon } from '../stage/parts.tsx';

interface Props {
  readonly game: string;
  readonly together: TogetherWords;
}

export function WhileYouWait({ game, together: { whileYouWait } }: Props) {
  const { title, rules, practise, another } = whileYouWait;
  const ways: readonly [PageIcon, string, { readonly name: string; readonly does: string }][] = [
    ['rules', to.rules(game), rules],
    ['play', to.set(game), practise],
    ['settings', to.set(game, 'online'), another],
  ];
  return (
    <section class="while-waiting" aria-labelledby="while">
      <h2 id="while" class="like-h3">
        {title}
      </h2>
      <ul>
        {ways.map(([icon, href, { name, does }]) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              <span>
                <b>{name}</b>
                <small>{does}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
