// Labels of settings that are compared: only what differs between them.
import type { Group, Sample } from './sample.ts';

export const labelled = (samples: readonly Sample[]): (Sample & Group)[] =>
  samples.map((sample) => ({ ...sample, label: labelOf(sample, samples) }));

/** The conditions that differ: 'expert, 5 cavers'. */
export function labelOf({ conditions }: Sample, all: readonly Sample[]): string {
  const textIn = (sample: Sample, name: string) => sample.conditions.find((one) => one.name === name)?.text;
  const varied = conditions.filter(({ name, text }) => all.some((other) => textIn(other, name) !== text));
  return varied.map(({ text }) => text).join(', ');
}
