// The list a player chooses from, each action with its cost, its target and its risk.
import { unwrap } from '@undercroft/engine';
import { type Action, type Caver, type SubTerra, subTerra } from '@undercroft/sub-terra';
import type { Harm } from '@undercroft/sub-terra/words';
import { costOf, placeNotes } from '@undercroft/terminal/cave/costs';
import { openingsAfter } from '@undercroft/terminal/cave/interpret';
import { besideCell } from '@undercroft/terminal/cave/places';
import type { Choice, Loss } from '@undercroft/terminal/screen';
import { legalCodes, tryCode } from '@undercroft/terminal/trial';
import { clause } from '@undercroft/words/grammar';
import { ACTION_ORDER, actionName } from './actions.ts';
import { atPlace, placeName } from './places.ts';
import { type ActionPreview, previewAction } from './preview.ts';
import type { Descent } from './view.ts';
import type { Words } from './words.ts';

export type CaveChoice = Choice<SubTerra>;

export function listChoices(descent: Descent, words: Words): CaveChoice[] {
  if (subTerra.status(descent).type !== 'seat') return [];
  const choices = legalCodes(subTerra, descent).map((code) => choiceOf(descent, code, words));
  return choices.sort((a, b) => ACTION_ORDER.indexOf(a.action.type) - ACTION_ORDER.indexOf(b.action.type));
}

function choiceOf(descent: Descent, code: number, words: Words): CaveChoice {
  const action = subTerra.decode(descent, code) as Action;
  const preview = previewAction(descent, code);
  const cost = subTerra.save(descent).asks === 'action' ? costOf(subTerra, descent, action) : 0;
  const loss = lossOf(preview, words);
  return {
    action,
    name: actionName(descent, action, openingsAfter(subTerra, descent, code), words),
    notes: [
      ...(cost === 0 ? [] : [words.game.points(cost)]),
      ...targetNotes(descent, action, code, words),
      ...previewNotes(preview, action, words),
    ],
    ...(loss ? { loss } : {}),
  };
}

// ---------------------------------------------------------------- the target

function targetNotes(descent: Descent, action: Action, code: number, words: Words): string[] {
  const { game, terminal } = words;
  switch (action.type) {
    case 'move':
    case 'run':
    case 'sprint':
    case 'swim':
    case 'squeeze':
      return tileNotes(descent, besideCell(standing(descent), action.to), words);
    case 'appear':
    case 'spawn':
    case 'horror':
      return tileNotes(descent, action.at, words);
    case 'path':
      return [placeName(besideCell(subTerra.save(descent).hunt?.horror ?? standing(descent), action.to), words)];
    case 'heal':
    case 'bandage':
      return [healthNote(descent, action.caver, words)];
    case 'direct':
      return [terminal.standsAt(atPlace(subTerra.save(descent).cavers[action.caver]?.at ?? '0,0', words))];
    case 'place':
      return placeNotes(subTerra, descent, code, terminal.cave);
    case 'exert':
      return exertNotes(descent, code, words);
    case 'end':
      return descent.points > 0 ? [terminal.unspent(descent.points)] : [];
    case 'discard':
      return [game.team.uses(descent.discardsLeft)];
    case 'take':
      return asideNotes(descent, action.from, words);
    default:
      return [];
  }
}

const standing = (descent: Descent): string => {
  const { cavers, actor } = subTerra.save(descent);
  return cavers[actor]?.at ?? '0,0';
};

function tileNotes(descent: Descent, cell: string, { game }: Words): string[] {
  const found = subTerra.save(descent).cave.find(({ at }) => at === cell);
  return found ? [game.tile(found.tile)] : [];
}

function healthNote(descent: Descent, caver: Caver, { game }: Words): string {
  const { cavers, options } = subTerra.save(descent);
  const full = unwrap(subTerra.open(descent.options)).health;
  const at = options.cavers.findIndex((member) => member.caver === caver);
  return game.team.health(cavers[caver]?.health ?? 0, full[at] ?? 0);
}

function asideNotes(descent: Descent, from: 'aside' | 'stack', { game }: Words): string[] {
  const { aside } = subTerra.save(descent);
  return from === 'aside' && aside ? [game.tile(aside)] : [];
}

/** The check comes at the end of the turn, so the preview ends the turn. */
function exertNotes(descent: Descent, code: number, words: Words): string[] {
  const { after } = tryCode(subTerra, descent, code);
  const end = subTerra.check(after, { type: 'end' });
  const risks = end.ok ? previewAction(after, end.value).fromDie.filter(({ source }) => source === 'exertion') : [];
  return [`+${words.game.points(1)}`, ...risks.map((harm) => harmNote(harm, words))];
}

// ---------------------------------------------------------------- what may come of it

function previewNotes(preview: ActionPreview, { type }: Action, words: Words): string[] {
  const { risk } = words.game;
  const { harms, spared, ended, success, fromDie, fromTile, rough, exit } = preview;
  return [
    ...harms.map((harm) => harmNote(harm, words)),
    ...[
      ...spared.map(({ source, by }) => risk.spared(source, by)),
      ...(ended ? [risk.ends(ended.medal)] : []),
      ...(success ? [risk.succeeds(success, type)] : []),
    ].map(clause),
    ...fromDie.map((harm) => harmNote(harm, words)),
    ...fromTile.map((harm) => (isFull(harm) ? harmNote(harm, words) : risk.short(harm))),
    ...(rough ? [risk.short({ source: 'rough', amount: 1, falls: false, odds: rough })] : []),
    ...(exit ? [clause(risk.exit(exit))] : []),
  ];
}

/** Where somebody may fall, or somebody else is harmed. That the actor certainly falls, the warning says. */
const isFull = ({ odds, falls, whose }: Harm): boolean => whose !== undefined || (falls && odds !== undefined);

function harmNote(harm: Harm, { game: { risk } }: Words): string {
  if (isFull(harm)) return clause(risk.harm(harm));
  return harm.odds ? risk.lose(harm.odds, harm.amount) : risk.short(harm);
}

function lossOf({ harms, fallRule, ended }: ActionPreview, { game: { risk } }: Words): Loss | undefined {
  const fall = harms.find(({ falls }) => falls);
  if (fall && fallRule) return { what: clause(risk.harm(fall)), rule: fallRule };
  if (!ended || ended.leftBehind.length === 0) return undefined;
  return { what: clause(risk.leaves(ended.leftBehind)), rule: ended.rule };
}
