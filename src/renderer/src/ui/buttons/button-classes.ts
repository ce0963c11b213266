import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

const base =
  'relative inline-flex h-control min-w-target shrink-0 items-center justify-center gap-2 rounded-control border text-ui whitespace-nowrap select-none';

const live: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-accent-8 bg-accent-9 font-semibold text-accent-on hover:bg-accent-10 active:bg-accent-10',
  secondary: 'border-n7 bg-n3 font-medium text-n12 hover:bg-n4 active:bg-n5',
  ghost: 'border-transparent font-medium text-n11 hover:bg-n4 hover:text-n12 active:bg-n5',
  danger: 'border-danger-9 bg-danger-9 font-semibold text-danger-on hover:bg-danger-10 active:bg-danger-10'
};

const still: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-n7 bg-n3 font-semibold text-n9',
  secondary: 'border-n7 bg-n2 font-medium text-n9',
  ghost: 'border-transparent font-medium text-n9',
  danger: 'border-n7 bg-n3 font-semibold text-n9'
};

/** The classes of a button, also for links that look like one. */
export function buttonClasses(
  variant: ButtonVariant,
  { isDisabled = false, isSquare = false }: { isDisabled?: boolean; isSquare?: boolean } = {}
): string {
  return classNames(base, isSquare ? 'w-control' : 'px-3', isDisabled ? still[variant] : live[variant]);
}
