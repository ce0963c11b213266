import { Users } from 'lucide-react';
import type { UserCard } from '#shared/contract/cloud/admin/users.ts';
import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatDay } from '#renderer/lib/messages/use-moment.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/administration.json';
import { AdminPage } from '../frame/admin-page.tsx';
import { PagedList } from '../frame/paged-list.tsx';
import { useListKeys } from './use-list-keys.ts';
import { UserFilters } from './user-filters.tsx';
import { useUserFilter, useUsers } from './queries/user-queries.ts';
import { UserTags } from './user-tags.tsx';

/** Finds a person, whose page then shows the rest. */
export function UsersPage() {
  return (
    <AdminPage name="adminUsers">
      <UserFilters />
      <UserList />
    </AdminPage>
  );
}

function UserList() {
  const { filter } = useUserFilter();
  const list = useListKeys<HTMLUListElement>();
  return (
    <PagedList
      ref={list}
      state={useUsers(filter)}
      label={t(texts, 'administration.users.list')}
      empty={{
        icon: Users,
        title: t(texts, 'administration.users.none.title'),
        text: t(texts, 'administration.users.none.text')
      }}
    >
      {(user) => <UserItem key={user.id} user={user} />}
    </PagedList>
  );
}

function UserItem({ user }: { readonly user: UserCard }) {
  const formatDay = useFormatDay();
  return (
    <li className="relative grid min-w-0 grid-cols-1 gap-1 rounded-panel border border-n6 bg-n2 px-4 py-3 text-ui hover:border-n8 sm:grid-cols-[1fr_auto] sm:gap-x-4">
      <Link
        to={paths.adminUser.getHref(user.id)}
        className="min-w-0 truncate font-medium text-n12 before:absolute before:inset-0 before:rounded-panel"
      >
        <bdi>{user.displayName}</bdi> <span className="text-n10">@{user.username}</span>
      </Link>
      <UserTags user={user} />
      <span className="min-w-0 truncate text-n11">{user.email}</span>
      <span className="text-label text-n10">
        {t(texts, 'administration.users.since', { day: formatDay(user.createdAt) })}
      </span>
    </li>
  );
}
