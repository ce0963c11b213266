import { readAnalysis } from '#shared/domain/craft/fit/analysis.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/fit.json';
import { fitContext } from './fit-store.ts';
import { summarizeFit } from './summarize-fit.ts';

/** The analysis that an entry of the history was saved with, where the fit check finds something else by now. */
export function SavedAnalysis({ value }: { readonly value: unknown }) {
  const current = fitContext.use((state) => state.report?.summary);
  const analysis = readAnalysis(value);
  if (analysis === null || current === undefined || current === '') return null;
  const summary = summarizeFit(analysis);
  if (summary === current) return null;
  return <p className="text-label text-n11">{t(texts, 'fit.whenSaved', { summary })}</p>;
}
