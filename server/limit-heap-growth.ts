// V8 lets its heap grow by what the machine has: on one of 24 GB to three times of what the server holds, half of it
// for objects that die young. Imported first, and so in force before the rest is loaded; whatever else started Node,
// no flag of the command line is needed.
import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** The old are looked through whenever they became a seventh more. No limit: what is needed is still given. */
setFlagsFromString('--heap-growing-percent=15');

/** Bytes of both halves of the space for the young, of which V8 would make 256 MB. */
const maxYoungGenerationBytes = 32 * 2 ** 20;

/** V8 doubles that space after a collection; there is no option for a limit, only one against growing again. */
const youngGenerationObserver = new PerformanceObserver(() => {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  if ((young?.space_size ?? 0) < maxYoungGenerationBytes) return;
  setFlagsFromString('--semi-space-growth-factor=1');
  youngGenerationObserver.disconnect();
});
youngGenerationObserver.observe({ entryTypes: ['gc'] });
