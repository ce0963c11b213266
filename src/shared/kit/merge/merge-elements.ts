// Three-way merge of a list of JSON elements: texts by themselves, objects by their `id`.
import { stableStringify } from '../stable-stringify.ts';
import { mergeList } from './merge-list.ts';
import { mergeValue, type Sides } from './merge-value.ts';

/**
 * Membership and order as in `mergeList`; an element that stayed on both sides and was changed on both is mine.
 * Undefined where the sides have the same elements in another order.
 */
export function mergeElements<Element>({
  base,
  mine,
  theirs
}: Sides<readonly Element[]>): Element[] | undefined {
  const [inBase, inMine, inTheirs] = [byKey(base), byKey(mine), byKey(theirs)];
  const keys =
    mergeList({ base: [...inBase.keys()], mine: [...inMine.keys()], theirs: [...inTheirs.keys()] }) ??
    orderChangedByOne([...inBase.keys()], [...inMine.keys()], [...inTheirs.keys()]);
  return keys?.flatMap((key) => {
    const [own, other] = [inMine.get(key), inTheirs.get(key)];
    if (own === undefined || other === undefined)
      return [own, other].filter((element) => element !== undefined);
    const merged = mergeValue<Element | undefined>({ base: inBase.get(key), mine: own, theirs: other }).value;
    return merged === undefined ? [] : [merged];
  });
}

/** Both sides have the same elements: the order of the side that moved any. */
function orderChangedByOne(base: string[], mine: string[], theirs: string[]): string[] | undefined {
  const { outcome, value } = mergeValue({ base, mine, theirs });
  return outcome === 'conflict' ? undefined : value;
}

const byKey = <Element>(elements: readonly Element[]): Map<string, Element> =>
  new Map(elements.map((element) => [keyOf(element), element]));

const keyOf = (element: unknown): string =>
  typeof element === 'object' && element !== null && 'id' in element && typeof element.id === 'string'
    ? element.id
    : stableStringify(element);
