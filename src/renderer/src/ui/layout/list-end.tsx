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
  /** Whether anything came: then only the next part is asked for again. */
  readonly isEmpty: boolean;
  readonly words: { readonly more: string; readonly failed: string; readonly tryAgain: string };
};

/** What stands below the part of a list that is there: the way to more, or why none came. */
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
