import type { ServerNotification } from '#renderer/features/notifications/server-notifications.ts';

/** More at once would cover the screen; the badge has the number. */
const mostAtOnce = 3;

/**
 * The unread notices that are newer than `told`, the oldest first, and the newest id for the next time. Ids sort by their
 * birth. Of a first list nothing is news.
 */
export function findNews(
  listed: readonly ServerNotification[],
  told: string
): { readonly news: readonly ServerNotification[]; readonly told: string } {
  const newest = listed.reduce((latest, { id }) => (id > latest ? id : latest), told);
  if (told === '') return { news: [], told: newest };
  const news = listed
    .filter(({ id, read }) => id > told && !read)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return { news: news.slice(-mostAtOnce), told: newest };
}
