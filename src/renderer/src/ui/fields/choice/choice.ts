import type { ReactNode } from 'react';

export type Choice = {
  readonly value: string;
  readonly label: string;
  /** A small 16:9 picture of the choice. */
  readonly swatch?: ReactNode;
  /** Said beside it, quietly. */
  readonly hint?: string;
  /** Why it may not be the right one, in a few words. It stays choosable. */
  readonly mark?: string;
  /** The heading it stands under; choices of one group stand together. */
  readonly group?: string;
};

/** The choice a text stands for, whatever its letter case: by value first, then by label. */
export function findChoice<Known extends Choice>(text: string, choices: readonly Known[]): Known | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    choices.find((choice) => choice.value.toLowerCase() === wanted) ??
    choices.find((choice) => choice.label.toLowerCase() === wanted)
  );
}
