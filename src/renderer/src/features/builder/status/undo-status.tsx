import { useEffect, useState } from 'react';
import { useBuilderLater } from '../builder-context.ts';

const shownForMs = 3000;

/** Says for a moment what undo or redo just did. */
export function UndoStatus() {
  const walk = useBuilderLater((state) => state.lastUndo);
  const [ended, setEnded] = useState(walk);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(walk), shownForMs);
    return () => clearTimeout(timer);
  }, [walk]);
  const isShown = walk !== null && walk !== ended;
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-4 z-20 max-lg:bottom-28 flex justify-center px-4"
    >
      {isShown && (
        <span className="max-w-full truncate rounded-full border border-n6 bg-n3 px-3 py-1 text-label text-n12 shadow-menu">
          {walk.text}
        </span>
      )}
    </div>
  );
}
