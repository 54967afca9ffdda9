// A dispute in service with everything that one has: parties, papers that went out and how far they came, bills, what was
// paid on them, consents, answers, an offer and what was said to it. Ada claims; ben, the first respondent, has an account.
import { EMPTY } from '#modules/response/rules/content.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { newId } from '#platform/ids.ts';
import { wiredDisputes } from '../src/wiring.ts';
import { serviceParts, settings } from './app.ts';
import { type SignedIn, signedIn } from './cast.ts';
import { aFiling, aParty } from './disputes.ts';
import { type Dispatched, dispatched, responseDeps } from './notices.ts';

type Sized = { clock: { now: Date }; respondents: number; papers: number; key?: Buffer };
export type FullDispute = Dispatched & { ada: SignedIn; ben: SignedIn };

export async function fullDispute(
  db: Db,
  { clock, respondents, papers, key }: Sized,
): Promise<FullDispute> {
  const at = clock.now;
  const deps = wiredDisputes({
    ...(await responseDeps(db, clock, key)),
    ...serviceParts,
    settings,
  });
  const email = `${newId()}@example.org`;
  const others = Array.from({ length: respondents }, (_, place) =>
    aParty('respondent', { name: `Ben Borrower ${place + 1}`, representatives: [lata] }),
  );
  const one = await dispatched(
    deps,
    aFiling({ parties: [aParty('claimant', { contacts: reachedAt(email) }), ...others] }),
  );
  const ada = await signedIn(db, { name: 'Ada Trader', email, now: at });
  const ben = await signedIn(db, { name: 'Ben Borrower', now: at });
  const sides = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', one.id)
    .orderBy('side')
    .orderBy('place')
    .selectAll()
    .execute();
  const claimant = sides.find(({ side }) => side === 'claimant')?.id ?? '';
  await db
    .insertInto('dispute_member')
    .values([
      {
        id: newId(),
        disputeId: one.id,
        partyId: claimant,
        personId: ada.personId,
        role: 'party',
        since: at,
      },
      {
        id: newId(),
        disputeId: one.id,
        partyId: one.partyId,
        personId: ben.personId,
        role: 'party',
        since: at,
      },
    ])
    .execute();
  const placed = { at, disputeId: one.id, ada, parties: one.respondents };
  await filed(db, placed, papers);
  await heard(db, placed);
  await paid(db, placed);
  for (const party of one.respondents) await said(db, placed, party);
  return { ...one, ada, ben };
}

const lata = {
  name: 'Lata Lawyer',
  firm: 'Lata & Co',
  email: 'lata@example.org',
  mobile: '',
  authorityToken: null,
};

function reachedAt(value: string) {
  return [
    { channel: 'email' as const, value, isDesignated: true, designatedIn: 'Agreement, clause 12' },
  ];
}

type Placed = { at: Date; disputeId: string; ada: SignedIn; parties: readonly string[] };

/** Papers in evidence, each opened by ada: what the record says of it is told with the paper. */
async function filed(db: Db, { at, disputeId, ada }: Placed, papers: number): Promise<void> {
  for (let number = 0; number < papers; number += 1)
    await db
      .insertInto('dispute_document')
      .values({
        id: newId(),
        disputeId,
        kind: 'evidence',
        title: `Invoice ${number + 1}.pdf`,
        type: 'application/pdf',
        contentHash: Buffer.from(sha256(newId()), 'hex'),
        size: 123_456n,
        addedAt: at,
        addedBy: ada.personId,
      })
      .execute();
}

