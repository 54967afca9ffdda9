import { expect, test } from 'vitest';
import { withNames } from './script-names.ts';

test('a manifest names the scripts of a language, and keeps what is the same in all', () => {
  const manifest = {
    entry: { module: '/assets/entry-a.js', imports: ['/assets/react-b.js'] },
    routes: { root: { path: '', index: undefined, module: '/assets/root-c.js' } },
  };
  const names = {
    '/assets/entry-a.js': '/assets/entry-d.js',
    '/assets/root-c.js': '/assets/root-e.js',
  };
  expect(withNames(manifest, names)).toEqual({
    entry: { module: '/assets/entry-d.js', imports: ['/assets/react-b.js'] },
    routes: { root: { path: '', module: '/assets/root-e.js' } },
  });
});
