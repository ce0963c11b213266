import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '#shared/domain/craft/fit/rules/fit-rule.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/fit.json';

const marks = {
  error: { icon: CircleAlert, classes: 'text-danger-11' },
  warning: { icon: TriangleAlert, classes: 'text-warning-11' },
  info: { icon: Info, classes: 'text-daylight-11' }
} as const satisfies Record<Severity, object>;

/** The severity as a shape and a word, so that it does not depend on color. */
export function SeverityMark({ severity }: { readonly severity: Severity }) {
  const { icon: Icon, classes } = marks[severity];
  return (
    <span className={`inline-flex items-center gap-1 text-label font-medium whitespace-nowrap ${classes}`}>
      <Icon aria-hidden size={14} className="shrink-0" />
      {t(texts, `fit.severity.${severity}`)}
    </span>
  );
}
