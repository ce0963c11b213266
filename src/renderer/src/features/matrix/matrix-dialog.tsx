import { useId, useState } from 'react';
import { useStore } from 'zustand';
import type { DialogProps } from '#renderer/feature-api/dialogs.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/matrix.json';
import { ChooseFields } from './choose-fields.tsx';
import { MatrixToolsProvider, useMatrix, useMatrixTools } from './matrix-context.ts';
import { useNewTools } from './use-new-tools.ts';
import { MatrixResults } from './matrix-results.tsx';
import { ResultActions } from './result-actions.tsx';
import { Grid3x3 } from 'lucide-react';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { describeCombinations, readDrafts } from './axis-drafts.ts';

/** One prompt in every combination of a few fields: choose them, then look at what they make. */
export function MatrixDialog({ onClose }: DialogProps) {
  const registry = useModelRegistry();
  return registry === null ? null : <WithTools registry={registry} onClose={onClose} />;
}

function WithTools({ registry, onClose }: DialogProps & { readonly registry: ModelRegistry }) {
  return (
    <MatrixToolsProvider value={useNewTools(registry)}>
      <OpenMatrix onClose={onClose} />
    </MatrixToolsProvider>
  );
}

function OpenMatrix({ onClose }: DialogProps) {
  const document = useStore(useServices().prompt, (state) => state.document);
  const made = useMatrix((state) => state.made);
  // The step that was just left takes its focus with it; the next one begins at its top.
  const [hasMoved, setHasMoved] = useState(false);
  const move = () => setHasMoved(true);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'matrix.title')}
      description={t(texts, 'matrix.description')}
      size="xl"
      footer={
        made === null ? (
          <MakeButton document={document} onMade={move} />
        ) : (
          <ResultActions made={made} onBack={move} />
        )
      }
    >
      {made === null ? (
        <ChooseFields document={document} takesFocus={hasMoved} />
      ) : (
        <MatrixResults made={made} document={document} takesFocus={hasMoved} />
      )}
    </Dialog>
  );
}

type MakeButtonProps = { readonly document: PromptDocument; readonly onMade: () => void };

/** Says how many prompts it makes, or why it cannot. */
function MakeButton({ document, onMade }: MakeButtonProps) {
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
