import { Button } from '#renderer/ui/buttons/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';

type Props = { readonly error: Error; readonly onRetry: () => void; readonly onHome: () => void };

/** The spec's generic error screen (§2, §8), word for word. */
export function FailureWords({ error, onRetry, onHome }: Props) {
  return (
    <div className="grid max-w-lg justify-items-center gap-4">
      <h1 className="text-title font-semibold" tabIndex={-1}>
        {t(texts, 'app.wrong.title')}
      </h1>
      <p className="text-read text-n11">{t(texts, 'app.wrong.text')}</p>
      <details className="w-full rounded-card border border-n6 bg-n2 p-3 text-start text-ui">
        <summary className="cursor-pointer">{t(texts, 'app.wrong.details')}</summary>
        <p className="mt-2 break-words font-mono text-label text-n11">{error.message}</p>
      </details>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={onRetry}>
          {t(texts, 'app.wrong.tryAgain')}
        </Button>
        <Button variant="secondary" onClick={onHome}>
          {t(texts, 'app.wrong.home')}
        </Button>
      </div>
    </div>
  );
}
