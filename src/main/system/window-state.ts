// The state of a window between starts.
import * as z from 'zod';

const Bounds = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() });
export type Bounds = z.infer<typeof Bounds>;

/** A display by the id that the system gives it, with the part that windows may cover, in its own scale. */
const Display = z.object({ id: z.number(), workArea: Bounds });
export type Display = z.infer<typeof Display>;

export const WindowState = z.object({
  /** Names its prompt in the database. The first window is 1. */
  id: z.int().positive(),
  /** As it stands when it is neither maximized nor full screen. */
  bounds: Bounds.nullable().catch(null),
  /** The one it stood on, as it was then. */
  display: Display.nullable().catch(null),
  isMaximized: z.boolean().catch(false),
  isFullScreen: z.boolean().catch(false),
  route: z.string().catch('/')
});
export type WindowState = z.infer<typeof WindowState>;

/** Values that `stored` lacks are those of a window that was never open. */
export const readWindowState = (id: number, stored: object = {}): WindowState =>
  WindowState.parse({ ...stored, id });
