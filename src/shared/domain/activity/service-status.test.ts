import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  rateServices,
  serviceLimits,
  type ServiceMeasure,
  type ServiceMeasures,
  serviceStates,
  services,
  worseState
} from './service-status.ts';

const names = Object.keys(serviceLimits) as ServiceMeasure[];
const calm = Object.fromEntries(names.map((name) => [name, 0])) as ServiceMeasures;
const measures = fc.record(
  Object.fromEntries(names.map((name) => [name, fc.nat(200)]))
) as fc.Arbitrary<ServiceMeasures>;
const rank = (state: (typeof serviceStates)[number]) => serviceStates.indexOf(state);

test('where nothing waits and nothing failed, every service works', () => {
  expect(new Set(Object.values(rateServices(calm)))).toEqual(new Set(['working']));
});

test.each([
  ['failedRequests', 19, 'working'],
  ['failedRequests', 20, 'degraded'],
  ['failedRequests', 100_000, 'degraded'],
  ['diskPercent', 98, 'down'],
  ['lateEvents', 1, 'degraded'],
  ['oldestMailMinutes', 119, 'degraded'],
  ['oldestMailMinutes', 120, 'down'],
  ['oldestJobMinutes', 30, 'down']
] as const)('%s of %d is %s, and no other service is touched', (measure, value, state) => {
  const { service } = serviceLimits[measure];
  expect(rateServices({ ...calm, [measure]: value })).toEqual({ ...rateServices(calm), [service]: state });
});

test('a measure that gets worse makes no service better', () => {
  fc.assert(
    fc.property(measures, fc.constantFrom(...names), fc.nat(200), (before, name, more) => {
      const states = [rateServices(before), rateServices({ ...before, [name]: before[name] + more })];
      for (const service of services) {
        const [first, second] = states.map((each) => rank(each[service]));
        expect(second).toBeGreaterThanOrEqual(first ?? 0);
      }
    })
  );
});

test('of two states the worse one counts, in either order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...serviceStates), fc.constantFrom(...serviceStates), (one, other) => {
      expect(worseState(one, other)).toBe(worseState(other, one));
      expect(rank(worseState(one, other))).toBe(Math.max(rank(one), rank(other)));
    })
  );
});
