// Previews what an action would do. Taken from a trial on a copy, so it promises nothing that the rules do not.
import { type Event, type Explorer, infernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import { groupCases, oddsAt } from '@undercroft/terminal/cave/odds';
import { oddsOf, type Preview, rolls, upToTurnEnd } from '@undercroft/terminal/cave/preview';
import type { Loss } from '@undercroft/terminal/screen';
import { legalCodes, tryCode } from '@undercroft/terminal/trial';
import { clause } from '@undercroft/words/grammar';
import { tally } from './alike.ts';
import { closingWarning } from './closing.ts';
import { harmNotes, harmsIn } from './harms.ts';
import { hazardNotes } from './hazard-notes.ts';
import { keepRoll } from './luck.ts';
import type { Expedition } from './view.ts';
import type { Words } from './words.ts';

export function previewAction(expedition: Expedition, code: number, words: Words): Preview {
  const position = infernosEdge.save(expedition);
  const you = OF_LEAD.includes(position.asks) ? undefined : position.actor;
  const { after, events } = tryCode(infernosEdge, expedition, code);
  const own = upToTurnEnd(events);
  const notes = [...harmNotes(harmsIn(own, you), words), ...shields(own, you, words), ...results(own, words)];
  const chance = own.length < events.length ? [] : chanceNotes(after, you, words);
  const warning = closingWarning(expedition, code, words);
  if (warning)
    return warning.isLost ? { notes, loss: warning.loss } : { notes: [...notes, warning.loss.what, ...chance] };
  const loss = lossOf(own, you, words) ?? departureLoss(position, own, words);
  if (!loss) return { notes: [...notes, ...chance] };
  return { notes: [...notes.filter((note) => note !== loss.what), ...chance], loss };
}

/** IE-LEAD-1: what the lead decides for the temple concerns nobody more than others. */
const OF_LEAD: readonly Snapshot['asks'][] = ['sanctum', 'guardian', 'victim', 'path'];

const shields = (events: readonly Event[], you: Explorer | undefined, { terminal: { about } }: Words): string[] =>
  events.flatMap((event) =>
    event.type === 'spared' && event.explorer === you
      ? [about.effects.spared(event.source, event.by).replace(/\.$/, '')]
      : [],
  );

/** What is final, or changes the game. */
function results(events: readonly Event[], { terminal: { about } }: Words): string[] {
  const { effects } = about;
  return events.flatMap((event) => {
    switch (event.type) {
      case 'ended':
        return event.rank === 'forgotten' ? [] : [clause(effects.ends(event.rank))];
      case 'cursed':
        return [clause(effects.curse)];
      case 'artifact-appeared':
        return [clause(effects.artifact)];
      default:
        return [];
    }
  });
}

// ---------------------------------------------------------------- what would be regretted

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const firstOf = <T extends Event['type']>(events: readonly Event[], type: T): EventOf<T> | undefined =>
  events.find((event): event is EventOf<T> => event.type === type);

function lossOf(events: readonly Event[], you: Explorer | undefined, { game: { risk } }: Words): Loss | undefined {
  const ended = firstOf(events, 'ended');
  if (ended?.rank === 'forgotten') return { what: clause(risk.forgotten(ended)), rule: ended.rule };
  const fallen = firstOf(events, 'downed');
  const harm = harmsIn(events, you).find(({ downs }) => downs);
  return fallen && harm && { what: clause(risk.harm(harm)), rule: fallen.rule };
}

/** IE-ACT-EXIT: until the artifact is found, everybody is needed inside. */
function departureLoss({ cursed }: Snapshot, events: readonly Event[], { game: { risk } }: Words): Loss | undefined {
  const gone = firstOf(events, 'escaped');
  return gone && !cursed ? { what: clause(risk.forGood(gone.explorer)), rule: 'IE-ACT-EXIT' } : undefined;
}

// ---------------------------------------------------------------- chance

function chanceNotes(after: Expedition, you: Explorer | undefined, words: Words): string[] {
  const status = infernosEdge.status(after);
  if (status.type !== 'chance') return [];
  if (status.asks === 'die') return dieNotes(after, you, words);
  return status.asks === 'tile' ? tileNotes(after, words) : hazardNotes(after, you, words);
}

/** '1 in 2 chance to hit', '1 in 2: you lose 3 health to the spikes'. */
function dieNotes(after: Expedition, you: Explorer | undefined, words: Words): string[] {
  const all = rolls(infernosEdge, after, keepRoll).map(({ events }) => ({ what: events, weight: 1 }));
  const isAttack = infernosEdge.save(after).roll?.why === 'attack';
  const success = isAttack
    ? [clause(words.terminal.about.effects.succeeds(oddsOf(all, (events) => events.some(isSuccess))))]
    : [];
  const harms = tally(all.map(({ what, weight }) => ({ what: harmsIn(what, you), weight })));
  return [
    ...success,
    ...harmNotes(
      harms.map(([harm, n]) => ({ ...harm, odds: { n, of: all.length } })),
      words,
    ),
  ];
}

const isSuccess = (event: Event): boolean => event.type === 'rolled' && event.passed === true;

/** '2 in 15 chance of a guardian': what the next tile may bring. Not for a Scholar, who sees two and chooses. */
function tileNotes(after: Expedition, { terminal: { about } }: Words): string[] {
  if (infernosEdge.save(after).actor === 'archaeologist') return [];
  const { total, cases } = oddsAt(infernosEdge, after);
  return [...groupCases(cases, (tile) => tileRisk(after, tile))].flatMap(([kind, n]) =>
    kind === '' ? [] : [clause(about.effects.tile[kind as TileRisk]({ n, of: total }))],
  );
}

type TileRisk = keyof Words['terminal']['about']['effects']['tile'];

/** What comes with a tile. Any rotation will do for the trial: what comes does not depend on it. */
function tileRisk(after: Expedition, tile: number): TileRisk | '' {
  const drawn = tryCode(infernosEdge, after, tile);
  const isPlacing = infernosEdge.save(drawn.after).asks === 'place';
  const [lay] = isPlacing ? legalCodes(infernosEdge, drawn.after) : [];
  const laid = lay === undefined ? drawn : tryCode(infernosEdge, drawn.after, lay);
  const types = [...drawn.events, ...laid.events].map(({ type }) => type);
  if (types.includes('guardian-came')) return 'guardian';
  if (types.includes('rubble-laid') && !types.includes('moved') && after.exploring) return 'rubble';
  return infernosEdge.save(laid.after).roll?.why === 'spike' ? 'spike' : '';
}
