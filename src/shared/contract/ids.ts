// Ids that a client sends. One of the wrong shape is refused before it reaches a database, which cannot store U+0000.
import * as z from 'zod';

const body = '[0-9a-z]{1,40}';

/** E.g. `idOf('ord')`: "ord_01m3b0q9zk…". */
export const idOf = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_${body}$`));

/** An id of any kind. */
export const AnyId = idOf('[a-z]{3}');
