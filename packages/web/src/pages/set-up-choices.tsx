// Everything that can be chosen of a game before it begins.
import type { PageWords } from '@undercroft/words/en/page';
import type { ComponentChildren } from 'preact';
import { to } from '../app/route.ts';
import { Icon, Why } from '../stage/parts.tsx';
import { Crew, Order } from './crew.tsx';
import type { SetUpModel, TeamChoice } from './set-up-model.ts';

interface OwnProps {
  readonly model: SetUpModel;
  readonly words: PageWords;
}

interface ChoicesProps extends OwnProps {
  /** Who plays a seat. */
  readonly nameOf: (seat: number) => string;
  readonly children?: ComponentChildren;
}

export function Choices({ model, words, nameOf, children }: ChoicesProps) {
  const { setUp, chosen, players, values } = model;
  const crew = setUp.people && {
    people: setUp.people,
    chosen: chosen.value,
    names: model.seats.map(nameOf),
    words,
    onTeam: (next: TeamChoice) => {
      model.team.value = next;
    },
  };
  return (
    <main>
      <h1>{setUp.title}</h1>
      <a class="button bare" href={to.how(model.view.game.id)}>
        <Icon name="help" /> {words.setUp.howToPlay}
      </a>
      <section aria-labelledby="players">
        <h2 id="players">{words.setUp.players}</h2>
        <div class="segments wide">
          {setUp.players.map((n) => (
            <button key={n} type="button" aria-pressed={players.value === n} onClick={() => model.setPlayers(n)}>
              {n}
              <span class="sr"> {words.setUp.playersOf(n)}</span>
            </button>
          ))}
        </div>
      </section>
      {crew && <Crew {...crew} />}
      {crew && chosen.value.people.length > 0 && <Order {...crew} />}
      {setUp.levels && (
        <section aria-labelledby="level">
          <h2 id="level">{setUp.levels.title}</h2>
          <Radios
            group={setUp.levels.option}
            all={setUp.levels.all(chosen.value.people.length, values.value)}
            model={model}
          />
        </section>
      )}
      {setUp.choices.map(({ option, name, all }) => (
        <section key={option} aria-label={name}>
          <h2>{name}</h2>
          <Radios group={option} all={all.filter(({ value }) => model.isPossible(option, value))} model={model} />
        </section>
      ))}
      <Switches model={model} words={words} />
      {children}
    </main>
  );
}

function Switches({ model, words }: OwnProps) {
  const { switches } = model.setUp;
  const values = model.values.value;
  if (switches.length === 0) return null;
  return (
    <section aria-labelledby="more">
      <h2 id="more">{words.setUp.options}</h2>
      <div class="options">
        {switches.map(({ option, name, does, on, off, rule }) => (
          <label key={option} class={values[option] === on ? 'switch on' : 'switch'}>
            <i aria-hidden="true" />
            <span>
              {name}
              <small>
                {does} <Why rules={[rule]} words={words} about={name} />
              </small>
            </span>
            <input
              class="sr"
              type="checkbox"
              checked={values[option] === on}
              onChange={(event) => model.set(option, event.currentTarget.checked ? on : off)}
            />
          </label>
        ))}
      </div>
    </section>
  );
}

interface RadiosProps {
  readonly group: string;
  readonly all: readonly { readonly value: unknown; readonly name: string; readonly does: string }[];
  readonly model: SetUpModel;
}

const Radios = ({ group, all, model }: RadiosProps) => (
  <div class="levels">
    {all.map(({ value, name, does }) => (
      <Radio
        key={name}
        group={group}
        name={name}
        does={does}
        isOn={model.values.value[group] === value}
        onChoose={() => model.set(group, value)}
      />
    ))}
  </div>
);

interface RadioProps {
  readonly group: string;
  readonly name: string;
  readonly does: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}

export const Radio = ({ group, name, does, isOn, onChoose }: RadioProps) => (
  <label class={isOn ? 'level on' : 'level'}>
    <b>{name}</b>
    <span>{does}</span>
    <input class="sr" type="radio" name={group} checked={isOn} onChange={onChoose} />
  </label>
);
