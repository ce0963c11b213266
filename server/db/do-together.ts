// What several requests want done at the same time, done by one statement or one transaction: it costs PostgreSQL and
// us little more than doing it for one of them.
import { isUnavailable } from './is-unavailable.ts';

/** An outcome that is still on its way, or fails, is its own task's alone. */
type Outcomes<Outcome> = readonly (Outcome | Promise<Outcome>)[];
type Work<Task, Outcome> = (tasks: readonly Task[]) => Promise<Outcomes<Outcome>>;

type Options<Task> = {
  /** At a time. */
  readonly most?: number;
  /** Tasks that share a key are done one after the other. */
  readonly keyOf?: (task: Task) => unknown;
  /** Where several fail together, each is tried by itself: for work that does all of its tasks or none of them. */
  readonly isTriedAlone?: boolean;
};

/** Whoever waits for the outcome of one task. */
type Waiting<Task, Outcome> = {
  readonly task: Task;
  readonly resolve: (outcome: Outcome | Promise<Outcome>) => void;
  readonly reject: (error: unknown) => void;
};

const usualMost = 200;
/** Work that takes longer, as on a connection that was lost, is not waited for by what comes after it. */
const patienceMs = 100;

/**
 * Does a task and answers with its outcome; `work` answers the outcomes of its tasks in their order. While nothing is
 * under way a task is done at once, together with those of the same turn; what comes meanwhile is done together next,
 * so that each is begun after it was wanted.
 */
export function doTogether<Task, Outcome>(
  work: Work<Task, Outcome>,
  { most = usualMost, keyOf, isTriedAlone = false }: Options<Task> = {}
): (task: Task) => Promise<Outcome> {
  let waiting: Waiting<Task, Outcome>[] = [];
  let isBusy = false;

  const take = (): readonly Waiting<Task, Outcome>[] => {
    const taken = new Map<unknown, Waiting<Task, Outcome>>();
    const left: Waiting<Task, Outcome>[] = [];
    for (const each of waiting) {
      const key = keyOf === undefined ? each : keyOf(each.task);
      if (taken.size < most && !taken.has(key)) taken.set(key, each);
      else left.push(each);
    }
    waiting = left;
    return [...taken.values()];
  };

  /** Resolves once the work is done, to what waits until every outcome is there. */
  const begin = async (those: readonly Waiting<Task, Outcome>[]): Promise<() => Promise<unknown>> => {
    try {
      const outcomes = await work(those.map(({ task }) => task));
      if (outcomes.length !== those.length) throw new Error('Work has as many outcomes as tasks');
      those.forEach(({ resolve }, place) => resolve(outcomes[place] as Outcome | Promise<Outcome>));
      return () => Promise.allSettled(outcomes);
    } catch (error) {
      if (!isTriedAlone || those.length === 1 || isUnavailable(error)) {
        for (const { reject } of those) reject(error);
        return () => Promise.resolve();
      }
      const ends: (() => Promise<unknown>)[] = [];
      for (const each of those) ends.push(await begin([each]));
      return () => Promise.all(ends.map((end) => end()));
    }
  };

  const goOn = (): void => {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    let isAwaited = true;
    const stopWaiting = (): void => {
      if (!isAwaited) return;
      isAwaited = false;
      isBusy = false;
      goOn();
    };
    const timer = setTimeout(stopWaiting, patienceMs);
    void begin(take())
      .then((end) => end())
      .finally(() => {
        clearTimeout(timer);
        stopWaiting();
      });
  };

  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      queueMicrotask(goOn);
    });
}

/** As `doTogether`, with the tasks of each world (a database, or all that the work needs) apart from another's. */
export function doTogetherIn<World extends object, Task, Outcome>(
  work: (world: World, tasks: readonly Task[]) => Promise<Outcomes<Outcome>>,
  options: Options<Task> = {}
): (world: World, task: Task) => Promise<Outcome> {
  const worlds = new WeakMap<World, (task: Task) => Promise<Outcome>>();
  return (world, task) => {
    const known = worlds.get(world);
    if (known !== undefined) return known(task);
    const made = doTogether<Task, Outcome>((tasks) => work(world, tasks), options);
    worlds.set(world, made);
    return made(task);
  };
}
