import { Spinner } from '#renderer/ui/feedback/spinner.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';

/** What stands in for a screen while its code is on the way (spec §2). */
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
