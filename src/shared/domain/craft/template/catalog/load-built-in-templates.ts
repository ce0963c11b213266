// The built-in templates come as a chunk of their own, which can fail to load.
import { err, ok, type Result } from '../../../../kit/result.ts';
import type { BuiltInTemplate } from '../template.ts';

/** Shown where the templates would be (spec §8). */
export const templateLoadError = 'Failed to load templates';

type Catalog = { readonly builtInTemplates: readonly BuiltInTemplate[] };

const importCatalog = (): Promise<Catalog> => import('./catalog.ts');

export async function loadBuiltInTemplates(
  load: () => Promise<Catalog> = importCatalog
): Promise<Result<readonly BuiltInTemplate[], typeof templateLoadError>> {
  try {
    return ok((await load()).builtInTemplates);
  } catch {
    return err(templateLoadError);
  }
}
