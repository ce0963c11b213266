import type { UserCard } from '#shared/contract/cloud/admin/users.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/administration.json';
import { Tag } from '#renderer/ui/feedback/tag.tsx';

/** Tags with the roles and restrictions of an account. */
export function UserTags({ user }: { readonly user: UserCard }) {
  const { roles, isVerified, isSuspended, isDeleted, isDemo, sellerState } = user;
  return (
    <span className="flex min-w-0 flex-wrap gap-1.5">
      {roles.includes('admin') ? <Tag>{t(texts, 'administration.users.administrator')}</Tag> : null}
      {sellerState === null ? null : (
        <Tag tone={sellerState === 'limited' || sellerState === 'suspended' ? 'warning' : 'neutral'}>
          {t(texts, `administration.users.seller.${sellerState}`)}
        </Tag>
      )}
      {isSuspended ? <Tag tone="warning">{t(texts, 'administration.users.status.suspended')}</Tag> : null}
      {isVerified || isDeleted ? null : (
        <Tag tone="warning">{t(texts, 'administration.users.status.unverified')}</Tag>
      )}
      {isDeleted ? <Tag>{t(texts, 'administration.users.deleted')}</Tag> : null}
      {isDemo ? <Tag>{t(texts, 'administration.users.demo')}</Tag> : null}
    </span>
  );
}
