import { describe, expect, test } from 'vitest';
import { createDeadlineWorker, type WorkerLike } from './deadline-worker.ts';

type Behavior = { readonly fails?: boolean; readonly isSlow?: (question: string) => boolean };

/** A worker in this thread: it is ready at once, and answers with the question in capitals. */
class LocalWorker extends EventTarget implements WorkerLike {
  isTerminated = false;
  readonly questions: string[] = [];
  private readonly isSlow: (question: string) => boolean;

  constructor({ fails = false, isSlow = () => false }: Behavior = {}) {
    super();
    this.isSlow = isSlow;
    queueMicrotask(() => this.dispatchEvent(fails ? new Event('error') : new MessageEvent('message')));
  }

  postMessage(question: string): void {
    this.questions.push(question);
    if (this.isSlow(question)) return;
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: question.toUpperCase() })));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function start(behavior: Behavior = {}, deadlineMs = 20_000) {
  const workers: LocalWorker[] = [];
  const worker = createDeadlineWorker<string, string>({
    start: () => {
      const local = new LocalWorker(behavior);
      workers.push(local);
      return local;
    },
    deadlineMs,
    startMs: 20_000
  });
  return { worker, workers };
}

describe('a worker with a deadline', () => {
  test('answers one question after the other, and is started once', async () => {
    const { worker, workers } = start();
    expect(await Promise.all([worker.ask('a'), worker.ask('b')])).toEqual(['A', 'B']);
    expect(workers.map(({ questions }) => questions)).toEqual([['a', 'b']]);
  });

  test('is stopped where it is late, and another one answers the next question', async () => {
    const { worker, workers } = start({ isSlow: (question) => question === 'slow' }, 5);
    expect(await worker.ask('slow')).toBe('late');
    expect(await worker.ask('b')).toBe('B');
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  test('is not asked what nobody waits for', async () => {
    const { worker, workers } = start();
    expect(await worker.ask('a', AbortSignal.abort())).toBe('aborted');
    expect(workers).toEqual([]);
  });

  test('is unavailable where its script fails, where there is none, and where none may be started', async () => {
    expect(await start({ fails: true }).worker.ask('a')).toBe('unavailable');
    const without = { deadlineMs: 5, startMs: 5 };
    expect(await createDeadlineWorker({ ...without, start: () => null }).ask('a')).toBe('unavailable');
    const refuse = () => {
      throw new TypeError('refused');
    };
    expect(await createDeadlineWorker({ ...without, start: refuse }).ask('a')).toBe('unavailable');
  });
});
