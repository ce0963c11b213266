import { Notice } from './notice.tsx';

/** What is wrong with a whole form, read out as soon as it is known. */
export function FormProblem({ problem }: { readonly problem: string | null }) {
  return problem === null ? null : (
    <Notice tone="danger" isLive>
      {problem}
    </Notice>
  );
}
