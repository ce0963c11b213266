import { useSyncExternalStore } from 'react';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Checkbox } from '#renderer/ui/fields/checkbox.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/matrix.json';
import { formatPromptCount } from './axis-drafts.ts';
import { useMatrix, useMatrixTools } from './matrix-context.ts';
import type { MadeMatrix } from './matrix-store.ts';
import { ResultCards, ResultTable } from './result-lists.tsx';
import { isMadeOf, type MatrixRow, useRows } from './matrix-rows.ts';
import { StepHeading } from './row-parts.tsx';

type MatrixResultsProps = {
  readonly made: MadeMatrix;
  readonly document: PromptDocument;
  readonly takesFocus: boolean;
};

const roomy = '(min-width: 40rem)';

function listen(onChange: () => void): () => void {
  const stopping = new AbortController();
  matchMedia(roomy).addEventListener('change', onChange, { signal: stopping.signal });
  return () => stopping.abort();
}

/** The prompts of the matrix with what the check says about each. */
export function MatrixResults({ made, document, takesFocus }: MatrixResultsProps) {
  const { all, shown } = useRows(made);
  const { make, filter } = useMatrixTools().store.getState();
  const isRoomy = useSyncExternalStore(listen, () => matchMedia(roomy).matches);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StepHeading takesFocus={takesFocus}>{formatPromptCount(all.length)}</StepHeading>
        <ResultTools shown={shown} />
      </div>
      {!isMadeOf(document, made, all) && (
        <Callout
          tone="info"
          actions={
            <Button onClick={() => make({ ...made, source: document })}>
              {t(texts, 'matrix.makeAgain')}
            </Button>
          }
        >
          {t(texts, 'matrix.outdated')}
        </Callout>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={t(texts, 'matrix.noneLegal.title')}
          text={t(texts, 'matrix.noneLegal.text')}
          action={<Button onClick={() => filter(false)}>{t(texts, 'matrix.showAll')}</Button>}
        />
      ) : isRoomy ? (
        <ResultTable made={made} rows={shown} />
      ) : (
        <ResultCards rows={shown} />
      )}
    </div>
  );
}

function ResultTools({ shown }: { readonly shown: readonly MatrixRow[] }) {
  const { isBestFirst, isSupportedOnly, selected } = useMatrix((state) => state);
  const { sort, filter, select } = useMatrixTools().store.getState();
  const places = shown.map(({ place }) => place);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Checkbox
        isChecked={places.length > 0 && places.every((place) => selected.has(place))}
        onChange={(isChecked) => select(places, isChecked)}
      >
        <span className="text-ui">{t(texts, 'matrix.selectAll')}</span>
      </Checkbox>
      <SwitchInput
        id="matrix-legal"
        label={t(texts, 'matrix.legalOnly')}
        isOn={isSupportedOnly}
        onChange={filter}
      />
      <Segmented
        label={t(texts, 'matrix.order')}
        value={isBestFirst ? 'best' : 'made'}
        options={[
          { value: 'made', label: t(texts, 'matrix.order.made') },
          { value: 'best', label: t(texts, 'matrix.order.best') }
        ]}
        onChange={(order) => sort(order === 'best')}
      />
    </div>
  );
}
