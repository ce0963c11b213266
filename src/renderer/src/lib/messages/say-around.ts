import type { Texts } from './message.ts';
import { say } from './say.ts';

/** Stands for the element until the sentence is made; nobody writes it. */
const slot = '\uFFFC';

/** What stands before and after the one argument of a sentence that is drawn as an element of its own. */
export function sayAround<Own extends Texts>(
  texts: Own,
  id: keyof Own & string,
  argument: string
): readonly [before: string, after: string] {
  const [before = '', after = ''] = say(texts, id, { [argument]: slot }).split(slot);
  return [before, after];
}
