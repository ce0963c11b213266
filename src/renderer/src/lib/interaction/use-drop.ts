import { useEffect } from 'react';
import { isTextEntry } from './shortcut.ts';

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

/** Text dragged in from elsewhere and dropped on the page; a text box or a dialog keeps what is dropped on it. */
export function useTextDrop(onDrop: (text: string) => void): void {
  useEffect(() => {
    // Dragging within the page moves an item and drops no file.
    let isOwnDrag = false;
    const begin = () => {
      isOwnDrag = true;
    };
    const end = () => {
      isOwnDrag = false;
    };
    const allow = (event: DragEvent) => {
      if (!isOwnDrag && isMeantForPage(event)) event.preventDefault();
    };
    const take = (event: DragEvent) => {
      if (isOwnDrag || !isMeantForPage(event)) return;
      event.preventDefault();
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      if (text !== '') onDrop(text);
    };
    addEventListener('dragstart', begin);
    addEventListener('dragend', end);
    addEventListener('dragover', allow);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragstart', begin);
      removeEventListener('dragend', end);
      removeEventListener('dragover', allow);
      removeEventListener('drop', take);
    };
  }, [onDrop]);
}

function isMeantForPage({ defaultPrevented, target, dataTransfer }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  if (defaultPrevented || types.includes('Files') || !types.includes('text/plain')) return false;
  return !isTextEntry(target) && !(target instanceof Element && target.closest('[role="dialog"]'));
}
