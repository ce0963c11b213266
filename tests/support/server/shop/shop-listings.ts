import { decideListing } from '#server/services/listing/submit/decide-listing.ts';
import { listSubmissions } from '#server/services/listing/submit/list-submissions.ts';
import { setOnSale } from '#server/services/listing/submit/set-on-sale.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { requestOf } from '../buying/request-of.ts';
import { buildPromptDraft, type PromptDraft } from '../seed-listings.ts';
import { publish, type Published, type ShopSeed, submit } from './shop-seed.ts';

const prompt = (concept: string, model = 'veo-3.1'): Pick<PromptDraft, 'data'> => ({
  data: { ...defaultPromptData, concept, model, duration: 8 }
});

const bell = {
  title: 'Fog bell over the harbor',
  tags: ['fog', 'harbor', 'slow'],
  ...prompt('A bell in fog')
};
const longTitle = 'Paper lanterns on the river at the end of the summer festival, filmed from a low boat';

export type ShopListings = { readonly bell: Published; readonly lanterns: Published };

/** Two that are on sale, a bundle of them, and one in each other state. */
export async function addListings(shop: ShopSeed): Promise<ShopListings> {
  await addSubmissions(shop);
  const { context, seller } = shop;
  const media = [...shop.media];
  const add = (fields: Partial<PromptDraft>) => publish(shop, buildPromptDraft({ media, ...fields }));
  const first = await add({ ...bell, priceCents: 2400 });
  const lanterns = await add({ title: longTitle, priceCents: 14_900, ...prompt('Lanterns on a river') });
  await add({ title: 'Tram up the hill', priceCents: 499, ...prompt('A tram climbs', 'sora-2') });
  await add({ title: 'One warm window', priceCents: 0, media: [], ...prompt('A window at night') });
  const archived = await add({
    title: 'Snow on the market square',
    priceCents: 899,
    ...prompt('Snow falls')
  });
  await setOnSale(context, { id: archived.id, isOnSale: false }, requestOf(seller));
  const { media: _media, data: _data, ...about } = buildPromptDraft();
  const itemIds = [first.id, lanterns.id];
  await publish(shop, { ...about, kind: 'bundle', title: 'Water at night', priceCents: 15_900, itemIds });
  return { bell: first, lanterns };
}

/** Before anything is on sale, since later listings of a known seller need no review. */
async function addSubmissions(shop: ShopSeed): Promise<void> {
  const { context } = shop;
  const kettle = { title: 'Kettle and rain', priceCents: 699, ...prompt('Rain on a kitchen window') };
  await submit(shop, kettle);
  const queue = await listSubmissions(context);
  await decideListing(context, {
    id: queue.findLast(({ content }) => content.title === kettle.title)?.id ?? '',
    outcome: 'changes_requested',
    reason: 'The second image shows another prompt. Replace it with a frame of this one.',
    actorId: null
  });
  await submit(shop, { title: 'Two gulls, one chip', priceCents: 599, ...prompt('Gulls fight over a chip') });
}
