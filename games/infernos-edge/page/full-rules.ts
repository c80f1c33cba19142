// All rules of Inferno's Edge, with validation of outside data.
export { infernosEdge as rules } from '@undercroft/infernos-edge';
