import { useMemo } from 'react';
import { encode } from 'uqr';

type QrCodeProps = { readonly text: string; readonly label: string };

/** Dark on white in every theme: cameras look for that. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-card border border-n6"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: 3, ecc: 'M' });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))
  );
  return { size, path: squares.join('') };
}
