import type { Analysis } from '#shared/domain/craft/fit/analysis.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/fit.json';

/** "Veo 3 will reject this: 1 error, 4 tips". */
export function summarizeFit({ model, findings: { error, warning, info } }: Analysis): string {
  const counts = [
    ...(error === 0 ? [] : [t(texts, 'fit.errors', { count: error })]),
    ...(warning === 0 ? [] : [t(texts, 'fit.tips', { count: warning })]),
    ...(info === 0 ? [] : [t(texts, 'fit.notes', { count: info })])
  ].join(', ');
  if (error > 0) return t(texts, 'fit.rejected', { model, counts });
  return counts === '' ? t(texts, 'fit.ready', { model }) : t(texts, 'fit.readyWith', { model, counts });
}
