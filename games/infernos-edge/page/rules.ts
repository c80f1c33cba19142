// The rules of Inferno's Edge as a table needs them; validation of outside data is loaded where there is any.
export { playableInfernosEdge as infernosEdge } from '@undercroft/infernos-edge';
