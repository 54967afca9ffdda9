import type { KnipConfig } from 'knip';

/** What nobody uses goes: packages, files and exports (docs/decisions/0078). `npm run check` asks. */
const config: KnipConfig = {
  entry: [
    'scripts/*.{ts,mjs}',
    'bench/*.ts',
    'src/main.ts',
    'tests/e2e/*.spec.ts',
    // Named by their address: by scripts/press.ts, vite.config.ts, scripts/tools.ts and extractor.ts.
    'src/web/hydrate.ts',
    'scripts/planted/types.ts',
    'src/platform/extraction/child.ts',
  ],
  project: ['{src,content}/**/*.{ts,tsx}', '{scripts,tests,bench}/**/*.{ts,mjs}'],
  // Whoever reads a file sees what it uses itself; asked for is what nobody uses at all.
  ignoreExportsUsedInFile: true,
  // Run or read by their paths: by scripts/tools.ts, in the pages that a journey judges, by src/ui/fonts/cut.py, by those who read pictures.
  ignoreDependencies: [
    '@biomejs/biome',
    'axe-core',
    'typescript-7',
    '@fontsource-variable/*',
    '@tesseract.js-data/*',
  ],
  // Programs of the machine.
  ignoreBinaries: ['flock', 'java', 'mount', 'pdfsig', 'umount'],
};

export default config;
