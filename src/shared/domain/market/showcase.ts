// A showcase entry is a video made with a prompt, shown beside the prompt once an administrator has approved it.
import * as z from 'zod';
import { EmailAddress } from '../people/account.ts';
import { PromptData } from '../craft/prompt/prompt.ts';

/** Hosts whose player can be embedded; nothing of them loads before the reader agrees. */
export const showcaseHosts = ['youtube', 'vimeo'] as const;

export const ShowcaseDraft = z.object({
  title: z.string().trim().min(1).max(120),
  /** The page of the video at one of the hosts. */
  videoUrl: z.url({ protocol: /^https$/ }).max(300),
  creator: z.string().trim().min(1).max(60),
  model: z.string().max(60),
  note: z.string().trim().max(1000),
  data: PromptData
});
export type ShowcaseDraft = z.infer<typeof ShowcaseDraft>;

export const ShowcaseEntry = z.object({
  id: z.string(),
  title: z.string(),
  creator: z.string(),
  model: z.string(),
  note: z.string(),
  video: z.object({ host: z.enum(showcaseHosts), id: z.string(), url: z.string() }),
  data: PromptData,
  approvedAt: z.int()
});
export type ShowcaseEntry = z.infer<typeof ShowcaseEntry>;

export const contactTopics = ['question', 'problem', 'billing', 'rights', 'other'] as const;

export const ContactMessage = z.object({
  name: z.string().trim().min(1).max(60),
  email: EmailAddress,
  topic: z.enum(contactTopics),
  message: z.string().trim().min(10).max(5000)
});
export type ContactMessage = z.infer<typeof ContactMessage>;
