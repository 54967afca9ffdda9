import type { Fault } from './fault.ts';

type Imports = Record<string, string | string[]>;

/** Files that do nothing but import; the first one is at fault. */
function arrow(what: string, rule: string, imports: Imports): Fault {
  const lines = (to: string | string[]) =>
    [to]
      .flat()
      .map((one) => `import '${one}';\n`)
      .join('');
  const files = Object.fromEntries(Object.entries(imports).map(([file, to]) => [file, lines(to)]));
  return { what, guard: 'imports', files, said: [`${rule} ${Object.keys(imports)[0]}`] };
}

const kernel = '#kernel/result.ts';

export const importFaults: Fault[] = [
  arrow('the kernel reads a file', 'kernel-is-pure', { 'src/kernel/planted-file.ts': 'node:fs' }),
  arrow('a rule uses a package', 'rules-are-pure', {
    'src/modules/fees/rules/planted-package.ts': 'zod/mini',
  }),
  arrow('a rule opens a door to the world', 'rules-are-pure', {
    'src/modules/fees/rules/planted-door.ts': '#platform/ids.ts',
  }),
  arrow('a rule throws dice', 'rules-are-pure', {
    'src/modules/fees/rules/planted-dice.ts': 'node:crypto',
  }),
  arrow('a rule says a sentence', 'rules-are-pure', {
    'src/modules/fees/rules/planted-words.ts': '#messages/all.ts',
  }),
  arrow('a contract asks the store', 'contract-knows-words-alone', {
    'src/modules/fees/contract/planted.ts': '../store/planted-innocent.ts',
    'src/modules/fees/store/planted-innocent.ts': kernel,
  }),
  arrow('a store speaks HTTP', 'store-knows-the-database-alone', {
    'src/modules/fees/store/planted-http.ts': 'hono',
  }),
  arrow("a store uses another module's store", 'store-knows-the-database-alone', {
    'src/modules/panel/store/planted.ts': '../../fees/store/planted-innocent.ts',
  }),
  arrow('an action answers HTTP', 'actions-know-their-own-store', {
    'src/modules/fees/actions/planted-http.ts': '#platform/http.ts',
  }),
  arrow('an action knows the words on the wire', 'actions-know-their-own-store', {
    'src/modules/fees/actions/planted-wire.ts': '../contract/planted-innocent.ts',
    'src/modules/fees/contract/planted-innocent.ts': kernel,
  }),
  arrow("an action uses another module's store", 'actions-know-their-own-store', {
    'src/modules/panel/actions/planted.ts': '../../fees/store/planted-innocent.ts',
  }),
  arrow('a job decides by itself', 'jobs-call-one-action', {
    'src/modules/fees/jobs/planted.ts': '../rules/planted-innocent.ts',
    'src/modules/fees/rules/planted-innocent.ts': kernel,
  }),
  arrow('a route asks the store', 'routes-call-one-action', {
    'src/modules/fees/routes/planted.ts': '../store/planted-innocent.ts',
  }),
  arrow('a route writes a sum', 'routes-call-one-action', {
    'src/modules/fees/routes/planted-sum.ts': '#kernel/amounts.ts',
  }),
  arrow('an action has a view of its own', 'views-have-one-room', {
    'src/modules/fees/actions/planted-view.ts': kernel,
  }),
  arrow('a view answers HTTP', 'views-shape-answers', {
    'src/modules/fees/views/planted-http.ts': '#platform/http.ts',
  }),
  arrow('a view looks something up', 'views-ask-nobody', {
    'src/modules/fees/views/planted.ts': '../store/planted-innocent.ts',
  }),
  arrow('a letter asks the store', 'letters-know-words-alone', {
    'src/modules/fees/letters/planted.ts': '../store/planted-innocent.ts',
  }),
  arrow('a letter knows an endpoint', 'letters-know-words-alone', {
    'src/modules/fees/letters/planted-wire.ts': '../contract/planted-innocent.ts',
  }),
  arrow('a screen calls an action', 'module-ui-shows-contracts', {
    'src/modules/fees/ui/planted-action.tsx': '../actions/planted-innocent.ts',
    'src/modules/fees/actions/planted-innocent.ts': kernel,
  }),
  arrow("a screen uses another module's screen", 'module-ui-shows-contracts', {
    'src/modules/panel/ui/planted.tsx': '../../fees/ui/planted-innocent.tsx',
    'src/modules/fees/ui/planted-innocent.tsx': kernel,
  }),
  arrow('a screen works out a rule', 'module-ui-runs-no-rule', {
    'src/modules/fees/ui/planted-rule.tsx': '../rules/planted-innocent.ts',
  }),
  arrow('the kit knows a module', 'kit-knows-no-module', {
    'src/ui/planted-module.tsx': '#modules/fees/contract/planted-innocent.ts',
  }),
  arrow('the site knows a module', 'site-knows-no-module', {
    'src/site/planted-module.tsx': '#modules/fees/ui/planted-innocent.tsx',
  }),
  arrow('content draws', 'content-is-data', { 'content/planted.ts': 'react' }),
  arrow('a page calls an action', 'pages-put-screens-together', {
    'src/web/routes/planted-action.tsx': '#modules/fees/actions/planted-innocent.ts',
  }),
  arrow('the platform knows a module', 'platform-knows-no-module', {
    'src/platform/planted-module.ts': '#modules/fees/actions/planted-innocent.ts',
  }),
  arrow("a page joins a module's routes", 'only-the-server-joins', {
    'src/web/routes/planted-routes.tsx': '#modules/fees/routes/planted-innocent.ts',
    'src/modules/fees/routes/planted-innocent.ts': kernel,
  }),
  arrow('an action writes a query', 'tables-belong-to-stores', {
    'src/modules/fees/actions/planted-query.ts': 'kysely',
  }),
  arrow('a page reaches the database through two others', 'browser-never-reaches-server', {
    'src/web/routes/planted-far.tsx': '#ui/planted-step.ts',
    'src/ui/planted-step.ts': './planted-pool.ts',
    'src/ui/planted-pool.ts': 'pg',
  }),
  arrow('a contract reaches a file through the kernel', 'browser-never-reaches-server', {
    'src/modules/fees/contract/planted-far.ts': '#kernel/planted-file.ts',
  }),
  arrow('a page ships the whole of zod', 'browser-never-reaches-server', {
    'src/ui/planted-zod.ts': 'zod',
  }),
  arrow('a module imports one below it', 'only-modules-above', {
    'src/modules/fees/actions/planted-below.ts': '../../panel/actions/planted-innocent.ts',
    'src/modules/panel/actions/planted-innocent.ts': kernel,
  }),
  arrow('somebody imports notifications', 'only-modules-above', {
    'src/modules/insights/rules/planted.ts': '../../notifications/rules/planted-innocent.ts',
    'src/modules/notifications/rules/planted-innocent.ts': kernel,
  }),
  arrow('a module is not in the order', 'module-without-a-place', {
    'src/modules/surprise/rules.ts': kernel,
  }),
  arrow('a file has no role', 'file-without-a-role', {
    'src/modules/fees/planted-helper.ts': kernel,
  }),
  arrow('a folder has no place', 'folder-without-a-place', { 'src/utils/planted.ts': kernel }),
  arrow('the product uses its tests', 'tests-are-leaves', {
    'src/platform/planted-test.ts': '../../tests/database.ts',
  }),
  {
    ...arrow('two files need each other', 'no-circles', {
      'src/kernel/planted-round.ts': './planted-about.ts',
      'src/kernel/planted-about.ts': './planted-round.ts',
    }),
    said: ['no-circles src/kernel/planted-'], // told once, of either
  },
  arrow('nobody needs a file', 'nothing-unreached', { 'src/kernel/planted-orphan.ts': [] }),
  arrow('an import leads nowhere', 'nothing-unresolved', {
    'src/kernel/planted-nowhere.ts': './planted-missing.ts',
  }),
  arrow("a package is somebody else's", 'only-declared-packages', {
    'src/platform/planted-package.ts': 'acorn',
  }),
];
