// What the product is made of while it runs: the doors to the world, opened by its settings, the wires between modules, and the jobs.

import { bindKeys, bindPlace, runsIn } from '#modules/institution/jobs.ts';
import { arrivals } from '#modules/notifications/jobs.ts';
import { openDoors } from '#platform/certificates/doors.ts';
import type { Db } from '#platform/db.ts';
import type { Settings } from '#platform/env.ts';
import { openExtractor } from '#platform/extraction/extractor.ts';
import { newCode, newId, newToken } from '#platform/ids.ts';
import { openJobs } from '#platform/jobs.ts';
import { openSigner, signerGiven } from '#platform/key-ring.ts';
import type { Log } from '#platform/log.ts';
import { mailJob, urgentMailJob } from '#platform/mail/sending.ts';
import type { Mailer } from '#platform/mail.ts';
import { openPasswords } from '#platform/passwords.ts';
import type { Postgres } from '#platform/postgres/start.ts';
import { openRazorpay } from '#platform/razorpay.ts';
import { openScanner } from '#platform/scanner.ts';
import { sealMarkIn } from '#platform/seal-mark.ts';
import type { Signer } from '#platform/signing.ts';
import { openWhatsApp } from '#platform/whatsapp.ts';
import { jobsOf } from './jobs.ts';
import { lettersOf, personData, personErasers, urgentLetters } from './joined.ts';
import { carrierFor } from './platform/carrier.ts';
import { folderInbox } from './platform/mail/inbound.ts';
import type { vaultIn } from './platform/vaults.ts';
import { wired } from './wiring.ts';

/** Where the product stands: its settings, its folder, its documents and its database. */
export type Startup = {
  settings: Settings;
  dataDir: string;
  kept: Awaited<ReturnType<typeof vaultIn>>;
  postgres: Postgres;
};

const now = () => new Date();

/** What every module works with: the doors to the world, opened, and the wires between modules. */
export async function partsOf({ settings, dataDir, kept }: Startup, db: Db) {
  const signer = await signerOf({ settings, dataDir, kept }, db);
  const { vault, papers, pieces, uploads, exports, key } = kept;
  const wake = sleeping();
  const parts = wired({
    ...{ db, now, newId, newToken, newCode, settings, key, personData, personErasers, signer },
    ...{ vault, papers, pieces, uploads, exports },
    mailer: carrierFor(dataDir, settings),
    whatsapp: openWhatsApp({ account: settings.whatsapp, folder: `${dataDir}/whatsapp` }),
    razorpay: openRazorpay({
      keyId: settings.razorpayKeyId,
      keySecret: settings.razorpayKeySecret,
      webhookSecret: settings.razorpayWebhookSecret,
    }),
    inbox: settings.smtpUrl ? null : folderInbox(`${dataDir}/mail-in`),
    scanner: openScanner(settings.clamdUrl),
    certificates: await openDoors(settings),
    passwords: openPasswords(),
    extractor: openExtractor(),
    wakeMail: () => wake.mail(),
    wakeBatches: () => wake.batches(),
    wakeUploads: () => wake.uploads(),
    wakeBundles: () => wake.bundles(),
    wakeTexts: () => wake.texts(),
    wakeExports: () => wake.exports(),
    arrived: arrivals({ db, now }),
  });
  // Its connections wait behind no other letter.
  return { parts, wake, urgentMailer: carrierFor(dataDir, settings) };
}

export type RunningParts = Awaited<ReturnType<typeof partsOf>>['parts'];

/** A job may run before the last one is appointed: until then nobody is woken. */
const sleeping = () => ({
  mail: () => {},
  batches: () => {},
  uploads: () => {},
  bundles: () => {},
  texts: () => {},
  exports: () => {},
});

/** The key that signs, once this database is known to belong to it, to the key of the documents and to their place. */
async function signerOf(
  { settings, dataDir, kept }: Omit<Startup, 'postgres'>,
  db: Db,
): Promise<Signer> {
  const signer = settings.signingKeys
    ? signerGiven(settings.signingKeys)
    : await openSigner(dataDir, now);
  const lost = settings.lostKeys;
  const keys = [
    { use: 'documents' as const, name: kept.documents, follows: [] },
    signingKey(signer),
  ];
  await bindKeys({ db, now, dataDir, lost, keys });
  await bindPlace({ db, now, newId, lost, mark: kept.mark });
  return signer;
}

type JobSetup = { log: Log; urgentMailer: Mailer; dataDir: string };

export function jobsFor(parts: RunningParts, { log, urgentMailer, dataDir }: JobSetup) {
  const { db } = parts;
  const letters = lettersOf(parts);
  return openJobs({
    db,
    log,
    runs: runsIn(db, now),
    jobs: {
      mail: mailJob(parts, letters),
      urgentMail: urgentMailJob({ ...parts, mailer: urgentMailer }, letters, urgentLetters),
      ...jobsOf({ ...parts, marks: sealMarkIn(dataDir) }),
    },
  });
}

export function wakeBy({ wake }: Awaited<ReturnType<typeof jobsFor>>, sleeper: Wake): void {
  Object.assign(sleeper, {
    mail: () => {
      wake.urgentMail();
      wake.mail();
    },
    batches: wake.batches,
    uploads: () => {
      wake.uploads();
      wake.largeUploads();
    },
    bundles: wake.bundles,
    texts: wake.texts,
    exports: wake.exports,
  } satisfies Wake);
}

type Wake = ReturnType<typeof sleeping>;

/** The key that signs here, and those that it follows if the list of this machine says that it is in force. */
function signingKey(signer: Signer): Parameters<typeof bindKeys>[0]['keys'][number] {
  const all = signer.published();
  const isInForce = all.some(({ id, validTo }) => id === signer.keyId && validTo === null);
  return {
    use: 'signing',
    name: signer.keyId,
    follows: isInForce ? all.filter(({ validTo }) => validTo !== null).map(({ id }) => id) : [],
  };
}
