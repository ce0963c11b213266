import { Button } from '#renderer/ui/buttons/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';

/** The spec's router failure screen (§2, §8): what shows when the shell around the screens fails. */
export function RouterErrorScreen({ error }: { readonly error: Error }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <h1 className="text-title font-semibold">{t(texts, 'app.wrong.app')}</h1>
      <p className="max-w-lg break-words font-mono text-label text-n11">{error.message}</p>
      <Button variant="primary" onClick={() => location.assign('/')}>
        {t(texts, 'app.wrong.home')}
      </Button>
    </main>
  );
}
