import { type ComponentType, createElement } from 'react';
import type { Screen } from '#renderer/feature-api/feature.ts';
import { type PartName, type Parts, PartsProvider } from '#renderer/feature-api/parts.ts';
import { features } from './features.ts';

/** A screen or dialog with the parts of other features that it names. */
export async function loadWithParts<Props extends object>({
  load,
  parts = []
}: Screen<Props>): Promise<ComponentType<Props>> {
  const [Shown, loadedParts] = await Promise.all([load(), loadParts(parts)]);
  return (props: Props) => createElement(PartsProvider, { value: loadedParts }, createElement(Shown, props));
}

async function loadParts(names: readonly PartName[]): Promise<Partial<Parts>> {
  const loaded = await Promise.all(names.map(async (name) => [name, await loadPart(name)] as const));
  return Object.fromEntries(loaded);
}

function loadPart(name: PartName): Promise<Parts[PartName]> {
  const load = features.map(({ parts }) => parts?.[name]).find((found) => found !== undefined);
  if (load === undefined) throw new Error(`No feature has the part ${name}`);
  return load();
}
