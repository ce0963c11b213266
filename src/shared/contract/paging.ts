import * as z from 'zod';

/** A part of a list: the next one is asked for with the cursor, which says nothing to anybody else. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

export const PageRequest = z.object({
  cursor: z.string().max(500).optional(),
  limit: z.int().min(1).max(60).default(20)
});
