import { createContext, useContext } from 'react';

export type FieldDescription = {
  /** Ids of the field's hint and mark, or undefined when it has neither. */
  readonly describedBy: string | undefined;
  readonly isMarked: boolean;
};

const outside: FieldDescription & { readonly isInside: boolean } = {
  describedBy: undefined,
  isMarked: false,
  isInside: false
};

export const FieldContext = createContext<FieldDescription & { readonly isInside: boolean }>(outside);

/** What the field around a control says about it. Outside a field the control must name itself. */
export function useField(): FieldDescription & { readonly isInside: boolean } {
  return useContext(FieldContext);
}
