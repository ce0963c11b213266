/** What the numbers of each path command are, in turn: along the frame (x), up and down (y), or neither (n). */
const numbersOf: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  S: 'xyxy',
  Q: 'xyxy',
  C: 'xyxyxy',
  H: 'x',
  V: 'y',
  A: 'xynnnxy'
};

/**
 * Widens a path drawn on a 100 × 100 square to a frame of the given ratio, 100 high, and cuts it where
 * the pen is lifted. Commands are absolute (capital letters); arcs stand upright.
 */
export function stretchPath(path: string, ratio: number): readonly string[] {
  const widen = (number: string) => String(Math.round(Number(number) * ratio * 100) / 100);
  const commands = [...path.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, letter = '', rest = '']) => {
    const axes = numbersOf[letter] ?? '';
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number], index) =>
      axes[index % axes.length] === 'x' ? widen(number) : number
    );
    return `${letter}${numbers.join(' ')}`;
  });
  return commands
    .join('')
    .split(/(?=M)/)
    .filter((part) => part !== '');
}
