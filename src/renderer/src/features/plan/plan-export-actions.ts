import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Notify } from '#renderer/lib/notify.ts';

/** The ways out of the plan, which belong to the rest of the app. */
export type PlanOutlets = {
  /** `copiedText` is told how many characters went, and names what they were. */
  readonly copy: (text: string, copiedText: (count: number) => string) => Promise<void>;
  readonly download: (fileName: string, text: string) => Promise<void>;
  /** Puts a prompt into the builder, as a step there. */
  readonly openInBuilder: (document: PromptDocument, label: string) => void;
  readonly notify: Notify;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A file's name without an ending, made from the prompt's own. */
  readonly nameFile: (document: PromptDocument) => string;
};
