// The arrows of ARCHITECTURE.md as one map. `npm run check` asks it of every import; scripts/planted.ts proves that it
// bites; tests/architecture.test.ts proves that it looked.
const { builtinModules } = require('node:module');

/** A module may import only the modules above it. */
const MODULES = [
  'record',
  'codes',
  'identity',
  'institution',
  'enquiries',
  'fees',
  'panel',
  'clocks',
  'disputes',
  'filing',
  'service',
  'response',
  'documents',
  'bundles',
  'discussion',
  'search',
  'calendar',
  'appointments',
  'hearings',
  'negotiation',
  'instruments',
  'offers',
  'awards',
  'packages',
  'proposals',
  'sessions',
  'performance',
  'bidding',
  'exports',
  'archive',
  'insights',
  'office',
  'notifications',
];
const ROLES = ['rules', 'contract', 'store', 'actions', 'jobs', 'views', 'routes', 'letters', 'ui'];

const TEST = String.raw`\.test\.tsx?$|^tests/`;
const KERNEL = '^src/kernel/';
/** How sums and days are written for whoever reads them is a view's, a letter's or a screen's. */
const KERNEL_BUT_FIGURES = '^src/kernel/(?!amounts\\.ts$|day-words\\.ts$)';
const MESSAGES = '^src/messages/all\\.ts$';
const CONTENT = '^content/';
const KIT = '^src/ui/';
const SITE = '^src/site/';
const WEB = '^src/web/';
const PATHS = '^src/web/paths\\.ts$';
const PLATFORM = '^src/platform/';
const CORE = `^(?:node:)?(?:${builtinModules.map((name) => name.replace(/^node:/, '')).join('|')})$`;

/** A role is a file or, once it outgrew one sitting, a folder: `rules.ts` or `rules/withdrawal.ts`. */
const role = (names, module = '[^/]+') => `^src/modules/${module}/(?:${names})(?:\\.tsx?$|/)`;
const own = (names) => role(names, '$1');
const anyModule = '([^/]+)';
/** What a rule's names are called where people read them: `contract/words.ts`, `contract/gate-words.ts`. */
const WORDS = '^src/modules/[^/]+/contract/(?:|[a-z-]+-)words\\.ts$';
const platform = (names) => `^src/platform/(?:${names})(?:\\.ts$|/)`;
const packages = (...names) => `(?:^|/)node_modules/(?:@types/)?(?:${names.join('|')})/`;
const ZOD = packages('zod/mini', 'zod/v4-mini', 'zod/v4/mini');
const DRAWING = packages(
  'react',
  'react-router',
  'react-hot-toast',
  'react-day-picker',
  '@simplewebauthn/browser',
  'pdfjs-dist',
);

/** `from` may import `to` and nothing else. What does not resolve is another rule's business. */
function only(name, from, to, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: TEST },
    to: { pathNot: to, couldNotResolve: false },
  };
}
function never(name, from, to, comment) {
  return { name, comment, severity: 'error', from, to };
}

const BROWSER = [
  KERNEL,
  '^src/messages/',
  CONTENT,
  KIT,
  SITE,
  '^src/web/(?!entry\\.server|routes\\.ts)',
  role('contract|ui'),
];
const SERVER = [
  PLATFORM,
  '^src/(?:main|parts|server|joined|routes|jobs|wiring)\\.ts$',
  '^src/web/entry\\.server',
  role('store|actions|jobs|views|routes|letters'),
  packages(
    ...['pg', 'pg-boss', 'kysely', 'nodemailer', 'pdfkit', 'hono', '@hono/node-server'],
    ...[
      'otpauth',
      '@simplewebauthn/server',
      'ical-generator',
      'csv-parse',
      'csv-stringify',
      'prom-client',
      'postal-mime',
      'mammoth',
      'read-excel-file',
      'qrcode',
      'tar-stream',
      'yauzl',
    ],
  ),
  '(?:^|/)node_modules/zod/(?:index|v4/(?!mini|core|locales))',
  CORE,
];
// The last ones are named by their address: in scripts/press.ts, and where the process or the thread is begun.
const ENTRIES = [
  '^src/main\\.ts$',
  '^src/web/(?:root|routes|entry\\.)',
  '^src/web/routes/',
  '^(?:scripts|bench)/',
  '^[^/]+\\.config\\.ts$',
  '^src/web/hydrate\\.ts$',
  '^src/platform/binding/process\\.ts$',
  '^src/platform/file-words/worker\\.ts$',
  '^src/platform/extraction/child\\.ts$',
];

