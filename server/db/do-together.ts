// What several requests want done at the same time, done by one statement or one transaction: it costs PostgreSQL and
// us little more than doing it for one of them.
import { isUnavailable } from './is-unavailable.ts';

/** An outcome that is still on its way, or fails, is its own task's alone. */
type Outcomes<Outcome> = readonly (Outcome | Promise<Outcome>)[];
type Work<Task, Outcome> = (tasks: readonly Task[]) => Promise<Outcomes<Outcome>>;

type Options<Task> = {
  /** At a time. */
  readonly most?: number;
  /** How often the work may be under way at the same time: twice where one fills the pauses of the other. */
  readonly atOnce?: number;
  /** Tasks that share a key are done one after the other. */
  readonly keyOf?: (task: Task) => unknown;
  /** Where several fail together, each is tried by itself: for work that does all of its tasks or none of them. */
  readonly isTriedAlone?: boolean;
};

/** Whoever waits for the outcome of one task. */
type Waiting<Task, Outcome> = {
  readonly task: Task;
  readonly key: unknown;
  readonly resolve: (outcome: Outcome | Promise<Outcome>) => void;
  readonly reject: (error: unknown) => void;
};

const usualMost = 200;
/** Work that takes longer, as on a connection that was lost, is not waited for by what comes after it. */
const patienceMs = 100;
/** Where nobody has come for so long, nobody is waited for. */
const pauseMs = 3;
/** Nobody waits longer for company. */
const longestGatheringMs = 10;

/**
 * Does a task and answers with its outcome; `work` answers the outcomes of its tasks in their order. What comes while it
 * is under way is done together next, so that each is begun after it was wanted. Whoever comes alone is served at once;
 * where several were served together, the next wait until there are as many or nobody comes any more, for some
 * milliseconds.
 */
export function doTogether<Task, Outcome>(
  work: Work<Task, Outcome>,
  { most = usualMost, atOnce = 1, keyOf, isTriedAlone = false }: Options<Task> = {}
): (task: Task) => Promise<Outcome> {
  const waiting = new Set<Waiting<Task, Outcome>>();
  const underWay = new Set<readonly Waiting<Task, Outcome>[]>();
  let lastCount = 1;
  let gathering: { readonly timer: ReturnType<typeof setTimeout>; readonly until: number } | undefined;

  const take = (): readonly Waiting<Task, Outcome>[] => {
    const keys = new Set([...underWay].flatMap((those) => those.map(({ key }) => key)));
    const taken: Waiting<Task, Outcome>[] = [];
    for (const each of waiting) {
      if (taken.length === most) break;
      if (keys.has(each.key)) continue;
      keys.add(each.key);
      taken.push(each);
      waiting.delete(each);
    }
    return taken;
  };

  const goOn = (): void => {
    if (waiting.size === 0 || underWay.size >= atOnce) return;
    const now = performance.now();
    if (waiting.size >= lastCount) beginNext();
    else if (gathering === undefined)
      gathering = { timer: setTimeout(beginNext, pauseMs), until: now + longestGatheringMs - pauseMs };
    else if (now < gathering.until) gathering.timer.refresh();
  };

  const beginNext = (): void => {
    clearTimeout(gathering?.timer);
    gathering = undefined;
    const those = take();
    if (those.length === 0) return;
    lastCount = those.length;
    underWay.add(those);
    const makeWay = (): void => {
      if (underWay.delete(those)) goOn();
    };
    const timer = setTimeout(makeWay, patienceMs);
    void serve(work, those, isTriedAlone)
      .then((end) => end())
      .finally(() => {
        clearTimeout(timer);
        makeWay();
      });
    goOn();
  };

  return (task) =>
    new Promise((resolve, reject) => {
      waiting.add({ task, key: keyOf === undefined ? Symbol() : keyOf(task), resolve, reject });
      queueMicrotask(goOn);
    });
}

/** Resolves once the work is done, to what waits until every outcome is there. */
async function serve<Task, Outcome>(
  work: Work<Task, Outcome>,
  those: readonly Waiting<Task, Outcome>[],
  isTriedAlone: boolean
): Promise<() => Promise<unknown>> {
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
    for (const each of those) ends.push(await serve(work, [each], false));
    return () => Promise.all(ends.map((end) => end()));
  }
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
