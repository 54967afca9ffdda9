import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

// What is told without a database, a server and a second process. One process judges many of these files, and reads once what
// they share. What a file changes of the process it puts back; the language is put back for it.
const RULES = [
  'src/modules/*/{contract,letters,rules,ui}/**/*.test.{ts,tsx}',
  'src/{kernel,platform/pdf,site,ui}/**/*.test.{ts,tsx}',
  'content/**/*.test.ts',
];

const timed = {
  // The default is a core less: on two cores one file at a time.
  maxWorkers: 2,
  testTimeout: 30_000,
};

const shared = {
  ...timed,
  globalSetup: ['tests/global-setup.ts'],
  // Tests start the product some eighty times: what Node made of its sources the first time, the others take over.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
  hookTimeout: 60_000,
  teardownTimeout: 60_000,
};

// These put another module in the place of one before it is read, so nobody may have read it, or share it later.
const ALONE = ['tests/privacy-holes.test.ts', 'src/web/entry.server.test.tsx'];

export default defineConfig({
  test: {
    watch: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...timed,
          // A property is tried on thousands of cases: on a busy machine that is many times its seconds.
          testTimeout: 120_000,
          name: 'rules',
          isolate: false,
          setupFiles: ['tests/own-language.ts'],
          include: RULES,
        },
      },
      // One process goes on from file to file, for to read the whole product took each of them a second. Each still has a database
      // of its own.
      {
        test: {
          ...shared,
          name: 'unit',
          isolate: false,
          setupFiles: ['tests/own-language.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'scripts/*.test.ts'],
          exclude: [...RULES, ...ALONE],
        },
      },
      { test: { ...shared, name: 'alone', include: ALONE } },
      // One server a file, on two cores: more files at once only make each slower. What a page comes to is
      // waited for, not timed, and a machine that is busy elsewhere gets a second try; what is broken fails twice.
      {
        test: {
          ...shared,
          name: 'e2e',
          isolate: false,
          setupFiles: ['tests/own-language.ts'],
          globalSetup: [...shared.globalSetup, 'tests/e2e/global-setup.ts'],
          include: ['tests/e2e/*.spec.ts'],
          // Nothing hangs on these: a journey that comes to its end earlier goes on at once.
          testTimeout: 360_000,
          hookTimeout: 120_000,
          retry: 1,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
