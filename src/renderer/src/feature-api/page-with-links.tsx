import type { ReactNode } from 'react';
import { Part } from './parts.ts';

type Props = {
  readonly children: ReactNode;
  /** Lets the content fill the height above the links. */
  readonly fillsHeight?: boolean;
};

/** A public page: its content, and the links to all others below. Its screen names the part `PageLinks`. */
export function PageWithLinks({ children, fillsHeight = false }: Props) {
  return (
    <>
      <div className={`flex shrink-0 grow flex-col ${fillsHeight ? '*:grow' : ''}`}>{children}</div>
      <Part part="PageLinks" />
    </>
  );
}
