import { Callout } from '../feedback/callout.tsx';

/** What is wrong with a whole form, read out as soon as it is known. */
export function FormProblem({ problem }: { readonly problem: string | null }) {
  return problem === null ? null : (
    <Callout tone="danger" isLive>
      {problem}
    </Callout>
  );
}
