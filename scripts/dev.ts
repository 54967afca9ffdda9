// `npm run dev`: the same product, with the pages through Vite. A saved page or style is there at once; a saved file of
// the server restarts it (node --watch, set in start.mjs); a saved message is compiled and reloads what shows it.
import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { rulesPdf } from '../content/rules/pdf.ts';
import { run } from '../src/main.ts';
import { rulesAsPdf } from './rules-pdf/rules-pdf.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function compileMessages(): void {
  spawnSync(process.execPath, ['scripts/messages.ts'], { cwd: root, stdio: 'inherit' });
}

watch(`${root}messages`, compileMessages);

await run(async (_, server) => {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    pages: {
      mode: 'development',
      build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
      scripts: {},
    },
    files: (request, response, pass) => {
      // The one file that the build makes and Vite does not know.
      if (request.url === rulesPdf.address)
        void rulesAsPdf().then(({ bytes }) =>
          response.setHeader('content-type', 'application/pdf').end(bytes),
        );
      else vite.middlewares(request, response, pass);
    },
  };
});
