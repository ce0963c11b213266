import { useEffect, useState } from 'react';
import { type PromptGroup, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';

/** The group the user is in: the one that holds the focus, else the one at the top of the form. */
export function useCurrentGroup(): PromptGroup | null {
  const [current, setCurrent] = useState<PromptGroup | null>('story');

  useEffect(() => {
    const stopping = new AbortController();
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(findFocusedGroup() ?? findTopGroup()));
    };
    // Scrolling happens in the form's own box and does not bubble, hence the capture.
    document.addEventListener('scroll', look, { capture: true, passive: true, signal: stopping.signal });
    document.addEventListener('focusin', look, { signal: stopping.signal });
    return () => {
      cancelAnimationFrame(frame);
      stopping.abort();
    };
  }, []);

  return current;
}

const sections = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-group]')];

const groupOf = (section: HTMLElement | undefined): PromptGroup | null =>
  promptGroups.find(({ id }) => id === section?.dataset['group'])?.id ?? null;

const findFocusedGroup = (): PromptGroup | null =>
  groupOf(sections().find((section) => section.contains(document.activeElement)));

function findTopGroup(): PromptGroup | null {
  const readingLine = window.innerHeight / 3;
  const all = sections();
  return groupOf(all.findLast((section) => section.getBoundingClientRect().top <= readingLine) ?? all[0]);
}
