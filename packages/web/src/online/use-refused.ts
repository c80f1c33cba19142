// What the rules refused at the server is said where they refuse things offline: in the line that speaks, with the rule.
import { useSignalEffect } from '@preact/signals';
import type { Control } from '../stage/control.ts';
import type { OnlineTable } from './online-table.ts';

export function useRefused({ session }: OnlineTable, control: Control): void {
  useSignalEffect(() => {
    const error = session.takenBack.value?.error;
    if (error?.kind !== 'refused' || !('refusal' in error) || error.refusal === undefined) return;
    const { refusal } = error;
    session.takenBack.value = undefined;
    control.refusal.value = { text: control.view.peek().refusal(refusal, session.state), rule: refusal.rule };
  });
}
