import { expect, test } from 'vitest';
import { applyUpdateMessage, createUpdates, updateCheckMs } from './updates.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: unknown[] = [];
  readonly postMessage = (message: unknown) => void this.messages.push(message);
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  checks = 0;
  readonly update = () => {
    this.checks += 1;
    return Promise.reject(new TypeError('offline'));
  };
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
  wait(worker: FakeWorker) {
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
  }
  activate(worker: FakeWorker) {
    this.installing = null;
    this.waiting = null;
    this.active = worker;
    worker.become('activated');
  }
}

class FakeContainer extends EventTarget {
  controller: ServiceWorker | null = null;
  change() {
    this.dispatchEvent(new Event('controllerchange'));
  }
}

async function startFakeUpdates(
  options: { isControlled?: boolean; failure?: Error; servedBy?: ServiceWorker } = {}
) {
  const registration = new FakeRegistration();
  const container = new FakeContainer();
  if (options.isControlled) {
    container.controller = new FakeWorker() as unknown as ServiceWorker;
    registration.active = new FakeWorker();
  }
  const heard = { waiting: [] as boolean[], offlineReady: 0, reloads: 0 };
  let check = () => undefined as void;
  const updates = createUpdates({
    container,
    controllerAtStart: options.isControlled ? (options.servedBy ?? container.controller) : null,
    register: () =>
      options.failure
        ? Promise.reject(options.failure)
        : Promise.resolve(registration as unknown as ServiceWorkerRegistration),
    reload: () => void (heard.reloads += 1),
    schedule: (given) => void (check = given)
  });
  updates.onWaiting((isWaiting) => heard.waiting.push(isWaiting));
  updates.onOfflineReady(() => void (heard.offlineReady += 1));
  await Promise.resolve();
  return { registration, container, updates, heard, check: () => check() };
}

test('looks for a new version every 30 minutes', () => {
  expect(updateCheckMs).toBe(30 * 60 * 1000);
});

test('says once that the app is ready to work offline, when the first worker took over', async () => {
  const { registration, container, heard, updates } = await startFakeUpdates();
  const worker = registration.find();
  registration.wait(worker);
  expect(heard.offlineReady).toBe(0);
  registration.activate(worker);
  container.change();
  worker.become('activated');
  expect(heard).toEqual({ waiting: [], offlineReady: 1, reloads: 0 });

  let late = 0;
  updates.onOfflineReady(() => void (late += 1));
  expect(late).toBe(1);
});

test('an update is no second readiness, and waits for consent without a reload', async () => {
  const { registration, heard } = await startFakeUpdates({ isControlled: true });
  const worker = registration.find();
  registration.wait(worker);
  expect(heard).toEqual({ waiting: [true], offlineReady: 0, reloads: 0 });
  registration.activate(worker);
  expect(heard.offlineReady).toBe(0);
});

test('a version that another tab let take over before this page followed is announced', async () => {
  const servedBy = new FakeWorker() as unknown as ServiceWorker;
  const { heard } = await startFakeUpdates({ isControlled: true, servedBy });
  expect(heard).toEqual({ waiting: [true], offlineReady: 0, reloads: 0 });
});

test('a version that waited before the page was opened is announced', async () => {
  const { registration, updates } = await startFakeUpdates({ isControlled: true });
  registration.wait(registration.find());
  const heard: boolean[] = [];
  updates.onWaiting((isWaiting) => heard.push(isWaiting));
  expect(heard).toEqual([true]);
});

test('consent lets the waiting version take over and reloads exactly once', async () => {
  const { registration, container, updates, heard } = await startFakeUpdates({ isControlled: true });
  const worker = registration.find();
  registration.wait(worker);
  await updates.apply();
  expect(worker.messages).toEqual([applyUpdateMessage]);
  expect(heard.reloads).toBe(0);
  container.change();
  container.change();
  expect(heard.reloads).toBe(1);
});

test('consent reaches a still newer version that came in between', async () => {
  const { registration, container, updates, heard } = await startFakeUpdates({ isControlled: true });
  registration.wait(registration.find());
  await updates.apply();
  const newer = registration.find();
  registration.wait(newer);
  await updates.apply();
  container.change();
  expect(newer.messages).toEqual([applyUpdateMessage]);
  expect(heard).toEqual({ waiting: [true], offlineReady: 0, reloads: 1 });
});

test('another tab’s consent never reloads this one, but offers it the reload', async () => {
  const { container, updates, heard } = await startFakeUpdates({ isControlled: true });
  container.change();
  expect(heard).toEqual({ waiting: [true], offlineReady: 0, reloads: 0 });
  await updates.apply();
  expect(heard.reloads).toBe(1);
});

test('a failed registration is silent', async () => {
  const { heard } = await startFakeUpdates({ failure: new TypeError('no worker') });
  expect(heard).toEqual({ waiting: [], offlineReady: 0, reloads: 0 });
});

test('a check that fails is silent', async () => {
  const { registration, check } = await startFakeUpdates({ isControlled: true });
  check();
  expect(registration.checks).toBe(1);
});
