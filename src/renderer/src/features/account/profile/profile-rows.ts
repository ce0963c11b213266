// The user's own profile as its row says it, and what they do to it, as a change of that row.
import type { ReplicaRow } from '#shared/contract/device-sync.ts';
import type { Account, ProfileDraft, ProfileLink } from '#shared/domain/people/account.ts';
import type { Change } from '#shared/domain/sync/mutation.ts';
import type { DocumentValue } from '#shared/domain/sync/row.ts';
import { isSameValue } from '#shared/kit/merge/merge-value.ts';
import type { RowDraft } from '#renderer/feature-api/row-draft.ts';

export type OwnProfile = Account['profile'];

/** Undefined for a row of a newer app that this one cannot read. */
export function readProfile({
  username,
  displayName,
  bio,
  links,
  avatarUrl
}: DocumentValue): OwnProfile | undefined {
  const isRead = typeof username === 'string' && typeof displayName === 'string' && typeof bio === 'string';
  if (!isRead || !Array.isArray(links)) return undefined;
  return {
    username,
    displayName,
    bio,
    links: readLinks(links),
    avatarUrl: typeof avatarUrl === 'string' ? avatarUrl : null
  };
}

export const readLinks = (links: unknown): ProfileLink[] =>
  !Array.isArray(links)
    ? []
    : links.flatMap((link: unknown) => {
        const { label, url } = { ...(link as { label?: unknown; url?: unknown } | null) };
        return typeof label === 'string' && typeof url === 'string' ? [{ label, url }] : [];
      });

const fields = ['displayName', 'bio', 'links'] as const;

/** The user's changes to the profile that they saw; undefined if they changed nothing. */
export function editProfile(
  { id, basedOn }: Pick<ReplicaRow, 'id' | 'basedOn'>,
  seen: ProfileDraft,
  made: ProfileDraft
): RowDraft | undefined {
  const edits = fields
    .filter((field) => !isSameValue(seen[field], made[field]))
    .map((field) => ({ path: [field], from: seen[field], to: made[field] }));
  if (edits.length === 0) return undefined;
  return { entity: 'profiles', rowId: id, basedOn, change: { kind: 'edit', edits, settled: [] } };
}

/** The profile with what the user wrote in a change that the server refused. */
export function withRefused(profile: OwnProfile, change: Change): OwnProfile {
  if (change.kind !== 'edit') return profile;
  const written = Object.fromEntries(change.edits.map(({ path, to }) => [path.join(), to ?? null]));
  return readProfile({ ...profile, ...written }) ?? profile;
}
