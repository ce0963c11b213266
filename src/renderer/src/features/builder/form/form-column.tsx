import { useBuilder } from '../builder-context.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { PromptForm } from './prompt-form.tsx';

/** The form under its heading, in a box of its own that scrolls. */
export function FormColumn({ className = '' }: { readonly className?: string }) {
  return (
    <div className={`relative min-h-0 min-w-0 flex-1 overflow-y-auto px-4 pt-6 pb-16 sm:px-6 ${className}`}>
      <div className="mx-auto max-w-form">
        <h1 tabIndex={-1} className="text-title font-semibold">
          Build a shot
        </h1>
        <SavePromise />
        <LoadError />
        <PromptForm />
      </div>
    </div>
  );
}

/** What happens to one's work, in one sentence that is true at the moment. */
function SavePromise() {
  const isKeptByItself = useBuilder(
    ({ saveState }) => saveState.kind !== 'unsaved' && saveState.kind !== 'failed'
  );
  return (
    <p className="mt-1 mb-5 text-ui text-n11">
      {isKeptByItself
        ? 'Everything saves on this device as you type.'
        : 'Your last changes are not saved on this device yet.'}
    </p>
  );
}

function LoadError() {
  const error = useBuilder((state) => state.loadError);
  const load = useBuilder((state) => state.load);
  if (error === null) return null;
  return (
    <Notice
      tone="danger"
      isLive
      className="mb-5"
      actions={<Button onClick={() => void load()}>Try again</Button>}
    >
      Your last prompt could not be opened. {error.message}
    </Notice>
  );
}
