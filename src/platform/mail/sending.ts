import type { Db } from '../db.ts';
import type { Job } from '../jobs.ts';
import { speaking } from '../language.ts';
import type { Log } from '../log.ts';
import type { Mail, Mailer } from '../mail.ts';
import type { Compose, LetterKind, OutboxLetter } from '../outbox.ts';
import { refusedForGood, type SendingError } from './refusal.ts';

export type MailDeps = {
  db: Db;
  now: () => Date;
  mailer: Mailer;
  settings: { publicUrl: string };
  /** What stands at the foot of every letter that goes out now, in the language being spoken. */
  foot: (db: Db, now: Date) => Promise<string>;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a sender has a letter to itself. Longer than the mail server's own time limits, see platform/mail.ts. */
function leaseEndsAt(now: Date): Date {
  return new Date(now.getTime() + 5 * MINUTE);
}

/** When a letter that could not be sent is tried again: after 30 s, then twice as long each time, at most 6 h. */
export function nextTryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(30 * SECOND * 2 ** (attempts - 1), 6 * HOUR));
}

/**
 * Twelve tries, and five days: twelve alone are over in fifteen hours, which a mail server can be down, and RFC 5321
 * (4.5.4.1) asks for four to five days.
 */
export function isGivenUp(attempts: number, createdAt: Date, now: Date): boolean {
  return attempts >= 12 && now.getTime() - createdAt.getTime() >= 5 * DAY;
}

/** Sends what every module owes; each kind of letter is written by its own module. */
export function mailJob(deps: MailDeps, compose: Partial<Record<LetterKind, Compose>>): Job {
  return {
    name: 'mail-drain',
    cron: '* * * * *',
    run: (log) => sendSomeMail({ ...deps, compose, log }),
  };
}

/**
 * Sends the letters for which somebody waits at a screen, beside the sender of all: a thousand others that are owed, or a few that
 * a slow mail server holds up, keep no code from its recipient.
 */
export function urgentMailJob(
  deps: MailDeps,
  compose: Partial<Record<LetterKind, Compose>>,
  kinds: readonly [LetterKind, ...LetterKind[]],
): Job {
  return {
    name: 'mail-urgent',
    cron: '* * * * *',
    soon: 50,
    run: (log) => sendSomeMail({ ...deps, compose, log, kinds }),
  };
}

type Sending = MailDeps & {
  compose: Partial<Record<LetterKind, Compose>>;
  log: Log;
  kinds?: readonly LetterKind[];
};

const BATCH = 10;

/**
 * Sends a batch of the letters that are due and says whether to go on at once: not when none went out, for then the mail
 * server needs a rest. Each letter goes out at least once: a sender that is killed between sending and marking leaves it
 * to be sent again, with the same Message-ID.
 */
async function sendSomeMail(deps: Sending): Promise<boolean> {
  const now = deps.now();
  const letters = await lease(deps.db, {
    now,
    leaseEndsAt: leaseEndsAt(now),
    most: BATCH,
    kinds: deps.kinds,
  });
  const gone = await Promise.all(letters.map((letter) => sendLetter(deps, letter)));
  return letters.length === BATCH && gone.includes(true);
}

async function sendLetter(deps: Sending, letter: OutboxLetter): Promise<boolean> {
  try {
    const compose = deps.compose[letter.kind];
    if (!compose) throw new Error(`No module writes letters of the kind ${letter.kind}.`);
    const mail = await composed(letter, deps, compose);
    if (mail) await deps.mailer.send(mail);
    await (mail ? markSent(deps.db, letter.id, deps.now()) : markDropped(deps.db, letter.id));
    return true;
  } catch (error) {
    await keepForLater(deps, letter, error instanceof Error ? error : new Error(String(error)));
    return false;
  }
}

function composed(letter: OutboxLetter, deps: Sending, compose: Compose): Promise<Mail | null> {
  return speaking(letter.language, async () => {
    const foot = await deps.foot(deps.db, deps.now());
    return compose(letter.refersTo, {
      id: letter.id,
      to: letter.recipient,
      publicUrl: deps.settings.publicUrl,
      now: deps.now(),
      foot,
    });
  });
}

// The reason stays in the row: a mail server repeats addresses in its answers, and logs hold no personal data.
async function keepForLater(
  deps: Sending,
  letter: OutboxLetter,
  error: SendingError,
): Promise<void> {
  const now = deps.now();
  // RFC 3463: 4.4.7 is what a server says that has tried for too long.
  const bounce =
    refusedForGood(error) ?? (isGivenUp(letter.attempts, letter.createdAt, now) ? '4.4.7' : null);
  const state = bounce ? 'failed' : 'waiting';
  await keepUnsent(deps.db, letter.id, {
    state,
    bounce,
    nextTryAt: nextTryAt(letter.attempts, now),
    error: error.message.replace(/\p{Cc}+/gu, ' '),
  });
  deps.log.error('mail_not_sent', {
    letter: letter.id,
    kind: letter.kind,
    attempts: letter.attempts,
    state,
    code: String(error.code ?? ''),
    response: String(error.responseCode ?? ''),
  });
}

/** Without `kinds` it is letters of every kind. */
type Leasing = {
  now: Date;
  leaseEndsAt: Date;
  most: number;
  kinds: readonly LetterKind[] | undefined;
};

/**
 * Takes up to `most` letters that are due, and keeps them from every other sender until `leaseEndsAt`. A lease rather
 * than an open transaction: a slow mail server then holds no connection and no lock, and a killed sender frees its
 * letters by itself.
 */
function lease(db: Db, { now, leaseEndsAt, most, kinds }: Leasing): Promise<OutboxLetter[]> {
  return db
    .with('due', (with_) =>
      with_
        .selectFrom('outbox_mail')
        .where('state', '=', 'waiting')
        .where('nextTryAt', '<=', now)
        .$if(kinds !== undefined, (of) => of.where('kind', 'in', kinds ?? []))
        .orderBy('nextTryAt')
        .orderBy('id')
        .limit(most)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox_mail')
    .from('due')
    .whereRef('outbox_mail.id', '=', 'due.id')
    .set((is) => ({ nextTryAt: leaseEndsAt, attempts: is('outbox_mail.attempts', '+', 1) }))
    .returningAll('outbox_mail')
    .execute();
}

async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ state: 'sent', sentAt: at, lastError: null })
    .where('id', '=', id)
    .execute();
}

async function markDropped(db: Db, id: string): Promise<void> {
  await db.updateTable('outbox_mail').set({ state: 'dropped' }).where('id', '=', id).execute();
}

/** `bounce` is the status with which it will never arrive. */
type Unsent = {
  state: 'waiting' | 'failed';
  nextTryAt: Date;
  error: string;
  bounce: string | null;
};

/** Keeps a letter that could not be sent, with the reason: to be tried again, or given up. */
async function keepUnsent(db: Db, id: string, next: Unsent): Promise<void> {
  const lastError = next.error.slice(0, 500);
  const bounced = next.bounce ? { bounce: 'heard' as const, bounceStatus: next.bounce } : {};
  await db
    .updateTable('outbox_mail')
    .set({ state: next.state, nextTryAt: next.nextTryAt, lastError, ...bounced })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
