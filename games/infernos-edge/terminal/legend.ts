// What the signs on the board mean.
import { CHOICE_STYLE, DANGER_STYLE } from '@undercroft/terminal/cave/styles';
import { drawLabels, type Label } from '@undercroft/terminal/text/canvas';
import type { Display } from '@undercroft/terminal/text/display';
import { ARTIFACT_LABEL, CARRIED, explorerLabel, guardianLabel, keyLabel } from './styles.ts';
import type { Figure, GuardianState } from './view.ts';
import type { Words } from './words.ts';

export function legendOf(display: Display, words: Words): string[] {
  const { legend } = words.terminal;
  const sign = (label: Label, meaning: string) => `${drawLabels([label], display)} ${meaning}`;
  const figure = (change: Partial<Figure>) =>
    explorerLabel({ explorer: 'healer', health: 3, acting: false, braced: false, holds: null, ...change }, words);
  const guardian = (state: GuardianState) => drawLabels([guardianLabel(state)], display);
  return [
    sign(figure({ acting: true }), legend.acting),
    sign(figure({ holds: 'key' }), legend.holds(CARRIED.key, CARRIED.artifact)),
    sign(figure({ health: 0 }), legend.downed),
    legend.guardian(guardian('waiting'), guardian('acting'), guardian('done')),
    sign(keyLabel(words), legend.key),
    sign(ARTIFACT_LABEL, legend.artifact),
    sign({ text: '(3)', style: CHOICE_STYLE }, legend.choice),
    sign({ text: '(3!)', style: DANGER_STYLE }, legend.danger),
    ...legend.signs,
  ];
}
