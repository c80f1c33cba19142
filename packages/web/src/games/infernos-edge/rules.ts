// The rules of Inferno's Edge as a table needs them; the door for what comes from outside is loaded where something does.
export { playableInfernosEdge as infernosEdge } from '@undercroft/infernos-edge';
