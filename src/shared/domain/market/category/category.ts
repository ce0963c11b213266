// The category of a listing.
import * as z from 'zod';

export const maxCategoryLength = 60;

const name = z.string().trim().min(1).max(maxCategoryLength);

export const CategoryNames = z.object({ en: name, es: name });
export type CategoryNames = z.infer<typeof CategoryNames>;
