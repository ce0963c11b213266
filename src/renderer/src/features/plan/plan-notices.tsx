import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import texts from '#renderer/messages/en/plan.json';
import { clipAnchor } from './clip-actions.ts';
import { isOfOtherPrompt, planContext } from './plan-state.ts';
import { type PlanOutlets, replacePlan } from './plan-export-actions.ts';

/** Messages about the plan as a whole. */
export function PlanNotices({ outlets }: { readonly outlets: PlanOutlets }) {
  const store = planContext.useStoreApi();
  const { startOver, saveNow } = store.getState();
  const version = planContext.use((state) => state.version);
  const refusal = planContext.use((state) => state.refusal);
  const isOfOther = planContext.use(isOfOtherPrompt);
  if (version === null) return null;
  return (
    <>
      {refusal !== null && (
        <Callout
          tone="danger"
          isLive
          actions={<Button onClick={() => void saveNow()}>{t(texts, 'plan.tryAgain')}</Button>}
        >
          {t(texts, 'plan.notSaved', { why: refusal })}
        </Callout>
      )}
      {isOfOther && (
        <Callout
          tone="info"
          isLive
          actions={
            <>
              <Button onClick={() => replacePlan(store, outlets, t(texts, 'plan.fromPrompt'), startOver)}>
                {t(texts, 'plan.again')}
              </Button>
              <Button
                variant="ghost"
                onClick={() => outlets.openInBuilder(version.document, t(texts, 'plan.openedPrompt'))}
              >
                {t(texts, 'plan.openPrompt')}
              </Button>
            </>
          }
        >
          {t(texts, 'plan.otherPrompt')}
        </Callout>
      )}
      <Findings />
    </>
  );
}

function Findings() {
  const plan = planContext.use((state) => state.version?.plan);
  if (plan === undefined) return null;
  const troubled = plan.clips.flatMap(({ id, problems }, index) =>
    problems.length === 0 ? [] : [{ id, number: index + 1 }]
  );
  if (String(plan.note) === '' && troubled.length === 0) {
    return (
      <p className="flex items-start gap-2 text-ui text-success-11">
        <CircleCheck aria-hidden size={16} className="mt-0.5 shrink-0" />
        {t(texts, 'plan.allFine')}
      </p>
    );
  }
  return (
    <section aria-label={t(texts, 'plan.lookAt')} className="grid gap-2 text-ui">
      <p className="flex items-start gap-2">
        <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warning-11" />
        <span>{translate(plan.note)}</span>
      </p>
      {troubled.length > 0 && (
        <ul className="flex flex-wrap gap-x-3 gap-y-1">
          {troubled.map(({ id, number }) => (
            <li key={id}>
              <a
                href={`#${clipAnchor(id)}`}
                className="inline-flex min-h-target items-center font-medium text-daylight-11 underline underline-offset-4"
              >
                {t(texts, 'plan.clip', { number })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
