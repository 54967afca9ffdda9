// What tests of enquiries share: the forms that Ada sends, the module alone behind its API, and its tables emptied.
import { Hono } from 'hono';
import { type App, closeMethods } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { type EnquiriesDeps, enquiriesRoutes } from '../src/modules/enquiries/routes.ts';
import { asVisitor, quiet, signInParts } from './app.ts';
import type { TestDatabase } from './database.ts';

export const settings = { publicUrl: 'https://munch.example', officeEmail: 'office@munch.example' };

export const contact = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '9876543210',
  message: 'I need a mediator.',
};
export const consultation = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '9876543210',
  disputeType: 'Contract Disputes',
  preferredResolutionMethod: 'Arbitration',
  disputeDescription: 'The other side went silent.',
  priorActionTaken: true,
  deadlineDate: '2026-12-01' as string | null,
};
export const subscription = { email: 'ada@example.org', isSubscribe: true };

/** Three slots as an officer's form sends them: a Monday, a Wednesday, a Thursday. */
export const three = {
  slot1: '2026-11-23T11:00',
  slot2: '2026-11-25T15:00',
  slot3: '2026-11-26T17:00',
  minutes: '30',
  timeZone: '',
  reason: '',
};

/** The module's own routes, behind what a test puts before them. */
export function enquiriesApp(
  { db }: Pick<TestDatabase, 'db'>,
  deps: Pick<EnquiriesDeps, 'now'> & Partial<EnquiriesDeps>,
  before: (app: App) => void = () => {},
): App {
  const app: App = new Hono();
  before(app);
  app.use(asVisitor);
  const { key } = signInParts;
  enquiriesRoutes(app, { ...quiet, db, newId, newToken, key, settings, ...deps });
  closeMethods(app);
  return app;
}

export async function emptyEnquiries({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  const tables = [
    'submission_receipt',
    'enquiry',
    'newsletter_subscription',
    'outbox_mail',
    'try_count',
  ] as const;
  for (const table of tables) await db.deleteFrom(table).execute();
}