/** What was heard of each attempt, a proof of it, where else was looked, and another way that was asked for. */
async function heard(db: Db, { at, disputeId, ada, parties }: Placed): Promise<void> {
  const attempts = await db
    .selectFrom('service_attempt')
    .where('disputeId', '=', disputeId)
    .selectAll()
    .execute();
  const [paper] = await db
    .selectFrom('dispute_document')
    .where('disputeId', '=', disputeId)
    .select('id')
    .execute();
  for (const { id } of attempts) {
    await db
      .insertInto('service_report')
      .values({
        id: newId(),
        attemptId: id,
        status: 'sent',
        at,
        heardAt: at,
        source: 'outbox',
        said: '250 taken',
      })
      .execute();
    await db
      .insertInto('service_proof')
      .values({
        id: newId(),
        attemptId: id,
        documentId: paper?.id ?? '',
        submittedAt: at,
        submittedBy: ada.personId,
      })
      .execute();
  }
  for (const party_id of parties)
    await db
      .insertInto('service_inquiry')
      .values({
        id: newId(),
        disputeId,
        partyId: party_id,
        lookedIn: 'The register of companies',
        lookedOn: '2026-11-20',
        result: 'No other address.',
        byPerson: ada.personId,
        byRole: 'claimant',
        at,
      })
      .execute();
  for (const { id } of await db
    .selectFrom('service_recipient')
    .where('disputeId', '=', disputeId)
    .select('id')
    .execute())
    await db
      .insertInto('service_substitution')
      .values({
        id: newId(),
        recipientId: id,
        disputeId,
        state: 'asked',
        askedAt: at,
        askedBy: ada.personId,
        grounds: 'Nobody opens the door there.',
      })
      .execute();
}

/** A part of the registration bill was paid, and a part given up. */
async function paid(db: Db, { at, disputeId }: Placed): Promise<void> {
  for (const invoice of await db
    .selectFrom('fees_invoice')
    .where('disputeId', '=', disputeId)
    .select('id')
    .execute()) {
    const payment = newId();
    await db
      .insertInto('fees_payment')
      .values({
        id: payment,
        provider: 'bank_transfer',
        reference: newId(),
        amount: 10_000n,
        receivedOn: '2026-11-20',
        recordedAt: at,
        narration: 'NEFT',
        unused: 0n,
      })
      .execute();
    await db
      .insertInto('fees_allocation')
      .values({ id: newId(), paymentId: payment, invoiceId: invoice.id, amount: 10_000n, at })
      .execute();
    await db
      .insertInto('fees_credit_note')
      .values({
        id: newId(),
        number: newId().slice(-12),
        invoiceId: invoice.id,
        cause: 'waived',
        at,
        reason: 'Ordered.',
        amount: 100n,
        net: 100n,
        cgst: 0n,
        sgst: 0n,
        igst: 0n,
      })
      .execute();
  }
}

/** An offer with what was said to it, and a consent with what shows its giver. */
async function said(db: Db, { at, disputeId, ada }: Placed, party: string): Promise<void> {
  const [answer, consent] = [newId(), newId()];
  await db
    .insertInto('response_answer')
    .values({
      id: answer,
      disputeId,
      partyId: party,
      kind: 'offer',
      content: JSON.stringify({ ...EMPTY, words: 'Half of it.' }),
      savedAt: at,
      sentAt: at,
      number: newId().slice(-12),
      hash: Buffer.alloc(32),
      reference: 'MUNCH',
      who: 'Ben',
    })
    .execute();
  await db
    .insertInto('response_offer_reply')
    .values({
      id: newId(),
      answerId: answer,
      disputeId,
      reply: 'asked',
      words: 'When?',
      byPerson: ada.personId,
      at,
    })
    .execute();
  const [paper] = await db
    .selectFrom('dispute_document')
    .where('disputeId', '=', disputeId)
    .select('id')
    .execute();
  const text = 'I agree that this institution decides.';
  await db
    .insertInto('dispute_consent')
    .values({
      id: consent,
      disputeId,
      partyId: party,
      kind: 'fast_track',
      number: newId(),
      documentId: paper?.id ?? '',
      language: 'en',
      text,
      textHash: Buffer.from(sha256(text), 'hex'),
      signer: 'Ben',
      capacity: 'party',
      way: 'paper',
      network: '',
      agent: '',
      givenAt: at,
    })
    .execute();
  await db
    .insertInto('dispute_consent_proof')
    .values({ id: newId(), consentId: consent, method: 'filer', at, note: '' })
    .execute();
}
