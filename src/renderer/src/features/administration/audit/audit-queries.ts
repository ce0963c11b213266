import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditAction, auditActions } from '#shared/domain/people/audit.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSearchParams } from '#renderer/lib/router.ts';
import { useAdminDependencies } from '../frame/dependencies.tsx';

export type AuditFilter = {
  readonly action?: AuditAction;
  readonly actorId?: string;
  readonly subjectId?: string;
};

const partSize = 40;

/** The filter is part of the address, so that it can be sent to a colleague. */
export function useAuditFilter(): {
  readonly filter: AuditFilter;
  readonly setFilter: (filter: AuditFilter) => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const action = auditActions.find((known) => known === parameters.get('action'));
  const actorId = readId(parameters.get('by'), 'usr');
  const subjectId = readId(parameters.get('of'), '[a-z]{3}');
  return {
    filter: {
      ...(action === undefined ? {} : { action }),
      ...(actorId === undefined ? {} : { actorId }),
      ...(subjectId === undefined ? {} : { subjectId })
    },
    setFilter: (next) =>
      setParameters({
        ...(next.action === undefined ? {} : { action: next.action }),
        ...(next.actorId === undefined ? {} : { by: next.actorId }),
        ...(next.subjectId === undefined ? {} : { of: next.subjectId })
      })
  };
}

/** Ids of another form are left out, as the server refuses them. */
const readId = (text: string | null, prefix: string): string | undefined =>
  text !== null && new RegExp(`^${prefix}_[0-9a-z]{1,40}$`).test(text) ? text : undefined;

export function useAuditEntries(filter: AuditFilter) {
  const { auditEntries } = useAdminDependencies();
  return useInfiniteQuery({
    queryKey: ['auditEntries.list', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(auditEntries.list({ limit: partSize, ...filter, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}
