import * as z from 'zod';
import { defineJob } from '../../context/job.ts';
import { fillDemo } from './fill-demo.ts';

/** Asked for at every start; only the first one finds something to do. */
export const fillDemoJob = defineJob({
  name: 'fill-demo',
  payload: z.object({}),
  run: async (context) => {
    if (await fillDemo(context)) context.log.info({}, 'the demo catalogue is filled');
  }
});
