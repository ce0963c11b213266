import { FailureWords } from './error-message.tsx';

/** In place of everything, for nothing can be told of what a failure has left behind. */
export const RenderErrorScreen = ({ error }: { readonly error: Error }) => (
  <main className="grid min-h-dvh place-content-center p-6 text-center">
    <FailureWords error={error} onRetry={() => location.reload()} onHome={() => location.assign('/')} />
  </main>
);
