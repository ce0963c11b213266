import { type ReactNode, useMemo } from 'react';
import type { FileAccess } from '#shared/contract/platform/platform.ts';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import type { Notify } from '#renderer/lib/notify.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

type AdminDependencies = {
  readonly admin: Cloud['admin'];
  readonly adminListings: Cloud['adminListings'];
  readonly announcements: Cloud['announcements'];
  readonly auditEntries: Cloud['auditEntries'];
  readonly categories: Cloud['categories'];
  readonly content: Cloud['content'];
  readonly appeals: Cloud['appeals'];
  readonly contactMessages: Cloud['contactMessages'];
  readonly forbiddenWords: Cloud['forbiddenWords'];
  readonly legalTexts: Cloud['legalTexts'];
  readonly modelLists: Cloud['modelLists'];
  readonly operations: Cloud['operations'];
  readonly overview: Cloud['overview'];
  readonly platformRestrictions: Cloud['platformRestrictions'];
  readonly platformSettings: Cloud['platformSettings'];
  readonly serverKeys: Cloud['serverKeys'];
  readonly testMails: Cloud['testMails'];
  readonly users: Cloud['users'];
  readonly salesReports: Cloud['salesReports'];
  readonly files: FileAccess;
  readonly isOnline: boolean;
  /** After a change of what is closed or announced. */
  readonly reloadPlatformState: () => Promise<void>;
  readonly notify: Notify;
  /** Saves to a file and notifies of the outcome. */
  readonly download: (name: string, text: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const [AdminContext, useContext] = createRequiredContext<AdminDependencies>('AdminDependencies');

export const useAdminDependencies = useContext;

/** Wraps each screen of administration. */
export function AdminProvider({ children }: { readonly children: ReactNode }) {
  const { platform, platformState, notify, download, now } = useServices();
  const isOnline = useIsOnline();
  const dependencies = useMemo(() => {
    const { cloud } = platform;
    const { admin, adminListings, announcements, appeals, auditEntries, contactMessages } = cloud;
    const {
      categories,
      content,
      forbiddenWords,
      legalTexts,
      modelLists,
      operations,
      overview,
      platformRestrictions,
      platformSettings,
      salesReports,
      serverKeys,
      testMails,
      users
    } = cloud;
    const procedures = {
      admin,
      adminListings,
      announcements,
      appeals,
      auditEntries,
      categories,
      contactMessages,
      content,
      forbiddenWords,
      legalTexts,
      modelLists,
      operations,
      overview,
      platformRestrictions,
      platformSettings,
      salesReports,
      serverKeys,
      testMails,
      users
    };
    const reloadPlatformState = () => platformState.getState().load();
    return { ...procedures, files: platform.files, isOnline, reloadPlatformState, notify, download, now };
  }, [platform, platformState, isOnline, notify, download, now]);
  return (
    <CachedQueries>
      <AdminContext value={dependencies}>{children}</AdminContext>
    </CachedQueries>
  );
}
