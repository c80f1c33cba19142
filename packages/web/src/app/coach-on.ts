// Whether the coach looks on or waits: known without loading anything that teaches.
export const LEARN_KEY = 'undercroft.learn';

export const isCoachOn = (): boolean => isKept('"isCoachOn":true');

/** Somebody has begun a game with the coach, and not ended it. */
export const isCoachLeft = (): boolean => isKept('"coach":{');

function isKept(part: string): boolean {
  try {
    return localStorage.getItem(LEARN_KEY)?.includes(part) ?? false;
  } catch {
    return false;
  }
}
