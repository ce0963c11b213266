import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListingMedium, MediaKind, Medium } from '#shared/domain/market/media/preview-media.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { uploadFile } from '#renderer/feature-api/media/upload-file.ts';
import { type Attempt, type PendingFile, useUploadQueue } from './use-upload-queue.ts';

/** The draft that is being edited. */
type EditedDraft = {
  readonly draft: SavedListingDraft;
  readonly change: (changes: Partial<SavedListingDraft>) => void;
};

export type DraftMedia = {
  readonly pending: readonly PendingFile[];
  /** The stored media by id; those that the server no longer has are missing. */
  readonly stored: ReadonlyMap<string, Medium>;
  readonly isLoaded: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly dismiss: (key: string) => void;
  /** Uploads an image and resolves to it; null on failure. */
  readonly uploadPoster: (image: Blob) => Promise<Medium | null>;
  readonly changeMedia: (change: (media: readonly ListingMedium[]) => readonly ListingMedium[]) => void;
};

/** The media of a draft: stored ones, and uploads one after the other. */
export function useDraftMedia({ draft, change }: EditedDraft): DraftMedia {
  const { mediaUploads, now } = useSellingDependencies();
  const { stored, isLoaded, remember } = useStoredMedia(draft);
  const latest = useLatestMedia(draft, change);
  const model = draft.data?.model ?? '';
  const upload = useCallback(
    async (file: Blob, kind: MediaKind, { signal, onProgress }: Attempt) => {
      const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
      const answer = await uploadFile(file, kind, { mediaUploads, now, wait, signal, onProgress });
      if (answer.ok) remember(answer.value);
      return answer;
    },
    [mediaUploads, now, remember]
  );
  const uploadMedium = useCallback(
    async (file: File, kind: MediaKind, attempt: Attempt) => {
      const answer = await upload(file, kind, attempt);
      if (!answer.ok) return answer.error;
      const { id } = answer.value;
      const madeOn = toIsoDate(file.lastModified).slice(0, 10);
      latest.changeMedia((media) =>
        media.some((each) => each.id === id)
          ? media
          : [...media, { id, alt: '', model, madeOn, posterId: null }]
      );
      return null;
    },
    [upload, latest, model]
  );
  const queue = useUploadQueue(uploadMedium);
  const uploadPoster = useCallback(
    async (image: Blob) => {
      const attempt = { signal: new AbortController().signal, onProgress: () => undefined };
      const answer = await upload(image, 'image', attempt);
      return answer.ok ? answer.value : null;
    },
    [upload]
  );
  return { ...queue, stored, isLoaded, uploadPoster, changeMedia: latest.changeMedia };
}

function useStoredMedia({ media }: SavedListingDraft) {
  const { media: cloud } = useSellingDependencies();
  const [uploaded, setUploaded] = useState<readonly Medium[]>([]);
  const ids = media.flatMap(({ id, posterId }) => (posterId === null ? [id] : [id, posterId]));
  const { data } = useQuery({
    queryKey: ['media.list', ids],
    queryFn: () => unwrap(cloud.list({ ids })),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData
  });
  const stored = useMemo(
    () => new Map([...(data ?? []), ...uploaded].map((medium) => [medium.id, medium])),
    [data, uploaded]
  );
  const remember = useCallback((medium: Medium) => setUploaded((before) => [...before, medium]), []);
  return { stored, isLoaded: data !== undefined, remember };
}

/** Uploads end later than they began: a change applies to the media as they are then. */
function useLatestMedia({ media }: SavedListingDraft, change: EditedDraft['change']) {
  const current = useRef({ media, change });
  useEffect(() => {
    current.current = { media, change };
  });
  return useMemo(
    () => ({
      changeMedia: (edit: (before: readonly ListingMedium[]) => readonly ListingMedium[]) => {
        const next = [...edit(current.current.media)];
        current.current = { ...current.current, media: next };
        current.current.change({ media: next });
      }
    }),
    []
  );
}
