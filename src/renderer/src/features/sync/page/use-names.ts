import { useQuery } from '@tanstack/react-query';
import { loadBuiltInTemplates } from '#shared/domain/craft/template/catalog/load-built-in-templates.ts';
import type { Device } from '#shared/contract/device.ts';
import { useServices } from '#renderer/feature-api/services.ts';

const none: ReadonlyMap<string, string> = new Map();

/**
 * The name of each template, saved prompt, listing draft and wishlist, and of what is wished for or reviewed, by id, read again
 * for other ids.
 */
export function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const { device } = useServices().platform;
  const { data } = useQuery({
    queryKey: ['sync.names', ...ids],
    queryFn: () => readNames(device),
    networkMode: 'always'
  });
  return data ?? none;
}

async function readNames(
  device: Pick<Device, 'templates' | 'history' | 'listingDrafts' | 'replica'>
): Promise<ReadonlyMap<string, string>> {
  const [builtIns, templates, history, drafts, lists, wishes, reviews, profiles] = await Promise.all([
    loadBuiltInTemplates(),
    device.templates.list(),
    device.history.list(),
    device.listingDrafts.list(),
    device.replica.listRows({ entity: 'wishlists' }),
    device.replica.listRows({ entity: 'wishlistItems' }),
    device.replica.listRows({ entity: 'reviews' }),
    device.replica.listRows({ entity: 'profiles' })
  ]);
  const rows = [lists, wishes, reviews, profiles].flatMap((answer) =>
    answer.ok ? (answer.value ?? []) : []
  );
  const named = [
    ...(builtIns.ok ? builtIns.value : []),
    ...(templates.ok ? templates.value : []),
    ...(history.ok ? history.value : []),
    ...(drafts.ok ? drafts.value.map(({ id, title }) => ({ id, name: title })) : [])
  ];
  return new Map([
    ...named.map(({ id, name }) => [id, name] as const),
    ...rows.flatMap(({ id, value }) => {
      const name = value['name'] ?? value['title'] ?? value['displayName'];
      return typeof name === 'string' ? [[id, name] as const] : [];
    })
  ]);
}
