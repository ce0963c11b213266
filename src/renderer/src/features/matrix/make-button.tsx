import { Grid3x3 } from 'lucide-react';
import { useId } from 'react';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/matrix.json';
import { readDrafts, describeCombinations } from './axis-drafts.ts';
import { useMatrix, useMatrixTools } from './matrix-context.ts';

type MakeButtonProps = { readonly document: PromptDocument; readonly onMade: () => void };

/** Says how many prompts it makes, or why it cannot. */
export function MakeButton({ document, onMade }: MakeButtonProps) {
  const drafts = useMatrix((state) => state.drafts);
  const { make } = useMatrixTools().store.getState();
  const axes = readDrafts(drafts, document);
  const id = useId();

  function run() {
    if (!axes.ok) return;
    make({ source: document, axes: axes.value });
    onMade();
  }

  return (
    <>
      <p
        id={id}
        role="status"
        className={`me-auto self-center text-ui ${axes.ok || drafts.length === 0 ? 'text-n11' : 'text-warning-11'}`}
      >
        {axes.ok ? describeCombinations(axes.value) : axes.error}
      </p>
      <Button variant="primary" icon={Grid3x3} disabled={!axes.ok} aria-describedby={id} onClick={run}>
        {t(texts, 'matrix.make')}
      </Button>
    </>
  );
}
