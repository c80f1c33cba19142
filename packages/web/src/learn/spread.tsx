// One spread of how to play: its text, its lists, and the board's own pictures.
import type { HowToPlay } from '@undercroft/learn/schemas';
import type { SpreadTexts } from '@undercroft/learn/texts';
import { GameIcon } from '../stage/parts.tsx';
import type { TableView } from '../stage/table-view.ts';
import { PositionPicture } from './picture.tsx';
import { Quiet, Strong } from './strong.tsx';
import type { Taught } from './use-learn.ts';

export type Spread = HowToPlay['spreads'][number];

export interface ShownSpread {
  readonly spread: Spread;
  readonly states: readonly unknown[];
}

interface SpreadProps extends ShownSpread {
  readonly text: SpreadTexts;
  readonly view: TableView;
  readonly taught: Taught;
}

export function SpreadView({ spread, states, text, view, taught }: SpreadProps) {
  return (
    <section class="spread" id={spread.id}>
      <div class="spread-text">
        <h2>{text.title}</h2>
        <p class="lead">{text.lead}</p>
        <SpreadLists spread={spread} text={text} taught={taught} hasPictures />
      </div>
      <div class="spread-pictures">
        {spread.pictures.map(({ marks, frame }, i) => (
          <figure key={i}>
            <PositionPicture view={view} state={states[i]} label={text.pictures[i] ?? ''} marks={marks} frame={frame} />
            {spread.pictures.length > 1 && <figcaption aria-hidden="true">{text.pictures[i]}</figcaption>}
          </figure>
        ))}
      </div>
    </section>
  );
}

type Parts = Pick<SpreadProps, 'spread' | 'text'>;

const Points = ({ spread, text }: Parts) => (
  <>
    {spread.points && (
      <ol class="spread-points">
        {spread.points.map(({ n, key, rule }) => (
          <li key={key} value={n}>
            <Strong text={text.points?.[key] ?? ''} /> <Quiet rule={rule} />
          </li>
        ))}
      </ol>
    )}
    {spread.steps && (
      <ol class="spread-points">
        {spread.steps.map(({ key, rule }) => (
          <li key={key}>
            <b>{text.steps?.[key]?.title}</b> {text.steps?.[key]?.text} <Quiet rule={rule} />
          </li>
        ))}
      </ol>
    )}
  </>
);

function Actions({ spread, text, taught: { learn } }: Parts & Pick<SpreadProps, 'taught'>) {
  if (!spread.actions) return null;
  return (
    <table class="spread-actions">
      <thead class="sr">
        <tr>
          <th scope="col">{learn.how.action}</th>
          <th scope="col">{learn.how.cost}</th>
          <th scope="col">{learn.how.does}</th>
        </tr>
      </thead>
      <tbody>
        {spread.actions.map(({ action, key, cost, rule }) => (
          <tr key={key}>
            <th scope="row">
              <GameIcon name={action} /> {text.actions?.[key]?.name}
            </th>
            <td class="spread-cost">{cost}</td>
            <td>
              {text.actions?.[key]?.text} <Quiet rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Rows = ({ spread, text }: Parts) =>
  spread.rows ? (
    <ul class="spread-rows">
      {spread.rows.map(({ icon, key, rule }) => (
        <li key={key}>
          <span class="face">
            <GameIcon name={icon} />
          </span>
          <b>{text.rows?.[key]?.name}</b>
          <span>
            {text.rows?.[key]?.text} <Quiet rule={rule} />
          </span>
        </li>
      ))}
    </ul>
  ) : null;

const Dangers = ({ spread, text }: Parts) =>
  spread.dangers ? (
    <div class="spread-dangers">
      {spread.dangers.map(({ key, rule }) => (
        <section key={key}>
          <h3>{text.dangers?.[key]?.title}</h3>
          <p>
            {text.dangers?.[key]?.text} <Quiet rule={rule} />
          </p>
        </section>
      ))}
    </div>
  ) : null;

/** What only says what a picture shows: it stands beside other lists. */
const isAboutPicture = ({ points, actions, rows, dangers }: Spread): boolean =>
  points !== undefined && (actions ?? rows ?? dangers) !== undefined;

interface ListsProps extends Omit<SpreadProps, 'states' | 'view'> {
  /** Where no picture is shown, nothing is said about one. */
  readonly hasPictures?: boolean;
}

/** Everything but the pictures. */
export const SpreadLists = ({ spread, text, taught, hasPictures = false }: ListsProps) => (
  <>
    {(hasPictures || !isAboutPicture(spread)) && <Points spread={spread} text={text} />}
    <Actions spread={spread} text={text} taught={taught} />
    <Rows spread={spread} text={text} />
    <Dangers spread={spread} text={text} />
    {spread.more && text.more && (
      <p class="spread-more">
        <Strong text={text.more} /> <Quiet rule={spread.more.rule} />
      </p>
    )}
  </>
);
