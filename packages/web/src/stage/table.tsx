// The table: the board edge to edge, and over it the bar, the round, the latest lines and the dock.
import { useComputed, useSignalEffect } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { NotLoadedDialog } from '../app/not-loaded-dialog.tsx';
import { animationSpeed } from '../app/settings.ts';
import type { Session } from '../play/session.ts';
import { Announcements } from './announcer.tsx';
import { Bar } from './bar.tsx';
import { BoardStage } from './board-stage.tsx';
import { Dock } from './dock.tsx';
import { useTableFocus } from './focus.ts';
import { useHandsOn } from './hands-on.ts';
import { useKeys } from './keys.ts';
import { Drawing, focusDecision, Symbols } from './parts.tsx';
import { Round } from './round.tsx';
import { type OpenRule, useRuleLinks } from './rule-link.ts';
import { whenIdle } from './table-board.tsx';
import type { TableExtension } from './table-extension.ts';
import { type TableCommands, type TableParts, type TableProps, tableCommands, useTable } from './use-table.ts';
import { useEndRedirect, useHandovers, useTitle } from './use-turns.ts';
import { usePhone, useViewport } from './viewport.ts';

/** Loaded when a bot sits at the table, or somebody asks for a hint. */
const BotPanel = lazyPart(() => import('../bots/bot-panel.tsx').then(({ BotPanel }) => BotPanel));
const Latest = lazyPart(() => import('./latest.tsx').then(({ Latest }) => Latest));
const RuleSheet = lazyPart(() => import('./rule-sheet.tsx').then(({ RuleSheet }) => RuleSheet), NotLoadedDialog);
const DeferredParts = lazyPart(async () => {
  await new Promise<void>(whenIdle);
  return (await import('./deferred-parts.tsx')).DeferredParts;
});
const Drawer = lazyPart(() => import('./drawer.tsx').then(({ Drawer }) => Drawer), NotLoadedDialog);
const Overlays = lazyPart(() => import('./overlays.tsx').then(({ Overlays }) => Overlays), NotLoadedDialog);
const SaveNotice = lazyPart(() => import('./notice.tsx').then(({ SaveNotice }) => SaveNotice));

export function TableScreen(props: TableProps) {
  const { session, view, words, extension } = props;
  const table = useTable(props);
  const { control, animator, camera, drawer } = table;
  const commands = useMemo(() => tableCommands(table), [session]);
  const frame = useRef<HTMLDivElement>(null);
  useViewport(frame, camera, { isPhone: usePhone() });
  useTableFocus(frame);
  useHandsOn(frame, control);
  useTitle(control, words, { isTold: extension !== undefined });
  const handovers = useHandovers(control, extension?.isHeard);
  useEndRedirect(session, animator.state, extension?.onOver);
  useTableKeys(table, commands);
  useInspected(table, commands);
  useRuleLinks(frame, (rule) => showRule(table, rule));
  const shared = { control, words };
  const ofExtension = { control, camera, onTalk: () => commands.open({ type: 'talk' }) };
  return (
    <div class={`table play theme-${view.value.theme}${animationSpeed() === 0 ? ' still' : ''}`} ref={frame}>
      <Symbols defs={view.value.defs} />
      <button type="button" class="skip" onClick={focusDecision}>
        {words.table.skip}
      </button>
      <Bar
        {...shared}
        isLogOpen={drawer.value?.type === 'log'}
        unread={extension?.unread}
        onLog={() => (drawer.value?.type === 'log' ? commands.close() : commands.open({ type: logPage(extension) }))}
        onMenu={commands.openMenu}
      />
      <Dock
        {...shared}
        Course={view.value.Course}
        handovers={handovers}
        isHintOpen={control.hints.value.length > 0}
        onUndo={commands.undo}
        onHint={commands.hint}
        {...(extension?.Waiting ? { Waiting: <extension.Waiting {...ofExtension} /> } : {})}
      />
      <BoardStage table={table} words={words} />
      <Round
        {...shared}
        extension={extension}
        onCard={commands.showCard}
        onOdds={() => commands.open({ type: 'odds' })}
      />
      {extension?.Marks && <extension.Marks {...ofExtension} />}
      {extension && <extension.Matters {...ofExtension} onSay={(text) => table.announcer.say(text)} />}
      <Side table={table} words={words} onLog={() => commands.open({ type: 'log' })}>
        {extension?.Side && <extension.Side {...ofExtension} />}
      </Side>
      <Over {...props} table={table} commands={commands} />
    </div>
  );
}

