import { useEffect, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameGroup } from '#renderer/messages/translated-names.ts';
import { type PromptGroup, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { useBuilderActions } from '../store/builder-context.ts';
import { GroupProgress } from './group-progress.tsx';
import { ShotChecklist } from './shot-checklist.tsx';

/** The group the user is in: the one that holds the focus, else the one at the top of the form. */
function useCurrentGroup(): PromptGroup | null {
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

/** The six groups beside the form, each with its progress, and the checklist below. */
export function Outline() {
  const { focusOn } = useBuilderActions();
  const current = useCurrentGroup();
  return (
    <div className="relative isolate flex w-55 shrink-0 flex-col gap-6 overflow-y-auto border-e border-n6 p-3">
      <nav aria-label={t(texts, 'builder.outline')}>
        <h2 className="px-2 py-1 text-label text-n10">{t(texts, 'builder.outline')}</h2>
        <ul>
          {promptGroups.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={current === id ? 'true' : undefined}
                onClick={() => focusOn({ group: id, field: null })}
                className="flex min-h-8 w-full items-center justify-between gap-2 rounded-control px-2 text-ui text-n11 transition-colors duration-hover hover:bg-n3 hover:text-n12 aria-[current]:bg-n4 aria-[current]:text-n12"
              >
                {nameGroup({ id, label })}
                <GroupProgress group={id} />
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <ShotChecklist />
    </div>
  );
}

/** The outline where there is no room for it: one row above the form. */
export function JumpBar() {
  const { focusOn } = useBuilderActions();
  const current = useCurrentGroup();
  return (
    <nav aria-label={t(texts, 'builder.outline')} className="border-b border-n6 bg-n1 px-4">
      <ul className="mx-auto flex max-w-form flex-wrap gap-1 py-2">
        {promptGroups.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={current === id ? 'true' : undefined}
              onClick={() => focusOn({ group: id, field: null })}
              className="flex h-chip items-center gap-2 rounded-full px-3 text-label text-n11 transition-colors duration-hover hover:bg-n3 hover:text-n12 aria-[current]:bg-n4 aria-[current]:text-n12"
            >
              {nameGroup({ id, label })}
              <GroupProgress group={id} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
