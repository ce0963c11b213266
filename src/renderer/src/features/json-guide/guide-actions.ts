import type { ReactNode } from 'react';
import type { Loss } from '#shared/domain/compile/loss.ts';
import type { PromptDocument } from '#shared/domain/prompt/prompt.ts';

/** What the guide asks of the app around it. */
export type GuideActions = {
  /** `what` completes "Copied 412 characters …". */
  readonly copy: (text: string, what: string) => Promise<void>;
  readonly download: (fileName: string, text: string) => Promise<void>;
  /** Puts the prompt in place of the one in the builder, as a step that can be undone. */
  readonly openInBuilder: (document: PromptDocument) => void;
  readonly renderLosses: (losses: readonly Loss[]) => ReactNode;
};
