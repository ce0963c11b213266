import { Spinner } from '#renderer/ui/feedback/spinner.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';

/** A placeholder while a screen's code loads (spec §2). */
export function Loading() {
  return (
    <div
      className="grid h-full min-h-dvh place-content-center justify-items-center gap-3 text-ui text-n11"
      role="status"
    >
      <Spinner />
      {t(texts, 'app.loading')}
    </div>
  );
}
