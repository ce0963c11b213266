import type { CategoryNames } from './category.ts';

type Named = { readonly key: string; readonly names: CategoryNames };

/** The category that a key or one of the present names stands for, in upper or lower case. */
export function findCategory<Category extends Named>(
  categories: readonly Category[],
  text: string
): Category | undefined {
  const lower = text.trim().toLowerCase();
  return (
    categories.find(({ key }) => key === text) ??
    categories.find(({ key, names }) =>
      [key, names.en, names.es].some((each) => each.toLowerCase() === lower)
    )
  );
}
