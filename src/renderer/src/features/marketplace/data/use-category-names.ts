import { useQuery } from '@tanstack/react-query';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { nameListingCategory } from '#renderer/messages/translated-names.ts';
import { useMarketDependencies } from './dependencies.tsx';

/** Names a category by its key; a text that is no category, or not known yet, is shown as it is. */
export function useCategoryNames(): (key: string) => string {
  const { categories } = useMarketDependencies();
  const { data } = useQuery({ queryKey: ['categories.list'], queryFn: () => unwrap(categories.list()) });
  return (key) => {
    const found = data?.find((category) => category.key === key);
    return found === undefined ? choiceLabel(key) : nameListingCategory(found.names);
  };
}
