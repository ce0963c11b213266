import { useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedMessage } from '#shared/contract/cloud/admin/overview.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { PagedList } from '../frame/paged-list.tsx';
import { usePages } from '../users/queries/user-queries.ts';

const listKey = ['contactMessages.list'] as const;

/** Messages from the contact page that nobody has answered. */
export function MessagesPage() {
  return (
    <AdminPage name="adminMessages">
      <Messages />
    </AdminPage>
  );
}

function Messages() {
  const { contactMessages } = useAdminDependencies();
  return (
    <PagedList
      state={usePages<ReceivedMessage>(listKey, (page) => contactMessages.list(page))}
      label={t(texts, 'admin-overview.messages.list')}
      empty={{
        icon: MailCheck,
        title: t(texts, 'admin-overview.messages.none.title'),
        text: t(texts, 'admin-overview.messages.none.text')
      }}
    >
      {(message) => <MessageItem key={message.id} message={message} />}
    </PagedList>
  );
}

function MessageItem({ message }: { readonly message: ReceivedMessage }) {
  const { name, email, topic, receivedAt } = message;
  const formatMoment = useFormatMoment();
  const subject = encodeURIComponent(t(texts, 'admin-overview.messages.subject'));
  return (
    <li className="grid min-w-0 grid-cols-1 gap-2 rounded-panel border border-n6 bg-n2 p-4 text-ui">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-read font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <Tag>{t(texts, `admin-overview.messages.topic.${topic}`)}</Tag>
        <span className="text-label wrap-anywhere text-n10">
          {email} · {formatMoment(receivedAt)}
        </span>
      </div>
      <p dir="auto" className="max-w-read wrap-anywhere whitespace-pre-line">
        {message.message}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
          className={buttonClasses('secondary')}
        >
          {t(texts, 'admin-overview.messages.reply')}
        </a>
        <AnsweredButton id={message.id} />
      </div>
    </li>
  );
}

function AnsweredButton({ id }: { readonly id: string }) {
  const { contactMessages, notify } = useAdminDependencies();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const mark = async () => {
    setIsBusy(true);
    const answer = await contactMessages.markAnswered({ id });
    setIsBusy(false);
    if (answer.ok) notify({ type: 'info', title: t(texts, 'admin-overview.messages.done') });
    else
      notify({
        type: 'error',
        title: t(texts, 'admin-overview.messages.failed'),
        message: translateError(answer.error)
      });
    void client.invalidateQueries({ queryKey: listKey });
  };
  return (
    <Button isBusy={isBusy} onClick={() => void mark()}>
      {t(texts, 'admin-overview.messages.answered')}
    </Button>
  );
}
