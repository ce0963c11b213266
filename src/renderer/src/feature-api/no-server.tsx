import { ServerOff } from 'lucide-react';
import { isServerMissing } from '#shared/contract/http/is-network-error.ts';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { paths } from '#shared/contract/paths.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import { Link } from '#renderer/lib/router.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';

/** True for the failure of a query in an app that was told of no server. */
export function isWithoutServer(failure: unknown): boolean {
  const refusal = readRefusal(failure, isContractError);
  return refusal !== undefined && isServerMissing(refusal);
}

export type NoServerTexts = Readonly<Record<'title' | 'text' | 'goToBuilder', string>>;

/** In place of what a server has, in an app that was told of none. */
export const NoServer = ({ texts }: { readonly texts: NoServerTexts }) => (
  <EmptyState
    icon={ServerOff}
    title={texts.title}
    text={texts.text}
    action={
      <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
        {texts.goToBuilder}
      </Link>
    }
  />
);
