// Work that may take too long is given to a worker, which is stopped at a deadline; the page stays responsive meanwhile.

export type NoAnswer = 'late' | 'unavailable' | 'aborted';

/** A script that posts "ready" once it runs, then one answer for each message. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>;

export type DeadlineWorker<Question, Answer> = {
  /**
   * `late`: no answer in time, or the work failed. `unavailable`: no worker can be started here. `aborted`: the
   * question was not put, since nobody waits for it any more.
   */
  readonly ask: (question: Question, signal?: AbortSignal) => Promise<Answer | NoAnswer>;
};

type Options = {
  /** Null, or an exception, where there are no workers. */
  readonly start: () => WorkerLike | null;
  readonly deadlineMs: number;
  /** Timeout for loading the script, which does not count as the work's time. */
  readonly startMs: number;
};

/** One question at a time; a worker that was late is replaced at the next question. */
export function createDeadlineWorker<Question, Answer>(options: Options): DeadlineWorker<Question, Answer> {
  let started: Promise<WorkerLike | null> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function answer(question: Question, signal?: AbortSignal): Promise<Answer | NoAnswer> {
    if (signal?.aborted === true) return 'aborted';
    started ??= startWorker(options);
    const worker = await started;
    if (worker === null) return 'unavailable';
    const answered = nextMessage(worker, options.deadlineMs);
    worker.postMessage(question, []);
    const result = await answered;
    // A worker posts what its script says it does.
    if (result !== undefined) return result.data as Answer;
    worker.terminate();
    started = undefined;
    return 'late';
  }

  return {
    ask(question, signal) {
      const asked = last.then(() => answer(question, signal));
      last = asked;
      return asked;
    }
  };
}

async function startWorker({ start, startMs }: Options): Promise<WorkerLike | null> {
  const worker = tryStart(start);
  if (worker === null || (await nextMessage(worker, startMs)) !== undefined) return worker;
  worker.terminate();
  return null;
}

function tryStart(start: Options['start']): WorkerLike | null {
  try {
    return start();
  } catch {
    return null;
  }
}

/** Undefined after an error, or where none comes in time. */
function nextMessage(worker: WorkerLike, withinMs: number): Promise<MessageEvent | undefined> {
  return new Promise((resolve) => {
    const finish = (message: MessageEvent | undefined) => {
      clearTimeout(timer);
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
      resolve(message);
    };
    const onMessage = (message: MessageEvent) => finish(message);
    const onError = () => finish(undefined);
    const timer = setTimeout(onError, withinMs);
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
  });
}
