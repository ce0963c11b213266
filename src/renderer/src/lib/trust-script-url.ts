// The page's one Trusted Types policy: a script address that is not one of our own workers' is refused.

type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string }
  ) => Policy;
};
type Policy = { readonly createScriptURL: (url: string) => unknown };

/** The offline worker, and workers that the build named by their file and its hash. */
const ownWorker = /^\/(?:sw|assets\/[a-z-]+-worker-[\w-]{1,40})\.js$/;

function createPolicy(): Policy | undefined {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('reelwright', {
    createScriptURL: (url) => {
      // In development Vite serves workers from their source files.
      if (!import.meta.env.DEV && !ownWorker.test(url))
        throw new TypeError('Only our own workers may be loaded');
      return url;
    }
  });
}

/** The policy's name may be taken once in a page. */
let policy: Policy | undefined;

/** TypeScript's `Worker` and `register` do not know trusted addresses yet, so this one is typed as text. */
export function trustScriptUrl(url: string): string {
  policy ??= createPolicy();
  return (policy?.createScriptURL(url) ?? url) as string;
}
