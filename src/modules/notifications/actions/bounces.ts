import { allow, type Result, refuse } from '#kernel/result.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import { markReturned, takeBouncedLetters } from '#platform/bounces.ts';
import type { Db } from '#platform/db.ts';
import { hashOf, sha256 } from '#platform/hash.ts';
import { readReport } from '#platform/mail/report.ts';
import type { OutboxLetter } from '#platform/outbox.ts';
import { bounceIn, isKeptElsewhere, letterIn } from '../rules/bounces.ts';
import { addBounce, countOpen, listBounces } from '../store/bounces.ts';
import type { NotificationsDeps } from './deps.ts';

export type Deps = Pick<NotificationsDeps, 'db' | 'now' | 'newId'>;

type HearingDeps = Deps & Pick<NotificationsDeps, 'settings' | 'mailHeard'>;

const MOST = 50;

/** Makes work items of letters that the mail server refused for good, or that were given up. True when there are more. */
export function fileRefused(deps: Deps): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const letters = await takeBouncedLetters(tx, MOST);
    for (const letter of letters.filter(({ kind }) => !isKeptElsewhere(kind))) {
      await file(deps, tx, letter, {
        heard: 'refused',
        status: letter.bounceStatus ?? '5.0.0',
        diagnostic: letter.lastError ?? '',
      });
    }
    return letters.length === MOST;
  });
}

export type BounceOutcome = { outcome: 'bounced' | 'known_already' | 'no_bounce' };

export type BounceReportRefusal = 'bounces_off' | 'token_wrong' | 'not_a_report' | 'letter_unknown';

/** Whether whoever brings mail that came back is our mail server: it says the token of BOUNCE_TOKEN. */
export function admitsBounces(
  { settings }: Pick<NotificationsDeps, 'settings'>,
  authorization: string | undefined,
): BounceReportRefusal | null {
  if (!settings.bounceToken) return 'bounces_off';
  // Hashes are compared, so the time that it takes says nothing of the token.
  return sha256(authorization ?? '') === sha256(`Bearer ${settings.bounceToken}`)
    ? null
    : 'token_wrong';
}

/**
 * Hears a delivery status notification. Which letter it is about stands in the Message-ID of what it returns, which
 * nobody can guess and only the recipient's side has seen; the second one about a letter changes nothing.
 */
export async function handleBounceReport(
  deps: HearingDeps,
  bytes: Uint8Array,
): Promise<Result<BounceOutcome, BounceReportRefusal>> {
  const report = await readReport(bytes);
  if (!report) return refuse('not_a_report');
  const letterId = letterIn(report.messageId, deps.settings.mailFrom);
  if (letterId === null) return refuse('letter_unknown');
  const bounce = bounceIn(report.recipients);
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<BounceOutcome, BounceReportRefusal>> => {
      const isKept = await deps.mailHeard(tx, {
        letterId,
        verdicts: report.recipients,
        messageHash: hashOf(bytes),
      });
      if (isKept) return allow({ outcome: bounce ? 'bounced' : 'no_bounce' });
      if (!bounce) return allow({ outcome: 'no_bounce' });
      const status = bounce.status.startsWith('2') ? '5.0.0' : bounce.status;
      const returned = await markReturned(tx, letterId, status);
      if (!returned) return refuse('letter_unknown');
      if (!returned.isNew) return allow({ outcome: 'known_already' });
      await file(deps, tx, returned.letter, {
        heard: 'returned',
        status,
        diagnostic: bounce.diagnostic,
      });
      return allow({ outcome: 'bounced' });
    });
}

type Hearing = { heard: 'refused' | 'returned'; status: string; diagnostic: string };

async function file(
  { now, newId }: Deps,
  tx: Db,
  letter: OutboxLetter,
  { heard, status, diagnostic }: Hearing,
): Promise<void> {
  const [id, at] = [newId(), now()];
  const about = {
    letterId: letter.id,
    letterKind: letter.kind,
    refersTo: letter.refersTo,
    recipient: letter.recipient,
  };
  // A mail server says what it likes; what it says is shown, so it is one line.
  const said = diagnostic.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 500);
  await addBounce(tx, { id, ...about, heard, status, diagnostic: said, heardAt: at });
  const details = { kind: letter.kind, status, heard };
  const [subject, by] = [
    { kind: 'letter' as const, id: letter.id },
    { personId: null, role: 'system' as const },
  ];
  await appendActs(tx, at, [
    {
      act: 'letter.bounced',
      subject,
      by,
      from: letter.state,
      to: 'bounced',
      details,
      tells: ['role:case_officer'],
    },
  ]);
}

export type BouncesPage = Awaited<ReturnType<typeof theBounces>>;

export type BouncesAsked = { isOpen: boolean; before: string | null };

/** A page of letters that came back. */
export async function theBounces({ db }: Deps, { isOpen, before }: BouncesAsked) {
  const rows = await listBounces(db, { isOpen, before, most: MOST + 1 });
  const page = rows.slice(0, MOST);
  return {
    page,
    names: await namesOf(
      db,
      page.flatMap(({ doneBy }) => doneBy ?? []),
    ),
    open: await countOpen(db),
    next: rows.length > MOST ? (page.at(-1)?.id ?? null) : null,
  };
}
