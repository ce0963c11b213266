import type { Context } from '../../context/context.ts';
import { addNotice } from '../notice/add-notice.ts';

/** Tells a person by what name they are shown, where the one of their provider is not allowed here or is none. */
export const createNameReplacedNotice =
  (context: Pick<Context, 'db' | 'now' | 'newId'>) =>
  (userId: string, displayName: string): Promise<void> =>
    addNotice(context, context.db, {
      to: [userId],
      key: 'name_replaced',
      subject: { kind: 'name_replaced', displayName }
    });
