import { tmpdir } from 'node:os';
import type { Context } from '#server/context/context.ts';
import { connect } from '#server/db/client.ts';
import { createTestContext } from './create-test-context.ts';

/** For tests of what needs no database: the real parts, with one that nobody may ask. */
export const idleContext: Context = createTestContext(
  connect({ host: 'there-is-no-database.invalid' }, () => undefined),
  tmpdir()
).context;
