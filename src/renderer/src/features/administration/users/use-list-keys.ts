import { type RefObject, useEffect, useRef } from 'react';
import { isTextEntry } from '#renderer/lib/interaction/shortcut.ts';

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** `j` and `k` go to the next and the previous link of the list, from anywhere on the page but a text or a dialog. */
export function useListKeys<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const { target } = event;
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTextEntry(target) || (target instanceof Element && target.closest('select, [role=dialog]')))
        return;
      const links = [...(list.current?.querySelectorAll('a') ?? [])];
      const from = links.findIndex((link) => link === document.activeElement);
      const to = links[from < 0 ? 0 : from + step];
      if (to === undefined) return;
      event.preventDefault();
      to.focus();
    };
    addEventListener('keydown', move);
    return () => removeEventListener('keydown', move);
  }, []);
  return list;
}
