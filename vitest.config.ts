import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

const shared = {
  globalSetup: ['tests/global-setup.ts'],
  // Tests start the product some eighty times: what Node made of its sources the first time, the others take over.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
  testTimeout: 30_000,
  hookTimeout: 60_000,
  teardownTimeout: 60_000,
};

export default defineConfig({
  test: {
    watch: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // The default is a core less: on two cores one file at a time.
          maxWorkers: 2,
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'scripts/*.test.ts',
            'content/**/*.test.ts',
          ],
        },
      },
      // One server and one browser a file, on two cores: more files at once only make each slower. What a page comes to is
      // waited for, not timed, and a machine that is busy elsewhere gets a second try; what is broken fails twice.
      {
        test: {
          ...shared,
          name: 'e2e',
          globalSetup: [...shared.globalSetup, 'tests/e2e/global-setup.ts'],
          include: ['tests/e2e/*.spec.ts'],
          // Nothing hangs on these: a journey that comes to its end earlier goes on at once.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          retry: 1,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
