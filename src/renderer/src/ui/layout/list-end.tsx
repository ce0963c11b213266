import { Button } from '../buttons/button.tsx';
import { Callout } from '../feedback/callout.tsx';

type ListEndProps = {
  /** Of the query that fetches the list part by part. */
  readonly state: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly fetchNextPage: () => unknown;
    readonly refetch: () => unknown;
  };
  /** True for an empty list; otherwise only the next page is requested again. */
  readonly isEmpty: boolean;
  readonly words: { readonly more: string; readonly failed: string; readonly tryAgain: string };
};

/** The end of a paged list: the way to more, or the reason why none came. */
export function ListEnd({ state, isEmpty, words }: ListEndProps) {
  const { isError, isFetching, hasNextPage, fetchNextPage, refetch } = state;
  if (isError) {
    const retry = () => void (isEmpty ? refetch() : fetchNextPage());
    return (
      <Callout
        tone="warning"
        actions={
          <Button isBusy={isFetching} onClick={retry}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.failed}
      </Callout>
    );
  }
  if (!hasNextPage) return null;
  return (
    <div>
      <Button isBusy={isFetching} onClick={() => void fetchNextPage()}>
        {words.more}
      </Button>
    </div>
  );
}
