// What is pinned to points of the board and stays as large at every zoom: one layer that the camera moves, so that nothing
// in it is drawn anew while one pans or zooms.
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Camera } from './camera.ts';

export function Pins({ camera, children }: { readonly camera: Camera; readonly children: ComponentChildren }) {
  const style = useComputed(() => {
    const { scale, x, y } = camera.transform.value;
    return `transform:translate(${x}px,${y}px);--scale:${scale}`;
  });
  return (
    <div class="pins" style={style}>
      {children}
    </div>
  );
}

/** The style of something pinned to a point of the board. */
export const pinnedAt = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  left: `calc(var(--scale) * ${x}px)`,
  top: `calc(var(--scale) * ${y}px)`,
});
