// Whether the coach looks on: known without loading anything that teaches.
export const LEARN_KEY = 'undercroft.learn';

export function isCoachOn(): boolean {
  try {
    return localStorage.getItem(LEARN_KEY)?.includes('"isCoachOn":true') ?? false;
  } catch {
    return false;
  }
}
