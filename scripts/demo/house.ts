import { firstAdministratorLink } from '#modules/identity/routes.ts';
import { letterFoot } from '#modules/institution/jobs.ts';
import { lettersQueue } from '#modules/notifications/jobs.ts';
import type { Db } from '#platform/db.ts';
import type { Settings } from '#platform/env.ts';
import { newCode, newId, newToken } from '#platform/ids.ts';
import type { Job } from '#platform/jobs.ts';
import { openHub } from '#platform/live/hub.ts';
import { silentLog } from '#platform/log.ts';
import { mailJob } from '#platform/outbox.ts';
import { openPasswords } from '#platform/passwords.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { createApp, jobsOf, lettersOf, personData } from '../../src/server.ts';
import type { Clock, House } from './door.ts';

/** A house with an empty desk: beside what a visitor can ask, what happens by itself in a night, and the link that a first start prints. */
export type Opened = House & { nights(): Promise<void>; firstLink(): Promise<string | null> };

type Parts = { db: Db; settings: Settings; vault: Vault; key: Buffer; clock: Clock };

/**
 * The product without its pages and with a clock of its own. What it mails goes into a list in memory and to nobody: the
 * people of a demonstration live at addresses that no mail server has.
 */
export function openHouse({ db, settings, vault, key, clock }: Parts): Opened {
  const letters: House['letters'] = [];
  const mailer = {
    send: async ({ to, subject, text }: House['letters'][number]) => void letters.push({ to, subject, text }),
    describe: () => 'kept in memory',
    close: () => {},
  };
  const now = () => clock.now();
  const wakeMail = () => {};
  const parts = {
    ...{ db, now, newId: () => newId(clock.now().getTime()), newToken, newCode, settings, mailer, vault, key, wakeMail },
    ...{ passwords: openPasswords(), foot: letterFoot, answerAfter: 0, personData },
  };
  const mail = mailJob(parts, lettersOf(parts));
  const jobs = jobsOf(parts);
  const app = createApp({
    ...{ settings: { ...settings, postsPerMinute: 0 }, log: silentLog, now, pages: null, isReady: async () => true },
    ...{ identity: parts, enquiries: parts, panel: parts, office: { ...parts, more: [lettersQueue] } },
    institution: { ...parts, jobs: noJobs, dataDir: settings.dataDir, startedAt: now(), version: '' },
    notifications: { ...parts, live: openHub({ source: noSource, now }) },
  });
  return {
    clock,
    letters,
    request: async (path, init) => app.request(path, init),
    post: () => workOff(mail),
    firstLink: () => firstAdministratorLink(parts),
    nights: async () => {
      for (const job of Object.values<Job>(jobs)) await workOff(job);
      await workOff(mail);
    },
  };
}

const noJobs = { list: async () => [], retry: async () => false, discard: async () => false };
const noSource = async () => ({ events: [], upTo: { xid: 1n, id: 0n }, isWhole: true, isHeld: false });

async function workOff(job: Job): Promise<void> {
  while (await job.run(silentLog)) {
    // There is more of it.
  }
}
