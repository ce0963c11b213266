import { Copy, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatPromptJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import { type PromptGroup, promptFields, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { writePromptText } from '#shared/domain/craft/prompt/text/write-prompt.ts';
import { isApplePlatform, matchesShortcut } from '#renderer/lib/interaction/shortcut.ts';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { untilIdle } from '#renderer/lib/when-idle.ts';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/json-guide.json';
import { nameGroup } from '#renderer/messages/translated-names.ts';
import { type GuideActions, guideContext } from './guide-store.ts';
import { GuideField } from './guide-field.tsx';

const JsonSide = lazyComponent(
  async () => {
    await untilIdle();
    return (await import('./json-pane.tsx')).JsonSide;
  },
  <Skeleton className="m-3 h-48" />
).LazyPart;

/** One prompt twice: as fields and as JSON. What changes on one side changes the other. */
export function LiveEditor({ actions }: { readonly actions: GuideActions }) {
  const region = useRef<HTMLDivElement>(null);
  const store = guideContext.useStoreApi();
  // Before the JSON editor opens, and after the first picture, which is the same for everybody.
  useLayoutEffect(() => store.getState().recall(), [store]);
  useUndoKeys(region);
  return (
    <div
      ref={region}
      lang={readLanguage().locale}
      role="group"
      aria-label={t(texts, 'json-guide.editor')}
      data-own-undo
      className="grid gap-3"
    >
      <div className="grid overflow-hidden rounded-panel border border-n6 bg-n2 min-[960px]:grid-cols-2">
        <FieldsSide />
        <div className="h-112 min-w-0 border-n6 bg-n1 max-[959px]:border-t min-[960px]:h-176 min-[960px]:border-s">
          <JsonSide />
        </div>
      </div>
      <EditorActions actions={actions} />
    </div>
  );
}

/** The JSON editor takes its own undo first and leaves the keys to us when it has nothing to undo. */
function useUndoKeys(region: RefObject<HTMLElement | null>): void {
  const store = guideContext.useStoreApi();
  useEffect(() => {
    const element = region.current;
    const isApple = isApplePlatform();
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented) return;
      const isPressed = (keys: string) => matchesShortcut(keys, event, isApple);
      if (isPressed('Mod+Z')) store.getState().undo();
      else if (isPressed('Mod+Shift+Z') || isPressed('Mod+Y')) store.getState().redo();
      else return;
      event.preventDefault();
    }
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  }, [region, store]);
}

function FieldsSide() {
  const [group, setGroup] = useState<PromptGroup>('story');
  const groups = promptGroups.map((one) => ({ value: one.id, label: nameGroup(one) }));
  return (
    <section
      aria-label={t(texts, 'json-guide.fields')}
      className="flex min-w-0 flex-col gap-4 overflow-y-auto p-4 min-[960px]:h-176"
    >
      <Segmented label={t(texts, 'json-guide.groups')} value={group} options={groups} onChange={setGroup} />
      <div className="grid gap-x-3 gap-y-field min-[640px]:max-[959px]:grid-cols-2">
        {promptFields.map((field) =>
          field.group === group ? <GuideField key={field.name} field={field} /> : null
        )}
      </div>
      <Prose />
    </section>
  );
}

function EditorActions({ actions }: { readonly actions: GuideActions }) {
  const { document, canUndo, canRedo, undo, redo, startOver } = guideContext.use((state) => state);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton icon={Undo2} label={t(texts, 'json-guide.undo')} disabled={!canUndo} onClick={undo} />
      <IconButton icon={Redo2} label={t(texts, 'json-guide.redo')} disabled={!canRedo} onClick={redo} />
      <Button icon={RotateCcw} onClick={startOver}>
        {t(texts, 'json-guide.startOver')}
      </Button>
      <span className="grow" />
      <Button
        icon={Copy}
        onClick={() =>
          void actions.copy(formatPromptJson(document.data), (count) =>
            t(texts, 'json-guide.copiedJson', { count })
          )
        }
      >
        {t(texts, 'json-guide.copyJson')}
      </Button>
      <Button
        variant="primary"
        onClick={() => actions.openInBuilder(document)}
        className="max-[639px]:w-full"
      >
        {t(texts, 'json-guide.open')}
      </Button>
    </div>
  );
}

function Prose() {
  const text = guideContext.useLater(({ document }) => writePromptText(document.data));
  return (
    <div className="mt-auto grid gap-1 border-t border-n6 pt-3">
      <h3 className="text-label font-medium text-n11">{t(texts, 'json-guide.asProse')}</h3>
      <p dir="auto" className="text-ui whitespace-pre-line text-n12">
        {text === '' ? t(texts, 'json-guide.empty') : text}
      </p>
    </div>
  );
}
