import { expect, test } from 'vitest';
import { entryFor, missingFrom, readLock } from './complete-lock.ts';

test('the lock has an entry for every platform that a package asks for, or npm ci would refuse it', () => {
  expect(missingFrom(readLock())).toEqual([]);
});

test('a platform without an entry is found, whether it would stand on top or nested', () => {
  const packages = {
    'node_modules/a': {
      optionalDependencies: {
        'a-linux-x64': '1.0.0',
        'a-darwin-arm64': '1.0.0',
        'a-win32-x64': '1.0.0',
      },
    },
    'node_modules/a-linux-x64': {},
    'node_modules/a/node_modules/a-darwin-arm64': {},
  };
  expect(missingFrom({ packages })).toEqual([{ name: 'a-win32-x64', version: '1.0.0' }]);
});

test('the entry says for which system it is', () => {
  expect(entryFor({ name: '@x/cli-linux-arm64-musl', version: '2.6.8' })).toMatchObject({
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
    version: '2.6.8',
  });
  expect(() => entryFor({ name: 'fsevents', version: '2' })).toThrow('by hand');
});
