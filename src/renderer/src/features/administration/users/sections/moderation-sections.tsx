import type { UserReport } from '#shared/contract/cloud/admin/users.ts';
import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/administration.json';
import { nameAction } from '../../audit/action-names.ts';
import { useAdminDependencies } from '../../frame/dependencies.tsx';
import { PagedList } from '../../frame/paged-list.tsx';
import { userKey, usePages } from '../queries/user-queries.ts';
import { Row } from '../../frame/row.tsx';

type Props = { readonly id: string };

const linkClass = 'text-accent-11 underline underline-offset-2 hover:text-n12';

export function Notes({ id }: Props) {
  const { users } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const state = usePages(userKey(id, 'notes'), (page) => users.listNotes({ ...page, id }));
  return (
    <PagedList
      state={state}
      label={t(texts, 'administration.user.section.notes')}
      empty={t(texts, 'administration.user.empty.notes')}
    >
      {(note) => (
        <Row
          key={note.id}
          title={<bdi>{note.author.displayName}</bdi>}
          meta={[formatMoment(note.createdAt)]}
          words={note.text}
        />
      )}
    </PagedList>
  );
}

export function LogEntries({ id }: Props) {
  const { auditEntries } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const state = usePages(userKey(id, 'log'), (page) => auditEntries.list({ ...page, subjectId: id }));
  return (
    <PagedList
      state={state}
      label={t(texts, 'administration.user.section.log')}
      empty={t(texts, 'administration.user.empty.log')}
    >
      {(entry) => (
        <Row
          key={entry.id}
          title={nameAction(entry.action)}
          meta={[entry.actor?.displayName ?? t(texts, 'administration.audit.server'), formatMoment(entry.at)]}
          words={entry.reason}
        />
      )}
    </PagedList>
  );
}

export const ReportsAbout = ({ id }: Props) => <Reports id={id} side="about" />;
export const ReportsBy = ({ id }: Props) => <Reports id={id} side="by" />;

function Reports({ id, side }: Props & { readonly side: 'by' | 'about' }) {
  const { users } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const state = usePages<UserReport>(userKey(id, 'reports', side), (page) =>
    users.listReports({ ...page, id, side })
  );
  return (
    <PagedList
      state={state}
      label={t(
        texts,
        side === 'by' ? 'administration.user.section.reportsBy' : 'administration.user.section.reportsAbout'
      )}
      empty={t(texts, 'administration.user.empty.reports')}
    >
      {(report) => (
        <Row
          key={report.id}
          title={
            <>
              {t(texts, `administration.report.reason.${report.reason}`)}{' '}
              {side === 'by' ? null : (
                <Link to={paths.adminUser.getHref(report.reporter.id)} className={linkClass}>
                  {t(texts, 'administration.user.reportedBy', { name: report.reporter.displayName })}
                </Link>
              )}
            </>
          }
          meta={[
            t(texts, `administration.report.subject.${report.subject}`),
            t(texts, `administration.report.state.${report.state}`),
            formatMoment(report.createdAt)
          ]}
          words={report.note}
        />
      )}
    </PagedList>
  );
}
