import { lazyComponent } from '../loading/lazy-component.ts';

const control = lazyComponent(
  async () => (await import('./number-control.tsx')).NumberControl,
  <span aria-hidden className="block h-control" />
);

/** A number with steps and scrubbing. Its code is heavy, and the first screen has no number on it. */
export const NumberInput = control.LazyPart;
