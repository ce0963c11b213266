import { Callout } from '../feedback/callout.tsx';

/** The problem of a whole form, announced as soon as it appears. */
export function FormProblem({ problem }: { readonly problem: string | null }) {
  return problem === null ? null : (
    <Callout tone="danger" isLive>
      {problem}
    </Callout>
  );
}
