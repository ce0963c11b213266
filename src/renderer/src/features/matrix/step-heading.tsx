import { type ReactNode, useEffect, useRef } from 'react';

type StepHeadingProps = { readonly children: ReactNode; readonly takesFocus: boolean };

/** Where a step begins, for the eye and for the focus. */
export function StepHeading({ children, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-read font-semibold text-n12 outline-none">
      {children}
    </h3>
  );
}
