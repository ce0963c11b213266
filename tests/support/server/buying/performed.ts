import type { Act } from './acts.ts';
import type { Stage } from './stage.ts';

type Perform<Name extends Act['do']> = (
  stage: Stage,
  act: Extract<Act, { readonly do: Name }>
) => Promise<unknown> | void;
/** What each of these acts does. */
export type Performed<Names extends Act['do']> = { readonly [Name in Names]: Perform<Name> };
