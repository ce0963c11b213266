import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { LayoutRoot } from '#renderer/ui/layout/layout-root.tsx';
import { useAdvice, useBuilderActions, useBuilderLater } from '../store/builder-context.ts';
import { PromptForm } from './prompt-form.tsx';

/** The screen's one first heading, wherever the layout puts it. */
export function BuilderTitle({ className }: { readonly className: string }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {t(texts, 'builder.title')}
    </h1>
  );
}

/** The form under its heading, in a box of its own that scrolls. */
export function FormColumn({ className = '' }: { readonly className?: string }) {
  return (
    <div className={`relative min-h-0 min-w-0 flex-1 ${className}`}>
      <LayoutRoot className="overflow-y-auto px-4 pt-6 pb-16 sm:px-6">
        <div className="mx-auto max-w-form">
          <BuilderTitle className="text-title font-semibold" />
          <Intro />
          <LoadError />
          <PromptForm />
        </div>
      </LayoutRoot>
    </div>
  );
}

/** One line of the same height, whatever it says. */
function Intro() {
  const { renderIntro } = useAdvice();
  return (
    <div className="mt-1 mb-4 flex min-h-control min-w-0 items-center">{renderIntro(<SavePromise />)}</div>
  );
}

/** The state of saving, in one sentence. */
function SavePromise() {
  const isKeptByItself = useBuilderLater(
    ({ saveState }) => saveState.kind !== 'unsaved' && saveState.kind !== 'failed'
  );
  return (
    <p className="text-ui text-n11">
      {isKeptByItself ? t(texts, 'builder.savesItself') : t(texts, 'builder.notSavedYet')}
    </p>
  );
}

function LoadError() {
  const error = useBuilderLater((state) => state.loadError);
  const { load } = useBuilderActions();
  if (error === null) return null;
  return (
    <Callout
      tone="danger"
      isLive
      className="mb-5"
      actions={<Button onClick={() => void load()}>{t(texts, 'builder.tryAgain')}</Button>}
    >
      {t(texts, 'builder.notOpened', { why: translateError(error) })}
    </Callout>
  );
}
