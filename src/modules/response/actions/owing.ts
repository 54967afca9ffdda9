import { addressesOf } from '#modules/disputes/actions/steps.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import type { ResponseDeps } from './deps.ts';
import type { Case } from './notice.ts';
import { contactsOf } from './proof.ts';

type Owing = { one: Case; id: string; at: Date };
type Telling = { one: Pick<Case, 'file' | 'party'>; id: string; at: Date };

/** The receipt goes to the contact that she proved, and to every e-mail address of hers that is on file. */
export async function oweReceipt(deps: ResponseDeps, tx: Db, { one: { opened, party }, id, at }: Owing): Promise<void> {
  if (!opened.session) return; // somebody else's letter: what she says goes to no address of the party
  await oweCopies(deps, tx, { party, proved: opened.session.contact_id, id, at });
}

type Copies = { party: Case['party']; proved: string | null; id: string; at: Date };

export async function oweCopies(deps: ResponseDeps, tx: Db, { party, proved, id, at }: Copies): Promise<void> {
  const to = new Set(contactsOf(party).flatMap((contact) => (contact.id === proved || contact.channel === 'email' ? [contact.value] : [])));
  for (const recipient of to) await owe(tx, { id: deps.newId(), kind: 'response_receipt', refers_to: id, recipient }, at);
}

/** Each other party is told at once that something came, in her own language; what it says is read where she shows who she is. */
export async function tellOthers(deps: ResponseDeps, tx: Db, { one: { file, party }, id, at }: Telling): Promise<void> {
  for (const other of file.parties) {
    if (other.id === party.id || other.side === party.side) continue;
    const emails = [
      ...(await addressesOf(tx, file.dispute.id, other, false)),
      ...contactsOf(other).flatMap(({ channel, value }) => (channel === 'email' ? [value] : [])),
      ...other.representatives.flatMap(({ email, ended_at }) => (ended_at === null ? [email] : [])),
    ];
    // One address may be written in two ways, in an account and in the request.
    for (const recipient of new Map(emails.map((email) => [email.toLowerCase(), email])).values())
      await speaking(other.language, () => owe(tx, { id: deps.newId(), kind: 'response_told', refers_to: id, recipient }, at));
  }
}

type Deciding = { party: Case['party']; id: string; at: Date };

/** What the office decided is told to the respondent, by mail where she has an address and by text where she has none. */
export async function oweDecision(deps: ResponseDeps, tx: Db, { party, id, at }: Deciding): Promise<void> {
  const contacts = contactsOf(party);
  const emails = contacts.filter(({ channel }) => channel === 'email');
  for (const { value: recipient } of emails.length > 0 ? emails : contacts)
    await speaking(party.language, () => owe(tx, { id: deps.newId(), kind: 'response_decision', refers_to: id, recipient }, at));
}
