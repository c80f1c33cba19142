// A link as a QR code.
import { encode } from 'uqr';

/** Modules of quiet around the code, without which scanners do not find it. */
const QUIET = 4;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join('');
  const side = size + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={side} height={side} class="qr-light" />
      <path d={path} class="qr-dark" />
    </svg>
  );
}
