import { moveDispute } from '#modules/disputes/routes.ts';
import { firstAdministratorLink } from '#modules/identity/routes.ts';
import { noDoors } from '#platform/certificates/doors.ts';
import type { Db } from '#platform/db.ts';
import type { Settings } from '#platform/env.ts';
import type { Extractor } from '#platform/extraction/extractor.ts';
import { sha256 } from '#platform/hash.ts';
import { newCode, newId, newToken } from '#platform/ids.ts';
import type { Job } from '#platform/jobs.ts';
import { openHub } from '#platform/live/hub.ts';
import { silentLog } from '#platform/log.ts';
import { mailJob } from '#platform/mail/sending.ts';
import { openPasswords } from '#platform/passwords.ts';
import { noScanner } from '#platform/scanner.ts';
import type { Signer } from '#platform/signing.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { WhatsApp } from '#platform/whatsapp.ts';
import { jobsOf } from '../../src/jobs.ts';
import { lettersOf, personData, personErasers } from '../../src/joined.ts';
import { createApp } from '../../src/server.ts';
import { wired } from '../../src/wiring.ts';
import type { Clock, House } from './door.ts';

/** A house with an empty desk: beside what a visitor can ask, what happens by itself in a night, and the link that a first start prints. */
export type Opened = House & {
  nights(): Promise<void>;
  /** Looks at the files that came whole. */
  checked(): Promise<void>;
  firstLink(): Promise<string | null>;
  /** Where a dispute stands, as whoever works on it has it before them. */
  look(disputeId: string): Promise<{ state: string; version: number }>;
  /** A mail server far away says that it has a letter of ours. */
  delivered(letterId: string, to: string): Promise<void>;
  /** A respondent objects to a withdrawal. */
  objects(disputeId: string, partyId: string, why: string): Promise<void>;
};

/** The people of a demonstration have no telephone that anybody could ring. */
const silentWhatsApp: WhatsApp = {
  isReal: false,
  send: async ({ id }) => ({ messageId: `nobody.${id}` }),
  describe: () => 'kept from everybody',
};

/** The database of a demonstration begins empty: no seal of it is remembered elsewhere. */
const noMarks = { read: async () => null, keep: async () => {} };

type Parts = {
  db: Db;
  settings: Settings;
  vault: Vault;
  papers: Vault;
  pieces: Vault;
  uploads: Vault;
  exports: Vault;
  extractor: Extractor;
  key: Buffer;
  signer: Signer;
  clock: Clock;
};

/**
 * Ids in the order in which they are made. The clock stands still within a step, so that by chance a list would be another one in each
 * run, and with it everything that is drawn from it.
 */
function idsBy(clock: Pick<Parts['clock'], 'now'>): () => string {
  let made = 0;
  return () => {
    made += 1;
    const time = newId(clock.now().getTime()).slice(0, 13);
    return `${time}-7000-8000-${made.toString(16).padStart(12, '0')}`;
  };
}

/**
 * The product without its pages and with a clock of its own. What it mails goes into a list in memory and to nobody: the
 * people of a demonstration live at addresses that no mail server has.
 */
export function openHouse({
  db,
  settings,
  vault,
  papers,
  pieces,
  uploads,
  exports,
  extractor,
  key,
  signer,
  clock,
}: Parts): Opened {
  const letters: House['letters'] = [];
  const mailer = {
    send: async ({ id, to, subject, text }: House['letters'][number]) =>
      void letters.push({ id, to, subject, text }),
    describe: () => 'kept in memory',
    close: () => {},
  };
  const now = () => clock.now();
  const wakeMail = () => {};
  const parts = {
    ...wired({
      db,
      now,
      newId: idsBy(clock),
      newToken,
      newCode,
      settings,
      key,
      mailer,
      vault,
      papers,
      pieces,
      uploads,
      exports,
      scanner: noScanner,
      certificates: noDoors,
      signer,
      whatsapp: silentWhatsApp,
      razorpay: null,
      inbox: null,
      wakeMail,
      wakeBatches: () => {},
      wakeUploads: () => {},
      wakeBundles: () => {},
      wakeTexts: () => {},
      extractor,
      wakeExports: () => {},
      arrived: () => {},
      passwords: openPasswords({ cost: QUICK }),
      answerAfter: 0,
      personData,
      personErasers,
    }),
    marks: noMarks,
  };
  const mail = mailJob(parts, lettersOf(parts));
  const jobs = jobsOf(parts);
  const app = createApp({
    settings: { ...settings, postsPerMinute: 0 },
    log: silentLog,
    now,
    pages: null,
    readiness: async () => 'ready',
    modules: {
      ...parts,
      jobs: noJobs,
      dataDir: settings.dataDir,
      startedAt: now(),
      version: '',
      live: openHub({ source: noSource, now }),
    },
  });
  return {
    clock,
    letters,
    request: async (path, init, network) =>
      app.request(path, init, network ? { incoming: { socket: { remoteAddress: network } } } : {}),
    post: () => workOff(mail),
    checked: () => workOff(jobs.uploads),
    firstLink: () => firstAdministratorLink(parts),
    objects: async (disputeId, partyId, why) => {
      const by = { personId: null, role: 'visitor' as const };
      const moving = {
        disputeId,
        partyId,
        type: 'withdrawal_objected' as const,
        by,
        as: 'respondent' as const,
        why,
      };
      const moved = await db.transaction().execute((tx) => moveDispute(parts, tx, moving));
      if (!moved.ok) throw new Error(`The objection was refused: ${moved.refusal}.`);
    },
    look: (id) =>
      db
        .selectFrom('dispute')
        .where('id', '=', id)
        .select(['state', 'version'])
        .executeTakeFirstOrThrow(),
    delivered: async (letterId, to) => {
      const verdicts = [
        { recipient: to, action: 'delivered', status: '2.0.0', diagnostic: '250 accepted' },
      ];
      const messageHash = sha256(`${letterId} delivered`);
      await db
        .transaction()
        .execute((tx) => parts.mailHeard(tx, { letterId, verdicts, messageHash }));
    },
    nights: async () => {
      for (const job of Object.values<Job>(jobs)) await workOff(job);
      await workOff(mail);
    },
  };
}

/** People of the demonstration sign in some hundred times in its year. Whoever does so afterwards has their password kept with the full cost. */
const QUICK = { memory: 1024, passes: 1, parallelism: 1 };

const noJobs = { list: async () => [], retry: async () => false, discard: async () => false };
const noSource = async () => ({
  events: [],
  upTo: { xid: 1n, id: 0n },
  isWhole: true,
  isHeld: false,
});

async function workOff(job: Job): Promise<void> {
  while (await job.run(silentLog)) {
    // There is more of it.
  }
}
