// Categories of listings: offered to sellers, shown by name, and managed by administrators.
import * as z from 'zod';
import { CategoryNames, maxCategoryLength } from '../../domain/market/category/category.ts';
import { command, nothing, query } from '../procedure.ts';
import { adminReasonLength } from './admin/users.ts';

const reason = z.string().trim().min(adminReasonLength.min).max(adminReasonLength.max);
const text = z.string().trim().min(1).max(maxCategoryLength);

const Category = z.object({
  /** The text that its listings carry. */
  key: z.string(),
  names: CategoryNames,
  /** Not offered for new listings. */
  isRetired: z.boolean()
});
export type Category = z.infer<typeof Category>;

const ManagedCategory = Category.extend({
  /** Other texts that count as this category, in lower case. */
  aliases: z.array(z.string()),
  /** How many are on sale. */
  listings: z.int()
});
export type ManagedCategory = z.infer<typeof ManagedCategory>;

const UnfiledText = z.object({ text: z.string(), listings: z.int() });
export type UnfiledText = z.infer<typeof UnfiledText>;

export const categoryProcedures = {
  /** In their order. */
  'categories.list': query(nothing, z.array(Category)),
  /** With the texts of listings that are no category, the most common first. */
  'categories.listUses': query(
    nothing,
    z.object({ categories: z.array(ManagedCategory), unfiled: z.array(UnfiledText) })
  ),
  /** Added last. Refuses a name that another category has with `conflict`. */
  'categories.add': command(z.object({ names: CategoryNames, reason }), nothing),
  /** Former names go on counting as the category. Refuses a name that another category has with `conflict`. */
  'categories.change': command(
    z.object({
      key: text,
      names: CategoryNames,
      /** From 1; the others move up or down. */
      position: z.int().min(1),
      isRetired: z.boolean(),
      reason
    }),
    nothing
  ),
  /** `from` is the key of a category, which is then gone, or any other text. Listings keep their text. */
  'categories.merge': command(z.object({ from: text, into: text, reason }), nothing)
} as const;
