import { defineConfig } from 'vitest/config';

const shared = {
  globalSetup: ['tests/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  teardownTimeout: 60_000,
};

export default defineConfig({
  test: {
    watch: false,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'scripts/*.test.ts', 'content/**/*.test.ts'],
        },
      },
      // One server and one browser a file, on two cores: more files at once only make each slower.
      { test: { ...shared, name: 'e2e', include: ['tests/e2e/*.spec.ts'], testTimeout: 60_000, maxWorkers: 2 } },
    ],
  },
});
