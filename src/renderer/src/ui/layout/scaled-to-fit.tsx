import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** In CSS pixels: as wide as the content is laid out. */
  readonly width: number;
  readonly children: ReactNode;
};

/** Content of a fixed width, made smaller where there is less room, never larger. */
export function ScaledToFit({ width, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom(entry.contentRect.width);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className="min-w-0 overflow-hidden">
      <div className="mx-auto" style={{ width, zoom: Math.min(1, room / width) }}>
        {children}
      </div>
    </div>
  );
}
