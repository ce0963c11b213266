import { Button } from '#renderer/ui/buttons/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import { paths } from '#shared/contract/paths.ts';
import { useNavigate } from '#renderer/lib/router.ts';
import type { LoadFailureView } from '#renderer/ui/loading/load-component.ts';
import { tryAgain, useRetry } from '#renderer/ui/loading/load-failure.tsx';

type Props = { readonly error: Error; readonly onRetry: () => void; readonly onHome: () => void };

/** The spec's generic error screen (§2, §8), word for word. */
function FailureWords({ error, onRetry, onHome }: Props) {
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

/** In place of everything, for nothing can be told of what a failure has left behind. */
export const RenderErrorScreen = ({ error }: { readonly error: Error }) => (
  <main className="grid min-h-dvh place-content-center p-6 text-center">
    <FailureWords error={error} onRetry={() => location.reload()} onHome={() => location.assign('/')} />
  </main>
);

/** In place of a screen that could not be loaded: everything around it works. */
export const MissingScreen: LoadFailureView = ({ error, retry }) => {
  const goTo = useNavigate();
  useRetry(retry);
  return (
    <div className="grid grow place-content-center p-6 text-center">
      <FailureWords error={error} onRetry={tryAgain} onHome={() => void goTo(paths.builder.getHref())} />
    </div>
  );
};

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
