export { page } from './manifest.ts';