const arrows = [
  only(
    'kernel-is-pure',
    KERNEL,
    [KERNEL, ZOD],
    'The kernel knows zod and itself: no clock, no network, nothing of ours.',
  ),
  only(
    'rules-are-pure',
    role('rules', anyModule),
    [KERNEL, role('rules')],
    'A rule knows the kernel and other rules: no package, no SQL, no HTTP.',
  ),
  only(
    'contract-knows-words-alone',
    role('contract', anyModule),
    [KERNEL, MESSAGES, ZOD, role('rules|contract')],
    'A contract is read by the browser too: no server file.',
  ),
  only(
    'store-knows-the-database-alone',
    role('store', anyModule),
    [KERNEL, own('rules|store'), platform('db|rows|tables'), packages('kysely')],
    'A store turns SQL into words: no HTTP, and no table of another module.',
  ),
  only(
    'actions-know-their-own-store',
    role('actions', anyModule),
    [
      KERNEL,
      role('rules'),
      role('actions'),
      own('store|letters|views'),
      platform(
        '(?!http|rate|security|pages|openapi|api-docs|validation-errors|files-in-memory)[^/]+',
      ),
    ],
    'An action loads, asks the rule and keeps the record: no HTTP, no contract, no other store.',
  ),
  only(
    'jobs-call-one-action',
    role('jobs', anyModule),
    [KERNEL, own('actions|jobs'), platform('jobs')],
    'A job wakes up and calls one action: no store, no rule.',
  ),
  only(
    'routes-call-one-action',
    role('routes', anyModule),
    [KERNEL_BUT_FIGURES, MESSAGES, own('actions|contract|routes|views'), platform('http')],
    'A route parses, calls one action and hands what it gave to a view: no store, no figure written.',
  ),
  only(
    'views-shape-answers',
    role('views', anyModule),
    [KERNEL, MESSAGES, role('rules|contract'), own('actions|letters|store|views')],
    'A view makes an answer of rows: it knows the words on the wire and the names of columns, and opens no door.',
  ),
  never(
    'views-ask-nobody',
    { path: role('views'), pathNot: TEST },
    { path: role('actions|store'), dependencyTypesNot: ['type-only'] },
    'A view is given all that it shapes; of actions and stores it knows the types alone.',
  ),
  never(
    'views-have-one-room',
    {
      path: '^src/modules/[^/]+/(?:rules|store|actions|jobs|routes|letters)/(?:views?|[a-z-]+-views?)\\.ts$',
    },
    {},
    "Whatever shapes an answer stands in the module's views, and nowhere else.",
  ),
  only(
    'letters-know-words-alone',
    role('letters', anyModule),
    [KERNEL, MESSAGES, CONTENT, role('rules'), own('letters'), WORDS, platform('mail|pdf/view')],
    'A letter is written of words, those that a screen says too among them: no store, no HTTP, no endpoint.',
  ),
  only(
    'module-ui-shows-contracts',
    role('ui', anyModule),
    [KERNEL, MESSAGES, CONTENT, KIT, role('contract|rules'), own('ui'), DRAWING, PATHS],
    "A screen knows contracts and the kit: no action, no other module's ui.",
  ),
  never(
    'module-ui-runs-no-rule',
    { path: role('ui'), pathNot: TEST },
    { path: role('rules'), dependencyTypesNot: ['type-only'] },
    'A screen asks the server what is allowed; a rule gives it types and, through the contract, the order of its fields.',
  ),
  only(
    'kit-knows-no-module',
    KIT,
    [KERNEL, MESSAGES, KIT, DRAWING],
    'The kit is furniture: it knows no module, no page, no text of the institution.',
  ),
  only(
    'site-knows-no-module',
    SITE,
    [KERNEL, MESSAGES, CONTENT, KIT, SITE, PATHS, DRAWING],
    "The public pages' parts get a module's forms handed in.",
  ),
  only('content-is-data', CONTENT, [CONTENT, KERNEL], 'The words of the institution are data.'),
  only(
    'messages-are-leaves',
    '^src/messages/',
    ['^src/messages/', '^src/kernel/language\\.ts$'],
    'Compiled messages ask which language is spoken, and nothing else.',
  ),
  only(
    'pages-put-screens-together',
    WEB,
    [
      KERNEL,
      MESSAGES,
      CONTENT,
      KIT,
      SITE,
      WEB,
      role('contract|ui'),
      DRAWING,
      packages('react-dom', '@react-router/dev', 'isbot'),
    ],
    "A page knows contracts and modules' ui: no server file.",
  ),
  never(
    'platform-knows-no-module',
    { path: PLATFORM, pathNot: TEST },
    { path: '^(?:src|content)/', pathNot: [PLATFORM, KERNEL, MESSAGES] },
    'The doors to the world serve any house.',
  ),
  never(
    'joined-through-routes-and-jobs',
    { path: '^src/(?:main|parts|server|joined|routes|jobs|wiring)\\.ts$' },
    { path: ['^src/modules/', WEB, KIT, SITE, CONTENT], pathNot: role('routes|jobs') },
    'The server joins routes and jobs; it never reaches past them.',
  ),
  never(
    'only-the-server-joins',
    {
      path: '^(?:src|content)/',
      pathNot: [
        TEST,
        '^src/(?:main|parts|server|joined|routes|jobs|wiring)\\.ts$',
        role('routes|jobs'),
      ],
    },
    { path: [role('routes|jobs'), '^src/(?:main|parts|server|joined|routes|jobs|wiring)\\.ts$'] },
    'Routes and jobs are joined in joined.ts, routes.ts, jobs.ts, server.ts, wiring.ts, parts.ts and main.ts and nowhere else.',
  ),
  never(
    'tables-belong-to-stores',
    { path: '^(?:src|content)/', pathNot: [TEST, PLATFORM, role('store')] },
    { path: [platform('tables'), packages('kysely', 'pg')] },
    "Only a module's store.ts names tables and writes queries.",
  ),
  never(
    'browser-never-reaches-server',
    { path: BROWSER, pathNot: TEST },
    { path: SERVER, reachable: true },
    'Whatever a page imports is sent to the browser, however many steps away.',
  ),
  never(
    'scripts-know-no-module',
    { path: '^scripts/', pathNot: '^scripts/(?:verify(?:\\.ts|/)|demo/|demo\\.test\\.ts)' },
    { path: '^src/(?:modules|ui|site)/' },
    'A script builds, starts and checks; what the product does is not its business.',
  ),
  never(
    'demonstration-joins-as-the-server-does',
    { path: '^scripts/demo/' },
    { path: '^src/(?:modules|ui|site)/', pathNot: role('routes|jobs|rules') },
    'A demonstration comes in by the one door; it joins modules as main.ts does, knows their words, and reaches past nothing.',
  ),
  never(
    'tests-are-leaves',
    { pathNot: [TEST, '^bench/'] },
    { path: TEST },
    'The product knows none of its tests.',
  ),
];

