import { createHash } from 'node:crypto';

export const hash = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
