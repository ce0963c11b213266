import type { ByteRange } from '../media/media-store.ts';

const single = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The range that a `Range` header asks for. Undefined where the whole file is sent: without a header, for several
 * ranges, and for what is no range, as RFC 9110 allows.
 */
export function findRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = single.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
