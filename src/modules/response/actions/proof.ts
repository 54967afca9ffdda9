import { allow, type Result, refuse } from '#kernel/result.ts';
import type { TooManyAttempts } from '#modules/codes/actions/limits.ts';
import { claimCodeLetter, openCode } from '#modules/codes/actions/sending.ts';
import { findFile, type PartyWithContacts } from '#modules/disputes/actions/reading.ts';
import { owe } from '#platform/outbox.ts';
import { maskedContact, noticeCookie } from '../rules/proof.ts';
import { addCode, endSession, listCodes } from '../store/proof.ts';
import type { NoticeVisitor, ResponseDeps } from './deps.ts';
import { type OpenRefusal, openPass } from './passes.ts';

export type { TooManyAttempts } from '#modules/codes/actions/limits.ts';

/** The cookie of a session, as this server gives and reads it. */
export function cookies({ settings }: Pick<ResponseDeps, 'settings'>) {
  return noticeCookie(settings.publicUrl);
}

export type NoticeContact = { id: string; channel: 'email' | 'mobile'; value: string };

/** Where a one-time code can go: the party's own live contacts on file, and nowhere that a visitor names. */
export function contactsOf({ contacts }: PartyWithContacts): NoticeContact[] {
  return contacts.flatMap(({ id, channel, value, endedAt }) =>
    endedAt === null && channel !== 'post' ? [{ id, channel, value }] : [],
  );
}

export type NoticeCodeRefusal = OpenRefusal | 'contact_unknown';

export type NoticeProofRefusal = 'code_over' | 'code_wrong';

/** Sends a one-time code to one of the contacts on file. The letter makes the code; nothing else ever holds it. */
export async function askForCode(
  deps: ResponseDeps,
  code: string,
  contactId: string,
  from: NoticeVisitor,
): Promise<Result<{ to: string }, NoticeCodeRefusal | TooManyAttempts>> {
  const opened = await openPass(deps, code, from);
  if (!opened.ok) return opened;
  const { pass } = opened.value;
  const party = (await findFile(deps.db, pass.disputeId))?.parties.find(
    ({ id }) => id === pass.partyId,
  );
  const contact = party && contactsOf(party).find(({ id }) => id === contactId);
  if (!contact) return refuse('contact_unknown');
  const at = deps.now();
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<null, TooManyAttempts>> => {
      const { network } = from;
      const taken = await claimCodeLetter(deps, tx, { purpose: 'notice', to: pass.id, network });
      if (!taken.ok) return taken;
      const id = deps.newId();
      const earlier = (await listCodes(tx, pass.id)).map((one) => one.id);
      await openCode(deps, tx, { id, purpose: 'notice', earlier });
      await addCode(tx, { id, passId: pass.id, contactId: contact.id, createdAt: at });
      await owe(
        tx,
        { id: deps.newId(), kind: 'response_digits', refersTo: id, recipient: contact.value },
        at,
      );
      return allow(null);
    });
  if (!outcome.ok) return outcome;
  deps.wakeMail();
  return allow({ to: maskedContact(contact.channel, contact.value) });
}

/** Leaves this browser; on a lent phone that is the last thing to do. */
export async function leave(
  deps: ResponseDeps,
  code: string,
  from: NoticeVisitor,
): Promise<Result<{ left: true }, OpenRefusal>> {
  const opened = await openPass(deps, code, from);
  if (!opened.ok) return opened;
  if (opened.value.session) await endSession(deps.db, opened.value.session.id, deps.now());
  return allow({ left: true });
}
