// Which open pages were loaded by an earlier version. As long as one of them lives, the files of its version stay.

export type PreviousVersions = {
  /** To be called when this version takes over: every page open now belongs to an earlier one until it reloads. */
  readonly remember: () => Promise<void>;
  /** Deletes what only earlier versions used, once none of their pages is left. */
  readonly purgeOutdated: () => Promise<void>;
};

export type OldPagesDependencies = {
  readonly caches: Pick<CacheStorage, 'open' | 'delete' | 'has'>;
  readonly listPageIds: () => Promise<readonly string[]>;
  /** A newer version has put its files into the same cache and has not taken over yet. */
  readonly isVersionComing: () => boolean;
  /** The precache, which all versions share. */
  readonly cacheName: string;
  /** Absolute addresses of the files of this version, as they are in the precache. */
  readonly currentUrls: () => readonly string[];
};

/** A worker is stopped and started at will, so the ids are kept where it can keep anything: in a cache. */
const noteCacheName = 'reelwright-old-pages';
const noteUrl = '/old-pages';

export function createPreviousVersions(dependencies: OldPagesDependencies): PreviousVersions {
  const { caches, listPageIds, isVersionComing, cacheName, currentUrls } = dependencies;

  const readNote = async (): Promise<readonly string[] | null> => {
    if (!(await caches.has(noteCacheName))) return null;
    const note = await (await caches.open(noteCacheName)).match(noteUrl);
    return note === undefined ? null : ((await note.json()) as string[]);
  };

  const deleteOutdated = async () => {
    const cache = await caches.open(cacheName);
    const current = new Set(currentUrls());
    const outdated = (await cache.keys()).filter(({ url }) => !current.has(url));
    await Promise.all(outdated.map((request) => cache.delete(request)));
  };

  return {
    remember: async () => {
      const note = await caches.open(noteCacheName);
      await note.put(noteUrl, Response.json(await listPageIds()));
    },
    purgeOutdated: async () => {
      const old = await readNote();
      if (old === null) return;
      const open = new Set(await listPageIds());
      if (isVersionComing() || old.some((id) => open.has(id))) return;
      await deleteOutdated();
      await caches.delete(noteCacheName);
    }
  };
}
