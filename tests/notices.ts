// A notice that went out to ben, as a test needs it: who has it, what its code is, what was mailed.

import type { Filing } from '#modules/disputes/rules/filing.ts';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import { SAMPLE_PARTICULARS } from '#modules/disputes/rules/machine.ts';
import type { DisputeActorRole } from '#modules/disputes/rules/words.ts';
import {
  endOnWithdrawnBasis,
  passesOnDispatch,
  passFor,
  responseLetters,
  responseListener,
} from '#modules/response/jobs.ts';
import type { ResponseDeps } from '#modules/response/routes.ts';
import type { Db } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';
import { signedIn } from './cast.ts';
import { disputesDeps, move, opened } from './disputes.ts';

/** Of the app that tests/app.ts makes. */
const usual = Buffer.alloc(32, 7);

/** What actions of the response need; every one-time code is the same, so that a test knows it. */
export async function responseDeps(
  db: Db,
  clock: { now: Date },
  key: Buffer = usual,
): Promise<ResponseDeps> {
  const deps: ResponseDeps = { ...(await disputesDeps(db, clock)), key, newCode: () => '246810' };
  return {
    ...deps,
    listeners: [passesOnDispatch(deps), endOnWithdrawnBasis(deps), responseListener(deps)],
  };
}

export type Dispatched = {
  id: string;
  partyId: string;
  code: string;
  reference: string;
  respondents: string[];
};

const roles = {
  claimant: 'visitor',
  officer: 'case_officer',
  registrar: 'registrar',
  system: 'system',
  respondent: 'visitor',
  accounts: 'accounts',
  neutral: 'person',
} as const;

/** Moves as each actor may; what is refused fails the test. */
export async function go(
  deps: ResponseDeps,
  id: string,
  steps: readonly (readonly [EventType, DisputeActorRole])[],
  partyId: string | null = null,
): Promise<void> {
  for (const [type, as] of steps) {
    const outcome = await move(deps, {
      disputeId: id,
      type,
      as,
      by: { personId: null, role: roles[as] },
      partyId,
      why: 'As the file shows.',
      details: SAMPLE_PARTICULARS.details,
    });
    if (!outcome.ok) throw new Error(`${type}: ${outcome.refusal}`);
  }
}

/** A request that was admitted, found to have a basis, and sent out to the respondent. */
export async function dispatched(deps: ResponseDeps, filing?: Filing): Promise<Dispatched> {
  const { id, reference } = await opened(deps, filing);
  const { partyId, respondents } = await placeOf(deps.db, id);
  const rhea = await signedIn(deps.db, { roles: ['registrar'] });
  await deps.db
    .updateTable('dispute')
    .set({ state: 'arb_notice', stateSince: deps.now() })
    .where('id', '=', id)
    .execute();
  await deps.db
    .insertInto('dispute_basis')
    .values({
      id: newId(),
      disputeId: id,
      basis: 'A',
      decidedBy: rhea.personId,
      decidedAt: deps.now(),
      reasons: 'The clause names this institution on page 4.',
      papers: '[]',
      findings: '{}',
    })
    .execute();
  await go(deps, id, [['notice_dispatched', 'system']]);
  return { id, reference, partyId, respondents, code: await codeOf(deps, id, partyId) };
}

/** The same as far as an invitation, of whichever process. */
export async function invited(deps: ResponseDeps, filing: Filing): Promise<Dispatched> {
  const { id, reference } = await opened(deps, filing);
  const { partyId, respondents } = await placeOf(deps.db, id);
  const state = filing.process === 'arbitration' ? 'arb_invite' : 'track_check';
  await deps.db
    .updateTable('dispute')
    .set({ state, stateSince: deps.now() })
    .where('id', '=', id)
    .execute();
  await go(deps, id, [['invitation_sent', 'system']]);
  return { id, reference, partyId, respondents, code: await codeOf(deps, id, partyId) };
}

async function placeOf(db: Db, id: string) {
  const rows = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'respondent')
    .orderBy('place')
    .select('id')
    .execute();
  const respondents = rows.map((row) => row.id);
  return { partyId: respondents[0] ?? '', respondents };
}

export async function codeOf(
  deps: ResponseDeps,
  disputeId: string,
  partyId: string,
): Promise<string> {
  return (await passFor(deps, deps.db, { disputeId, partyId, language: 'en' })).code;
}

/** Writes every letter of this module that is owed, as the post would, and gives their texts. */
export async function post(
  deps: ResponseDeps,
): Promise<{ kind: string; to: string; text: string }[]> {
  const letters = responseLetters(deps);
  const rows = await deps.db
    .selectFrom('outbox_mail')
    .where('state', '=', 'waiting')
    .where('kind', 'in', [
      'response_digits',
      'response_receipt',
      'response_told',
      'response_decision',
      'response_offer_told',
    ])
    .orderBy('createdAt')
    .selectAll()
    .execute();
  const written = [];
  for (const row of rows) {
    const to = {
      id: row.id,
      to: row.recipient,
      publicUrl: deps.settings.publicUrl,
      now: deps.now(),
      foot: '',
    };
    const mail = await letters[row.kind as keyof typeof letters](row.refersTo, to);
    await deps.db
      .updateTable('outbox_mail')
      .set({ state: 'sent', sentAt: deps.now() })
      .where('id', '=', row.id)
      .execute();
    if (mail)
      written.push({ kind: row.kind, to: row.recipient, text: `${mail.subject}\n${mail.text}` });
  }
  return written;
}
