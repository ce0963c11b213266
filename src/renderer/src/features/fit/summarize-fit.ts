import type { Analysis } from '#shared/domain/craft/fit/analysis.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/fit.json';

/** "1 thing Veo 3 refuses · 2 to look at · score 72". */
export function summarizeFit({ model, score, findings }: Analysis): string {
  const { error: errors, warning: warnings, info: infos } = findings;
  const parts = [
    errors === 0
      ? t(texts, 'fit.refusesNothing', { model })
      : t(texts, 'fit.refuses', { count: errors, model }),
    ...(warnings === 0 ? [] : [t(texts, 'fit.toLookAt', { count: warnings })]),
    ...(infos === 0 ? [] : [t(texts, 'fit.toKnow', { count: infos })]),
    t(texts, 'fit.score', { score })
  ];
  return parts.join(' · ');
}
