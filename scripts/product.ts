// `node scripts/product.ts`: the server with all that it imports as one file, for tests, which start it some hundred and fifty
// times in a run: to find and read 2,400 modules took each start two fifths of its work (docs/decisions/0225). Where a module
// looks beside itself, it looks beside its source. What the built pages import, too, stays where both find it, or there were two
// of it.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = '.cache/product';
const SHARED_WITH_PAGES = [
  '@simplewebauthn/browser',
  'react',
  'react-day-picker',
  'react-dom',
  'react-hot-toast',
  'react-router',
];

/** A module in the one file answers where it is as its source would. */
const whereItWas: Plugin = {
  name: 'where-it-was',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?', 1)[0] ?? id;
    if (!code.includes('import.meta.')) return null;
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
  },
};

await build({
  configFile: false,
  root,
  logLevel: 'error',
  plugins: [whereItWas],
  ssr: { noExternal: true, external: SHARED_WITH_PAGES },
  build: {
    ssr: 'src/main.ts',
    outDir: folder,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    target: 'node24',
  },
});

// Whoever kills what it starts leaves nothing of what Node made of the file: so it is read once here, with the built pages.
const files = [`${folder}/main.js`, 'build/server/index.js'].map((file) =>
  JSON.stringify(pathToFileURL(join(root, file)).href),
);
const read = files.map((file) => `await import(${file})`).join(';');
const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', read], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  },
});
process.exitCode = status ?? 1;
