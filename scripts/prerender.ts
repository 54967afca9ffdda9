// After `react-router build`: renders every page that is the same for everyone, once for each language, as the server
// would (React Router's own prerendering knows a single basename). Run with NODE_ENV=production.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Api } from '../src/kernel/client.ts';
import { addressIn, type Language, languages } from '../src/kernel/language.ts';
import { speaking } from '../src/platform/language.ts';
import { pagesIn } from '../src/platform/pages.ts';
import type { ScriptNames } from '../src/platform/script-names.ts';
import { filePaths, prerendered } from '../src/web/paths.ts';
import { folder } from './built.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = `${root}${folder()}/client`;

type Ask = (address: string) => Promise<string>;

/** While pages are built there is no database: whatever a loader asks is answered with nothing. */
function contextOf(build: ServerBuild): RouterContextProvider {
  const { apiContext } = build.entry.module as unknown as { apiContext: RouterContext<Api> }; // as in platform/pages.ts
  const context = new RouterContextProvider();
  context.set(apiContext, async () => ({ outcome: 'empty' }));
  return context;
}

function asker(build: ServerBuild, scripts: ScriptNames, language: Language): Ask {
  const handle = createRequestHandler(pagesIn(language, build, scripts), 'production');
  return async (address) => {
    const request = new Request(`http://localhost${address}`);
    const response = await speaking(language, () => handle(request, contextOf(build)));
    if (response.status !== 200)
      throw new Error(`${address} answered ${response.status} while it was built.`);
    return response.text();
  };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(client + path), { recursive: true });
  writeFileSync(client + path, text);
}

/** Whether a page asks a loader when it is reached without a load: then its answer is built as well. */
function hasData(build: ServerBuild, path: string): boolean {
  const tree = Object.values(build.routes).flatMap((route) =>
    route?.parentId ? [toObject(route)] : [],
  );
  return (
    matchRoutes(tree, path)?.some(({ route }) => build.routes[route.id ?? '']?.module.loader) ??
    false
  );
}

function toObject({
  id,
  path,
  index,
}: {
  id: string;
  path?: string;
  index?: boolean;
}): RouteObject {
  return index ? { id, index: true } : { id, ...(path ? { path } : {}) };
}

const build = (await import(`${root}${folder()}/server/index.js`)) as ServerBuild;
const scripts = JSON.parse(
  readFileSync(`${root}${folder()}/server/script-names.json`, 'utf8'),
) as ScriptNames; // our own build wrote it
for (const language of languages) {
  const ask = asker(build, scripts, language);
  for (const path of prerendered) {
    const address = addressIn(language, path);
    write(`${address}/index.html`, await ask(address));
    if (hasData(build, path)) write(`${address}.data`, await ask(`${address}.data`));
  }
}
const ask = asker(build, scripts, languages[0]);
for (const path of filePaths) write(path, await ask(path));
