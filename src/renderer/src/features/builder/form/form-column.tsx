import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/builder.json';
import { sayError } from '#renderer/messages/names.ts';
import { useBuilderActions, useBuilderLater } from '../builder-context.ts';
import { LayoutRoot } from '#renderer/ui/layout-root.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { BuilderTitle } from '../builder-title.tsx';
import { PromptForm } from './prompt-form.tsx';

/** The form under its heading, in a box of its own that scrolls. */
export function FormColumn({ className = '' }: { readonly className?: string }) {
  return (
    <div className={`relative min-h-0 min-w-0 flex-1 ${className}`}>
      <LayoutRoot className="overflow-y-auto px-4 pt-6 pb-16 sm:px-6">
        <div className="mx-auto max-w-form">
          <BuilderTitle className="text-title font-semibold" />
          <SavePromise />
          <LoadError />
          <PromptForm />
        </div>
      </LayoutRoot>
    </div>
  );
}

/** What happens to one's work, in one sentence that is true at the moment. */
function SavePromise() {
  const isKeptByItself = useBuilderLater(
    ({ saveState }) => saveState.kind !== 'unsaved' && saveState.kind !== 'failed'
  );
  return (
    <p className="mt-1 mb-5 text-ui text-n11">
      {isKeptByItself ? say(texts, 'builder.savesItself') : say(texts, 'builder.notSavedYet')}
    </p>
  );
}

function LoadError() {
  const error = useBuilderLater((state) => state.loadError);
  const { load } = useBuilderActions();
  if (error === null) return null;
  return (
    <Notice
      tone="danger"
      isLive
      className="mb-5"
      actions={<Button onClick={() => void load()}>{say(texts, 'builder.tryAgain')}</Button>}
    >
      {say(texts, 'builder.notOpened', { why: sayError(error) })}
    </Notice>
  );
}
