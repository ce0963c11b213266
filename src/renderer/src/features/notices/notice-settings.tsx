import { useId, useState } from 'react';
import type { RowDraft } from '#renderer/feature-api/row-draft.ts';
import { useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { useSyncedRows } from '#renderer/feature-api/sync/synced-rows.ts';
import { UnconfirmedMark } from '#renderer/feature-api/sync/unconfirmed-mark.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/notices.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';
import { chooseChannel, readNoticeSettings } from './notice-rows.ts';

/** Which notices are sent, and through which channels. Each switch applies at once, also without a connection. */
export function NoticeSettings() {
  const { writeRows } = useServices();
  const { data: rows, isError } = useSyncedRows('noticeSettings');
  const isOnline = useIsOnline();
  const [problem, setProblem] = useState<string | null>(null);
  if (rows === undefined || rows === null)
    return isError || (rows === null && !isOnline) ? <NotLoaded /> : <Loading />;
  const choose = async (change: RowDraft) => {
    const written = await writeRows([change]);
    setProblem(written.ok ? null : translateError(written.error));
  };
  return (
    <>
      <p className="text-ui text-n11">{t(texts, 'notices.text')}</p>
      <FormProblem problem={problem} />
      <ul className="grid divide-y divide-n6">
        {readNoticeSettings(rows).map((each) => (
          <KindRow key={each.kind} chosen={each} onChoose={(change) => void choose(change)} />
        ))}
      </ul>
    </>
  );
}

function NotLoaded() {
  const { syncNow } = useServices();
  return (
    <Callout tone="warning" actions={<Button onClick={syncNow}>{t(texts, 'notices.tryAgain')}</Button>}>
      {t(texts, 'notices.notLoaded')}
    </Callout>
  );
}

const Loading = () => (
  <div role="status" aria-label={t(texts, 'notices.loading')}>
    <Skeleton className="h-60" />
  </div>
);

type RowProps = {
  readonly chosen: ReturnType<typeof readNoticeSettings>[number];
  readonly onChoose: (change: RowDraft) => void;
};

function KindRow({ chosen, onChoose }: RowProps) {
  const id = useId();
  const kind = t(texts, `notices.title.${chosen.kind}`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1 text-ui">
      <span className="inline-flex min-w-48 flex-1 items-center gap-2">
        {kind}
        <UnconfirmedMark entity="noticeSettings" id={chosen.kind} label={t(texts, 'notices.unconfirmed')} />
      </span>
      <span className="flex flex-wrap gap-x-6">
        {(['inApp', 'byMail'] as const).map((way) => (
          <span key={way} className="inline-flex items-center gap-2">
            <SwitchInput
              id={`${id}-${way}`}
              label={t(texts, `notices.${way}Named`, { kind })}
              isLabelHidden
              isOn={chosen[way]}
              onChange={(isOn) => onChoose(chooseChannel(chosen, way, isOn))}
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
