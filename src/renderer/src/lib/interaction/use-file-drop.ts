import { useEffect } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Files dropped anywhere on the window; the browser does not navigate to them. */
export function useFileDrop(onDrop: (files: readonly File[]) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const take = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      onDrop([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', take);
    };
  }, [onDrop]);
}
