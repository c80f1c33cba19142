// @vitest-environment happy-dom
// What a player has set, kept in this browser.
import { afterEach, describe, expect, test, vi } from 'vitest';

const KEY = 'undercroft settings';

/** As a page that is opened anew reads them. */
async function reopened(stored: object) {
  localStorage.setItem(KEY, JSON.stringify(stored));
  vi.resetModules();
  return import('../src/app/settings.ts');
}

afterEach(() => localStorage.clear());

describe('settings', () => {
  test('are kept as they were left', async () => {
    const { settings } = await reopened({ turnEnd: 'wait', confirm: 'always', dangers: 'all', speed: 2 });
    expect([settings.turnEnd, settings.confirm, settings.dangers, settings.speed].map(({ value }) => value)).toEqual([
      'wait',
      'always',
      'all',
      2,
    ]);
  });

  test('that are not ours are forgotten', async () => {
    const { settings } = await reopened({ turnEnd: 'never', motion: 'wild', speed: 'fast', ruleNumbers: 1 });
    expect([settings.turnEnd, settings.motion, settings.speed, settings.ruleNumbers].map(({ value }) => value)).toEqual(
      ['soon', 'system', 1, false],
    );
  });

  test('of motion count more than what the system asks for', async () => {
    const { animationSpeed, settings } = await reopened({ motion: 'reduced' });
    expect(animationSpeed()).toBe(0);
    settings.motion.value = 'full';
    expect(animationSpeed()).toBe(1);
  });

  test('of speed are shown by the nearest name', async () => {
    await reopened({});
    const { speedName } = await import('../src/app/settings-panel.tsx');
    expect([0, 0.6, 0.625, 1, 2].map(speedName)).toEqual(['still', 'slow', 'slow', 'normal', 'brisk']);
  });
});
