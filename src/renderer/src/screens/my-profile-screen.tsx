import { CachedQueries } from '#renderer/lib/cached-queries.tsx';
import { type AccountTools, AccountToolsProvider } from '#renderer/features/account/account-tools.ts';
import { MyProfile } from '#renderer/features/account/my-profile.tsx';

export function MyProfileScreen({ tools }: { readonly tools: AccountTools }) {
  return (
    <CachedQueries>
      <AccountToolsProvider value={tools}>
        <MyProfile />
      </AccountToolsProvider>
    </CachedQueries>
  );
}
