import { addressesOf } from '#modules/disputes/actions/steps.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import type { ResponseKind } from '../rules/words.ts';
import type { ResponseDeps } from './deps.ts';
import type { Case } from './notice.ts';
import { contactsOf } from './proof.ts';

type Owing = { one: Case; id: string; at: Date };
type Telling = { one: Pick<Case, 'file' | 'party'>; id: string; at: Date };

/** The receipt goes to the contact that they proved, and to every e-mail address of theirs that is on file. */
export async function oweReceipt(
  deps: ResponseDeps,
  tx: Db,
  { one: { opened, party }, id, at }: Owing,
): Promise<void> {
  if (!opened.session) return; // somebody else's letter: what they say goes to no address of the party
  await oweCopies(deps, tx, { party, proved: opened.session.contactId, id, at });
}

type Copies = { party: Case['party']; proved: string | null; id: string; at: Date };

export async function oweCopies(
  deps: ResponseDeps,
  tx: Db,
  { party, proved, id, at }: Copies,
): Promise<void> {
  for (const recipient of copiesTo(party, proved))
    await owe(tx, { id: deps.newId(), kind: 'response_receipt', refersTo: id, recipient }, at);
}

function copiesTo(party: Case['party'], proved: string | null): string[] {
  return [
    ...new Set(
      contactsOf(party).flatMap(({ id, channel, value }) =>
        id === proved || channel === 'email' ? [value] : [],
      ),
    ),
  ];
}

/** Of a consent, and of what becomes of it, the other side is written to with the step itself; of a call nobody is. */
const UNTOLD: readonly ResponseKind[] = [
  'call_back',
  'agreement',
  'acceptance',
  'fast_track',
  'consent_withdrawal',
  'consent_denial',
];

export function isNotifiedToOthers(kind: ResponseKind): boolean {
  return !UNTOLD.includes(kind);
}

/** Who has a receipt or a letter of what is said, and so no other letter about what it does. */
export async function writtenOf(
  tx: Db,
  { opened, file, party }: Case,
  kind: ResponseKind,
): Promise<string[]> {
  const copies = opened.session ? copiesTo(party, opened.session.contactId) : [];
  return isNotifiedToOthers(kind)
    ? [...copies, ...(await othersOf(tx, { file, party })).map(({ recipient }) => recipient)]
    : copies;
}

/** Each other party is told at once that something came, in their own language; what it says is read where they show who they are. */
export async function notifyOtherParties(
  deps: ResponseDeps,
  tx: Db,
  { one: { file, party }, id, at }: Telling,
): Promise<void> {
  for (const { recipient, language } of await othersOf(tx, { file, party }))
    await speaking(language, () =>
      owe(tx, { id: deps.newId(), kind: 'response_told', refersTo: id, recipient }, at),
    );
}

async function othersOf(tx: Db, { file, party }: Telling['one']) {
  const to = new Map<string, { recipient: string; language: Case['party']['language'] }>();
  for (const other of file.parties) {
    if (other.id === party.id || other.side === party.side) continue;
    const emails = [
      ...(await addressesOf(tx, file.dispute.id, other, false)),
      ...contactsOf(other).flatMap(({ channel, value }) => (channel === 'email' ? [value] : [])),
      ...other.representatives.flatMap(({ email, endedAt }) => (endedAt === null ? [email] : [])),
    ];
    // One address may be written in two ways, in an account and in the request.
    for (const recipient of emails)
      to.set(recipient.toLowerCase(), { recipient, language: other.language });
  }
  return [...to.values()];
}

type Deciding = { party: Case['party']; id: string; at: Date };

/** What the office decided is told to the respondent, by mail where they have an address and by text where they have none. */
export async function oweDecision(
  deps: ResponseDeps,
  tx: Db,
  { party, id, at }: Deciding,
): Promise<void> {
  for (const recipient of decisionTo(party))
    await speaking(party.language, () =>
      owe(tx, { id: deps.newId(), kind: 'response_decision', refersTo: id, recipient }, at),
    );
}

export function decisionTo(party: Case['party']): string[] {
  const contacts = contactsOf(party);
  const emails = contacts.filter(({ channel }) => channel === 'email');
  return (emails.length > 0 ? emails : contacts).map(({ value }) => value);
}
