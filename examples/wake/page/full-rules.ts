export { wake as rules } from '@undercroft/wake';
