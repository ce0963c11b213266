import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { NoticeSetting } from '#shared/domain/activity/notice.ts';
import { useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/notices.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';

const key = ['notices.getSettings'];

/** Which notices are sent, and through which channels. Each switch applies at once. */
export function NoticeSettings() {
  const { notices } = useServices().platform.cloud;
  const isOnline = useIsOnline();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: () => unwrap(notices.getSettings())
  });
  const { problem, save } = useSaving(notices);
  if (isError)
    return (
      <Callout
        tone="warning"
        actions={
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {t(texts, 'notices.tryAgain')}
          </Button>
        }
      >
        {t(texts, 'notices.notLoaded')}
      </Callout>
    );
  if (data === undefined)
    return (
      <div role="status" aria-label={t(texts, 'notices.loading')}>
        <Skeleton className="h-60" />
      </div>
    );
  return (
    <>
      <p className="text-ui text-n11">{t(texts, 'notices.text')}</p>
      <FormProblem problem={problem} />
      <ul className="grid divide-y divide-n6">
        {data.map((each) => (
          <KindRow
            key={each.kind}
            chosen={each}
            isDisabled={!isOnline}
            onChange={(next) => void save(next)}
          />
        ))}
      </ul>
    </>
  );
}

type RowProps = {
  readonly chosen: NoticeSetting;
  readonly isDisabled: boolean;
  readonly onChange: (next: NoticeSetting) => void;
};

function KindRow({ chosen, isDisabled, onChange }: RowProps) {
  const id = useId();
  const kind = t(texts, `notices.title.${chosen.kind}`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1 text-ui">
      <span className="min-w-48 flex-1">{kind}</span>
      <span className="flex flex-wrap gap-x-6">
        {(['inApp', 'byMail'] as const).map((way) => (
          <span key={way} className="inline-flex items-center gap-2">
            <SwitchInput
              id={`${id}-${way}`}
              label={t(texts, `notices.${way}Named`, { kind })}
              isLabelHidden
              isOn={chosen[way]}
              isDisabled={isDisabled}
              onChange={(isOn) => onChange({ ...chosen, [way]: isOn })}
            />
            <span aria-hidden="true" className="text-label text-n11">
              {t(texts, `notices.${way}`)}
            </span>
          </span>
        ))}
      </span>
    </li>
  );
}

function useSaving(notices: Cloud['notices']) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (next: NoticeSetting) => {
    const show = (change: (known: NoticeSetting[]) => NoticeSetting[]) =>
      client.setQueryData<NoticeSetting[]>(key, (known) => (known === undefined ? known : change(known)));
    show((known) => known.map((each) => (each.kind === next.kind ? next : each)));
    const answer = await notices.saveSettings({ settings: [next] });
    setProblem(answer.ok ? null : translateError(answer.error));
    if (!answer.ok) await client.invalidateQueries({ queryKey: key });
  };
  return { problem, save };
}