/** What others have said and nobody has read comes first. */
const logPage = (extension: TableExtension | undefined) => ((extension?.unread ?? 0) > 0 ? 'talk' : 'log');

interface SideProps {
  readonly table: TableParts;
  readonly words: PageWords;
  readonly onLog: () => void;
  readonly children: ComponentChildren;
}

/** At the right: the latest lines, what a bot has to say, what others suggest. */
function Side({ table, words, onLog, children }: SideProps) {
  const { control, animator, overlay, hintRequests, log } = table;
  const hasBots = hintRequests.value > 0 || (control.session.playsBots && control.seating.value.bots.includes(true));
  return (
    <aside class="side" aria-label={words.play.latest}>
      {hasBots && (
        <BotPanel
          control={control}
          words={words}
          playing={animator.state}
          overlay={overlay}
          hintRequests={hintRequests}
        />
      )}
      {children}
      {log.value.length > 0 && <Latest control={control} log={log} words={words} onLog={onLog} />}
      <button type="button" class="skip" onClick={onLog}>
        {words.play.wholeLog}
      </button>
    </aside>
  );
}

interface OverProps extends TableProps {
  readonly table: TableParts;
  readonly commands: TableCommands;
}

/** Whatever comes and goes over the board. */
function Over({ session, words, table, commands, onLoadAnew, extension }: OverProps) {
  const { control, animator, drawer, overlay, log, announcer, rule } = table;
  const { die } = animator.animation.value;
  return (
    <>
      {die && (
        <p class="thrown">
          <Drawing svg={die.svg} /> {die.words}
        </p>
      )}
      {drawer.value && (
        <Drawer
          control={control}
          words={words}
          page={drawer.value}
          log={log}
          extension={extension}
          camera={table.camera}
          onWhy={(why) => showRule(table, why)}
          onPage={commands.open}
          onCard={commands.showCard}
          onClose={commands.close}
        />
      )}
      {hasSaveTrouble(session) && <SaveNotice session={session} words={words} onLoadAnew={onLoadAnew} />}
      <Announcements announcer={announcer} name={words.live.newLines} />
      <DeferredParts {...{ control, words, announcer }} isCovered={() => isCovered(table)} onAsk={commands.askAbout} />
      {rule.value && (
        <RuleSheet
          rule={rule.value}
          words={words}
          onRule={(other) => showRule(table, other)}
          onClose={() => {
            rule.value = undefined;
          }}
        />
      )}
      {overlay.value && (
        <Overlays
          overlay={overlay}
          control={control}
          words={words}
          session={session}
          extension={extension}
          onClose={() => {
            overlay.value = undefined;
          }}
        />
      )}
    </>
  );
}

const hasSaveTrouble = ({ isUnsaved, isBehind, isPersistent }: Session): boolean =>
  isUnsaved.value || isBehind.value || !isPersistent;

/** "What is this?" opens the drawer at the place. */
function useInspected({ control }: TableParts, { open }: TableCommands): void {
  const place = useComputed(() => control.inspected.value);
  useSignalEffect(() => {
    if (place.value !== undefined) open({ type: 'place', place: place.value });
  });
}

/** Over whatever is open, without ending anything behind it. */
function showRule({ control, rule }: TableParts, shown: OpenRule): void {
  control.stopCountdown();
  rule.value = shown;
}

function useTableKeys(table: TableParts, commands: TableCommands): void {
  const { control, camera } = table;
  useKeys({
    control,
    camera,
    undo: commands.undo,
    hint: commands.hint,
    back: () => commands.close() || control.back(),
    openHelp: commands.openKeys,
    openLog: () => commands.open({ type: 'log' }),
    openRules: () => openRules(table),
    isCovered: () => isCovered(table),
  });
}

const isCovered = ({ overlay, rule }: TableParts): boolean => overlay.value !== undefined || rule.value !== undefined;

/** The rule behind what is pointed at, with what is said about it; at rest the rulebook. Neither leaves the table. */
function openRules(table: TableParts): void {
  const { control } = table;
  const { kind, rules, text } = control.line.value;
  // The rule of the question is a touch away beside it; whoever asks for the rules while nothing else is said means all of them.
  const isAtRest = kind === 'question';
  const first = (isAtRest ? undefined : rules[0]) ?? control.target.value?.rules[0] ?? control.view.value.game.id;
  showRule(table, { rules: [first], ...(isAtRest ? {} : { here: text }) });
}
