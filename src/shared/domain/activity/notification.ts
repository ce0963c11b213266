// The notification list records every message the app showed; toasts only repeat it.
import * as z from 'zod';

export const Notification = z.object({
  id: z.string(),
  type: z.enum(['success', 'info', 'warning', 'error']),
  title: z.string(),
  message: z.string(),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
  read: z.boolean()
});
export type Notification = z.infer<typeof Notification>;
