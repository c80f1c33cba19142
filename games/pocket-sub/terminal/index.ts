export { terminal } from './manifest.ts';
