import type { TextField } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { Rewrite } from './rewrites.tsx';

/** A rewrite of what stands in one field, so that the fit check can judge it. */
export type FieldRewrite = Rewrite & { readonly field: TextField };
