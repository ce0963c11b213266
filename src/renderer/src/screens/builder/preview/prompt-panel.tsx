import { memo, useEffect, useRef } from 'react';
import { findField } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { useAdvice, useBuilder, useBuilderLater, useBuilderStore } from '../store/builder-context.ts';
import { highlightedFieldOf } from '../store/builder-state.ts';
import type { BuilderStore } from '../store/builder-store.ts';
import { finishPrompt } from '../store/copy-formats.ts';

/** The finished prompt as it will be copied. Words and fields light each other up. */
export function PromptPanel() {
  const region = useRef<HTMLElement>(null);
  const store = useBuilderStore();
  const { spans } = useBuilder(({ document }) => finishPrompt(document.data));
  const highlightedField = useBuilder(highlightedFieldOf);
  const { summary } = useAdvice();
  useEffect(() => (region.current === null ? undefined : linkWords(region.current, store)), [store]);

  return (
    <div className="space-y-3 p-3">
      <section
        ref={region}
        aria-label={t(texts, 'builder.tab.prompt')}
        dir="auto"
        className="isolate text-read whitespace-pre-line text-n12"
      >
        {spans.length === 0 ? (
          <p className="text-n10">{t(texts, 'builder.empty')}</p>
        ) : (
          spans.map(({ text, field }, place) =>
            field === null ? (
              text
            ) : (
              <span
                // A span has no identity of its own: the same words may stand in two places.
                // oxlint-disable-next-line react/no-array-index-key
                key={place}
                data-words={field}
                data-lit={field === highlightedField || undefined}
                className="cursor-pointer rounded-tag box-decoration-clone decoration-2 underline-offset-4 data-lit:bg-accent-3 data-lit:text-accent-11 data-lit:underline"
              >
                {text}
              </span>
            )
          )
        )}
      </section>
      <Length />
      {summary}
    </div>
  );
}

const Length = memo(function Length() {
  const length = useBuilderLater(({ document }) => finishPrompt(document.data).length);
  return <p className="text-meta text-n10">{t(texts, 'builder.characters', { count: length })}</p>;
});

/** One listener for all words. Keyboard users reach the same link from the field's side. */
function linkWords(region: HTMLElement, store: BuilderStore): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const light = (event: Event): void => store.getState().hoverField(fieldAt(event)?.name ?? null);
  const dim = (): void => store.getState().hoverField(null);
  const open = (event: Event): void => {
    const field = fieldAt(event);
    const isSelecting = getSelection()?.isCollapsed === false;
    if (field !== undefined && !isSelecting) {
      store.getState().focusOn({ group: field.group, field: field.name });
    }
  };
  region.addEventListener('pointerover', light, { signal });
  region.addEventListener('pointerleave', dim, { signal });
  region.addEventListener('click', open, { signal });
  return () => stopping.abort();
}

function fieldAt({ target }: Event) {
  const words = target instanceof Element ? target.closest<HTMLElement>('[data-words]') : null;
  return findField(words?.dataset['words'] ?? '');
}
