import { useMemo } from 'react';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import { FitCheck } from './fit-check.tsx';
import { makeFitReport } from './fit-report.ts';

type Props = {
  readonly data: PromptData;
  readonly onChange: (changes: Partial<PromptData>) => void;
};

/** The fit check of a prompt outside the builder, with its fixes. */
export function PromptFit({ data, onChange }: Props) {
  const registry = useModelRegistry();
  const report = useMemo(
    () => registry && makeFitReport({ name: '', data }, { registry, today: todayInUtc() }),
    [registry, data]
  );
  if (report === null) return null;
  return <FitCheck report={report} onFix={({ changes }) => onChange(changes)} renderMore={() => null} />;
}
