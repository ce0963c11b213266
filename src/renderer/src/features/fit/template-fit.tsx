import { useMemo } from 'react';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { listTemplateChanges } from '#shared/domain/craft/template/search/fits-first.ts';
import { resolveSettings } from '#shared/domain/craft/compile/adapt/resolve-settings.ts';
import { useNewPromptModel } from '#renderer/feature-api/use-model-registry.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import { makeFitReport } from './fit-report.ts';
import { SeverityMark } from './severity-mark.tsx';

/** The builder shows all of it, with fixes. */
const adviceLimit = 3;

/** The fit of a template's prompt for its model, and the changes made on opening it. */
export function TemplateFit({ data }: { readonly data: PromptData }) {
  const registry = useModelRegistry();
  const model = useNewPromptModel();
  const changes = model === null ? [] : listTemplateChanges(data, model);
  const report = useMemo(() => {
    const opened = model === null ? data : resolveSettings({ ...data, model: model.id }, model).data;
    return registry && makeFitReport({ name: '', data: opened }, { registry, today: todayInUtc() });
  }, [registry, data, model]);
  if (report === null || report.summary === '') return null;
  return (
    <div className="grid gap-1.5 rounded-control border border-n6 p-3 text-ui">
      <p className="font-medium">{report.summary}</p>
      <ul className="grid gap-1 text-n11 empty:hidden">
        {changes.map(({ field, why }) => (
          <li key={field}>{translate(why)}</li>
        ))}
        {report.advice.slice(0, adviceLimit).map(({ ruleId, severity, message }) => (
          <li key={`${ruleId} ${message}`} className="flex items-start gap-2">
            <SeverityMark severity={severity} />
            <span className="min-w-0">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
