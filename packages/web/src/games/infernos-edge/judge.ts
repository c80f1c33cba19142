// The whole of the rules of Inferno's Edge, with the door for what comes from outside.
export { infernosEdge } from '@undercroft/infernos-edge';
