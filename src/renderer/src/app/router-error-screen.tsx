import { Button } from '#renderer/ui/button.tsx';

/** The spec's router failure screen (§2, §8): what shows when the shell around the screens fails. */
export function RouterErrorScreen({ error }: { readonly error: Error }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <h1 className="text-title font-semibold">Unexpected Application Error!</h1>
      <p className="max-w-lg break-words font-mono text-label text-n11">{error.message}</p>
      <Button variant="primary" onClick={() => location.assign('/')}>
        Go home
      </Button>
    </main>
  );
}
