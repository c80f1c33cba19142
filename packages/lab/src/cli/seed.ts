import { randomBytes } from 'node:crypto';

/** Short enough to read aloud. */
export const freshSeed = (): string => randomBytes(5).toString('hex');
