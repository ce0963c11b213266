import type { showcaseEntries } from '../../db/schema/contact-and-showcase.ts';
import { videoUrl } from '#shared/domain/market/video-address.ts';

type Row = typeof showcaseEntries.$inferSelect;

/** What an entry shows whether or not it was approved; who sent it in is nobody's to see. */
export const toShown = ({ id, title, creator, model, note, host, videoId, data }: Row) => ({
  id,
  title,
  creator,
  model,
  note,
  video: { host, id: videoId, url: videoUrl(host, videoId) },
  data
});
