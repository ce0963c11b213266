// The last failures, for the diagnostics that a user may save. They outlast the app: the one that ended it counts most.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { keepKnownMessage } from '#shared/contract/error-reports/error-reports.ts';

const LoggedFailure = z.object({
  at: z.number(),
  where: z.string(),
  /** Name and code, the known part of the message, then the frames of the stack. */
  what: z.array(z.string()),
  /** How often it happened one after the other. */
  times: z.int()
});
export type LoggedFailure = z.infer<typeof LoggedFailure>;

/** The parts of an error that are kept, wherever it was thrown. */
type Thrown = { readonly name: string; readonly message: string; readonly stack: string };

export type FailureLog = {
  readonly add: (where: string, failure: unknown) => void;
  /** The oldest first. */
  readonly list: () => readonly LoggedFailure[];
  readonly clear: () => void;
};

const mostKept = 20;

/** `file` is read and written once there is something to say; where that fails, failures last until the app closes. */
export function createFailureLog(file: string, now: () => number): FailureLog {
  let kept: LoggedFailure[] | undefined;
  const list = (): LoggedFailure[] => (kept ??= read(file));

  return {
    list,
    add: (where, failure) => {
      const what = describe(failure);
      const last = list().at(-1);
      if (last?.where === where && last.what.join() === what.join()) {
        kept = [...list().slice(0, -1), { ...last, at: now(), times: last.times + 1 }];
        // A failure in a row would write at each step.
        return;
      }
      kept = [...list(), { at: now(), where, what, times: 1 }].slice(-mostKept);
      try {
        writeFileSync(file, JSON.stringify(kept));
      } catch {
        // A read-only or full folder.
      }
    },
    clear: () => {
      kept = [];
      rmSync(file, { force: true });
    }
  };
}

function read(file: string): LoggedFailure[] {
  try {
    return z.array(LoggedFailure).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

const isName = (text: unknown): text is string => typeof text === 'string' && /^[\w.$-]{1,60}$/.test(text);

const isThrown = (failure: unknown): failure is Thrown =>
  typeof failure === 'object' &&
  failure !== null &&
  ['name', 'message', 'stack'].every((field) => typeof Reflect.get(failure, field) === 'string');

/** Never the whole message: it may quote what the user wrote. */
function describe(failure: unknown): string[] {
  if (failure === undefined) return ['no error was thrown'];
  if (!isThrown(failure)) return [`thrown ${typeof failure}`];
  const { name, message, stack } = failure;
  const code: unknown = Reflect.get(failure, 'code');
  const head = [isName(name) ? name : 'Error', ...(isName(code) ? [code] : [])].join(' ');
  return [`${head}: ${keepKnownMessage(message)}`, ...listFrames(stack)];
}

const mostFrames = 12;
const script = /^[\w.:@-]{1,80}$/;
const functionName = /^[\w$.<> [\]]{1,80}$/;
const place = /:(\d{1,9}):(\d{1,9})$/;

/**
 * The frames of a stack as V8 writes it, each with its function and the name of its script: folders hold the name of
 * the user. Whatever is no such frame is left out, above all the message.
 */
export function listFrames(stack: string): string[] {
  return stack
    .split('\n', 200)
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at ') && line.length < 1000)
    .flatMap((line) => readFrame(line.slice(3)) ?? [])
    .slice(0, mostFrames);
}

function readFrame(frame: string): string | undefined {
  const hasFunction = frame.endsWith(')');
  const start = frame.lastIndexOf(' (');
  if (hasFunction && start === -1) return undefined;
  const address = hasFunction ? frame.slice(start + 2, -1) : frame;
  const [where, line, column] = place.exec(address) ?? [];
  if (where === undefined) return undefined;
  const file = address.slice(0, -where.length).split('?')[0]?.split(/[\\/]/).at(-1) ?? '';
  if (!script.test(file)) return undefined;
  const name = hasFunction ? frame.slice(0, start) : '';
  return `at ${functionName.test(name) ? `${name} ` : ''}(${file}:${line}:${column})`;
}
