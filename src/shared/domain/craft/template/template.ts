// A template is a prompt to start from: built in, or made by the user.
import * as z from 'zod';
import { PromptData } from '../prompt/prompt.ts';

/** A preset that ships with the product. Its category and tags follow from its data. */
export type BuiltInTemplate = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly data: PromptData;
};

/** A user's template as the device stores it; id `user-template-{timestamp}`. */
export const UserTemplate = z.object({
  id: z.string().regex(/^user-template-\d+$/),
  name: z.string().min(1),
  category: z.string(),
  description: z.string(),
  promptData: PromptData,
  tags: z.array(z.string()),
  createdAt: z.number(),
  updatedAt: z.number()
});
export type UserTemplate = z.infer<typeof UserTemplate>;

/** The user's state of a template: favorite and usage. */
export const TemplateState = z.object({
  templateId: z.string(),
  isFavorite: z.boolean(),
  usageCount: z.int().nonnegative(),
  /** Milliseconds since 1970; null until first used. */
  lastUsedAt: z.number().nullable()
});
export type TemplateState = z.infer<typeof TemplateState>;

/** A template as the library shows it: the preset or user template joined with its mark. */
export type Template = UserTemplate & {
  readonly isUserCreated: boolean;
  readonly isFavorite: boolean;
  readonly usageCount: number;
};
