import { tmpdir } from 'node:os';
import type { MiddlewareHandler } from 'hono';
import type { OfficeMoneyDeps } from '#modules/fees/routes.ts';
import type { PersonData, PersonErasers } from '#modules/identity/routes.ts';
import { type CertificateDoors, noDoors } from '#platform/certificates/doors.ts';
import type { App, Vars } from '#platform/http.ts';
import { newCode, newId, newToken } from '#platform/ids.ts';
import { openHub } from '#platform/live/hub.ts';
import type { Live } from '#platform/live.ts';
import { type Log, silentLog } from '#platform/log.ts';
import { openMetrics } from '#platform/metrics.ts';
import { openPasswords, type Passwords } from '#platform/passwords.ts';
import { noScanner, type Scanner } from '#platform/scanner.ts';
import { signerOf } from '#platform/signing.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { fileWhatsApp, type WhatsApp } from '#platform/whatsapp.ts';
import { createApp, type Parts } from '../src/server.ts';
import { wired } from '../src/wiring.ts';
import type { TestDatabase } from './database.ts';

const unasked = () => Promise.reject(new Error('No document was sent.'));
const noVault: Vault = {
  take: unasked,
  read: unasked,
  open: unasked,
  check: unasked,
  remove: unasked,
  list: unasked,
  clean: unasked,
};

export const settings = {
  publicUrl: 'http://munch.example',
  postsPerMinute: 0,
  trustProxy: 0,
  allowedOrigins: [] as string[],
  metricsToken: undefined as string | undefined,
  officeEmail: 'office@munch.example',
  mailFrom: 'Munch <no-reply@munch.example>',
  bounceToken: undefined as string | undefined,
  textsSecret: undefined as string | undefined,
  whatsappSecret: undefined as string | undefined,
  whatsappVerifyToken: undefined as string | undefined,
  gstin: undefined as string | undefined,
  bankAccount: undefined as string | undefined,
};

/** Streams that hear of nothing: what they hear is tests/live.test.ts's business. */
export const noLive: Pick<Live, 'open'> = openHub({
  source: async () => ({ events: [], upTo: { xid: 1n, id: 0n }, isWhole: true, isHeld: false }),
  now: () => new Date(),
});

type Change = {
  now?: () => Date;
  jobs?: Parts['modules']['jobs'];
  dataDir?: string;
  settings?: Partial<typeof settings>;
  vault?: Vault;
  papers?: Vault;
  pieces?: Vault;
  uploads?: Vault;
  exports?: Vault;
  scanner?: Scanner;
  whatsapp?: WhatsApp;
  certificates?: CertificateDoors;
  patience?: number;
  passwords?: Passwords;
  log?: Log;
  readiness?: () => Promise<string>;
  answerAfter?: number;
  personData?: PersonData;
  personErasers?: PersonErasers;
  live?: Pick<Live, 'open'>;
  pages?: Parts['pages'];
  /** What takes the place of what disputes and the provider give to fees. */
  fees?: Partial<Omit<OfficeMoneyDeps, 'settings'>>;
};

/** A system without jobs, for what a test does not ask about. */
function quietSystem(startedAt: Date) {
  const jobs: Parts['modules']['jobs'] = {
    list: async () => [],
    retry: async () => false,
    discard: async () => false,
  };
  return { jobs, dataDir: tmpdir(), version: '0.0.0', startedAt };
}

/** Hashes that cost nothing. */
export const cheap = openPasswords({
  cost: { memory: 64, passes: 1, parallelism: 1 },
  most: 8,
  waiting: 5000,
});
/** What the sign-ins of a test need beside the rest. */
export const signInParts = {
  newCode,
  key: Buffer.alloc(32, 7),
  passwords: cheap,
  answerAfter: 0,
  personData: {},
  personErasers: {},
};

/** What the service of papers needs beside the rest. */
export const serviceParts = {
  signer: signerOf({ bytes: Buffer.alloc(32, 9) }),
  whatsapp: fileWhatsApp(`${tmpdir()}/munch-whatsapp`),
  scanner: noScanner,
  certificates: noDoors,
  inRecord: async () => new Map(),
};

/** Nobody is woken, for a test does the work itself; and no letter has a foot. */
export const quiet = {
  foot: async () => '',
  wakeMail: () => {},
  wakeBatches: () => {},
  wakeUploads: () => {},
  wakeBundles: () => {},
  wakeTexts: () => {},
  wakeExports: () => {},
  arrived: () => {},
};

/** For an app of a module alone, without sign-in: whoever asks is a visitor, and let in. */
export const asVisitor: MiddlewareHandler<{ Variables: Vars }> = async (c, next) => {
  c.set('admit', async () => ({ admission: 'admitted', viewer: null }));
  c.set('address', '127.0.0.1');
  await next();
};

/** The whole product without its pages, on a test's own database. */
export function appWith({ db }: Pick<TestDatabase, 'db'>, change: Change = {}): App {
  const all = { ...settings, ...change.settings };
  const now = change.now ?? (() => new Date());
  const { jobs, dataDir } = change;
  const system = {
    ...quietSystem(now()),
    ...(jobs ? { jobs } : {}),
    ...(dataDir ? { dataDir } : {}),
  };
  const house = wired({
    db,
    now,
    newId,
    newToken,
    settings: all,
    ...serviceParts,
    ...signInParts,
    ...quiet,
    vault: change.vault ?? noVault,
    papers: change.papers ?? noVault,
    pieces: change.pieces ?? noVault,
    uploads: change.uploads ?? noVault,
    exports: change.exports ?? noVault,
    ...(change.scanner ? { scanner: change.scanner } : {}),
    ...(change.certificates ? { certificates: change.certificates } : {}),
    ...(change.whatsapp ? { whatsapp: change.whatsapp } : {}),
    passwords: change.passwords ?? cheap,
    answerAfter: change.answerAfter ?? 0,
    razorpay: null,
    inbox: null,
    personData: change.personData ?? {},
    personErasers: change.personErasers ?? {},
  });
  const parts: Parts = {
    settings: all,
    log: change.log ?? silentLog,
    now,
    modules: { ...house, ...system, live: change.live ?? noLive, ...change.fees },
    metrics: openMetrics({ db, now, jobs: system.jobs.list }),
    readiness: change.readiness ?? (async () => 'ready'),
    pages: change.pages ?? null,
    ...(change.patience ? { patience: change.patience } : {}),
  };
  return createApp(parts);
}

/** A call as a page of ours makes it. */
export function call(
  app: App,
  method: string,
  path: string,
  { body, cookie }: { body?: unknown; cookie?: string | undefined } = {},
) {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    ...(cookie ? { cookie } : {}),
  };
  return app.request(path, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
}
