import { paths } from '#shared/contract/paths.ts';
import { useNavigate } from '#renderer/lib/router.ts';
import type { LoadFailureView } from '#renderer/ui/loading/load-component.ts';
import { tryAgain, useRetry } from '#renderer/ui/loading/load-failure.tsx';
import { FailureWords } from './error-message.tsx';

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
