import { useQuery } from '@tanstack/react-query';
import { loadBuiltInTemplates } from '#shared/domain/craft/template/catalog/load-built-in-templates.ts';
import type { Device } from '#shared/contract/device.ts';
import { useServices } from '#renderer/feature-api/services.ts';

const none: ReadonlyMap<string, string> = new Map();

/** The name of each template and saved prompt on this device, by id, read again when other ids are asked for. */
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
  device: Pick<Device, 'templates' | 'history'>
): Promise<ReadonlyMap<string, string>> {
  const [builtIns, templates, history] = await Promise.all([
    loadBuiltInTemplates(),
    device.templates.list(),
    device.history.list()
  ]);
  const named = [
    ...(builtIns.ok ? builtIns.value : []),
    ...(templates.ok ? templates.value : []),
    ...(history.ok ? history.value : [])
  ];
  return new Map(named.map(({ id, name }) => [id, name]));
}
