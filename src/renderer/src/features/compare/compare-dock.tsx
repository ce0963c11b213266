import { Plus, X } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { LayoutRoot } from '#renderer/ui/layout-root.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/compare.json';
import type { CompareProps } from './compare-dialog.tsx';
import type { ComparisonState } from './comparison-store.ts';
import { DockedTarget } from './docked-target.tsx';
import { useDockFocus } from './use-dock-focus.ts';
import { useTargets } from './use-targets.ts';

type CompareDockProps = CompareProps & Pick<ComparisonState, 'requests' | 'takeRequest'>;

/** The same comparison below the form, open while one types. */
export function CompareDock(props: CompareDockProps) {
  const { document, takeAway, onClose, requests, takeRequest, ...choice } = props;
  const targets = useTargets({ ...choice, modelName: document.data.model });
  // What is typed is shown in the form and the preview first; the targets catch up when there is time.
  const followed = useDeferredValue(document);
  const { dock, heading, handlers, close } = useDockFocus({ requests, takeRequest, onClose });
  return (
    // A layer of its own, so that a key in the form does not have its many icons put into layers anew.
    <section
      ref={dock}
      aria-label={t(texts, 'compare.title')}
      {...handlers}
      className="relative h-[clamp(15rem,38dvh,26rem)] shrink-0 will-change-transform border-t border-n6 bg-n2 [@media(height<40rem)]:hidden"
    >
      <LayoutRoot className="flex flex-col">
        <div className="flex shrink-0 items-center gap-3 border-b border-n6 py-1 ps-3 pe-2">
          <h2 ref={heading} tabIndex={-1} className="shrink-0 text-ui font-semibold">
            {t(texts, 'compare.title')}
          </h2>
          <p className="min-w-0 flex-1 truncate text-label text-n11">{t(texts, 'compare.description')}</p>
          <Button icon={Plus} variant="ghost" disabled={targets.add === null} onClick={() => targets.add?.()}>
            {t(texts, 'compare.add')}
          </Button>
          <IconButton icon={X} label={t(texts, 'compare.close')} shortcut="Mod+Alt+K" onClick={close} />
        </div>
        <div className="flex min-h-0 flex-1">
          {targets.shown.map((model) => (
            <DockedTarget
              key={model.id}
              document={followed}
              model={model}
              registry={choice.registry}
              targets={targets}
              takeAway={takeAway}
            />
          ))}
        </div>
      </LayoutRoot>
    </section>
  );
}
