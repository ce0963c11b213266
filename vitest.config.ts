import { defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/build/compile-messages.ts';

export default defineConfig({
  plugins: [compileMessages],
  test: {
    setupFiles: ['tests/support/fixed-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Both cores are at work, and a machine that others use too may stall.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          include: [
            'src/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/spec/**/*.test.ts'
          ]
        }
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/spec/**', 'tests/journeys/**'],
          globalSetup: ['tests/support/server/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          // Real processes and a real database on a machine that others use too. A test that passes only at its second
          // try is named as flaky at the end of `npm test`.
          retry: 1
        }
      }
    ]
  }
});