const order = MODULES.slice(0, -1).map((module, at) =>
  never(
    'only-modules-above',
    { path: `^src/modules/${module}/` },
    { path: `^src/modules/(?:${MODULES.slice(at + 1).join('|')})/` },
    `${module} may import only the modules above it.`,
  ),
);

const places = [
  never(
    'module-without-a-place',
    { path: `^src/modules/(?!(?:${MODULES.join('|')})/)` },
    {},
    'A new module takes its place in the order first.',
  ),
  never(
    'file-without-a-role',
    {
      path: '^src/modules/[^/]+/',
      pathNot: [role(ROLES.join('|')), `^src/modules/[^/]+/(?:${ROLES.join('|')})\\.test\\.tsx?$`],
    },
    {},
    `A module's files are its roles: ${ROLES.join(', ')}.`,
  ),
  never(
    'folder-without-a-place',
    {
      path: '^src/(?!(?:kernel|platform|modules|ui|site|web|messages)/|(?:main|parts|server|joined|routes|jobs|wiring)\\.ts$)',
    },
    {},
    'ARCHITECTURE.md names every folder of src.',
  ),
];

const health = [
  never(
    'no-circles',
    {},
    { circular: true },
    'Two files that need each other are one file, or three.',
  ),
  never(
    'nothing-unreached',
    { path: ENTRIES },
    { path: '^(?:src|content)/.*\\.tsx?$', pathNot: [TEST, ...ENTRIES], reachable: false },
    'Dead code, an orphan or a whole circle of friends: no entry leads here.',
  ),
  never('nothing-unresolved', {}, { couldNotResolve: true }, 'The import leads nowhere.'),
  never(
    'only-declared-packages',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    'package.json names every package that is imported.',
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...arrows, ...order, ...places, ...health],
  options: {
    doNotFollow: { path: '(?:^|/)node_modules/' },
    // React Router generates these beside the project when it builds.
    exclude: { path: '\\+types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
