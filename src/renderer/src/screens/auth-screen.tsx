import { CachedQueries } from '#renderer/lib/cached-queries.tsx';
import { type AccountTools, AccountToolsProvider } from '#renderer/features/account/account-tools.ts';
import { AuthPages } from '#renderer/features/account/auth-pages.tsx';

/** Signing in and up, and what mails and the desktop app lead to. */
export function AuthScreen({ tools }: { readonly tools: AccountTools }) {
  return (
    <CachedQueries>
      <AccountToolsProvider value={tools}>
        <AuthPages />
      </AccountToolsProvider>
    </CachedQueries>
  );
}
