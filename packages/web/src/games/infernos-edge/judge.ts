// The whole of the rules of Inferno's Edge, with the door for what comes from outside.
export { infernosEdge as rules } from '@undercroft/infernos-edge';
