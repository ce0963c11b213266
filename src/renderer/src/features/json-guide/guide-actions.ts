import type { ReactNode } from 'react';
import type { Loss } from '#shared/domain/craft/compile/adapt/loss.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';

/** What the guide asks of the app around it. */
export type GuideActions = {
  /** `copiedText` is told how many characters went, and names what they were. */
  readonly copy: (text: string, copiedText: (count: number) => string) => Promise<void>;
  readonly download: (fileName: string, text: string) => Promise<void>;
  /** Puts the prompt in place of the one in the builder, as a step that can be undone. */
  readonly openInBuilder: (document: PromptDocument) => void;
  readonly renderLosses: (losses: readonly Loss[]) => ReactNode;
};
