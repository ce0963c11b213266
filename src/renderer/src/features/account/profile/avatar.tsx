import { classNames } from '#renderer/ui/class-names.ts';

type AvatarProps = {
  readonly name: string;
  /** Null while there is no picture. */
  readonly url: string | null;
  readonly className?: string;
};

/** A person's picture, or the first letter of their name. Their name stands beside it. */
export function Avatar({ name, url, className = 'size-16 text-title' }: AvatarProps) {
  const shape = classNames('shrink-0 overflow-hidden rounded-full border border-n6', className);
  if (url !== null) return <img src={url} alt="" className={classNames(shape, 'object-cover')} />;
  const [letter = '?'] = Array.from(name.trim());
  return (
    <span
      aria-hidden="true"
      className={classNames(shape, 'grid place-items-center bg-n4 font-semibold text-n11')}
    >
      {letter.toLocaleUpperCase()}
    </span>
  );
}
