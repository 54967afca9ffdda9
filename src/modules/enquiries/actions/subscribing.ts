import { claimFormLetter } from '#modules/codes/actions/sending.ts';
import type { Db } from '#platform/db.ts';
import { newBlindId } from '#platform/ids.ts';
import { owe } from '#platform/outbox.ts';
import { CONSENT_TEXT, isConfirmMailDue, subscribe } from '../rules/subscriptions.ts';
import type { NewsletterForm } from '../rules.ts';
import { addSubscription, changeSubscription, lockSubscription } from '../store/newsletter.ts';
import { type EnquiriesDeps, once, type Submitted } from './submissions.ts';

/** Asks for the newsletter, and owes the address a letter that asks to confirm it, if one is due. */
export function askForNewsletter(
  deps: EnquiriesDeps,
  form: NewsletterForm,
  key: string | null,
): Submitted {
  // The subscription's own id, or an id with a time in it, would tell that the address was known before.
  const submission = { name: 'newsletter', form, key, id: newBlindId() };
  return once(deps, submission, async (tx, { acceptedAt: at }) => {
    const [letterId, { email }] = [deps.newId(), form];
    const id = await keepSubscription(deps, tx, { email, at, letterId });
    const letter = { id: letterId, kind: 'newsletter_confirm' as const, recipient: email };
    if (id && (await claimFormLetter(deps, tx, { form: 'newsletter', to: email })))
      await owe(tx, { ...letter, refersTo: id }, at);
  });
}

type Subscribing = { email: string; at: Date; letterId: string };

/** Makes or renews the subscription of an address; gives its id if the letter is due to it, and null if none is. */
async function keepSubscription(
  { newId }: EnquiriesDeps,
  tx: Db,
  { email, at, letterId }: Subscribing,
): Promise<string | null> {
  const id = newId();
  const asked = { email, state: 'pending' as const, consentText: CONSENT_TEXT, askedAt: at };
  const mailed = { confirmMailId: letterId, confirmMailAt: at };
  if (await addSubscription(tx, { id, ...asked, ...mailed })) return id;
  const known = await lockSubscription(tx, email);
  if (subscribe(known) !== 'pending') return null; // confirmed before: nothing changes, and nobody is told
  const isDue = isConfirmMailDue(known.confirmMailAt, at);
  await changeSubscription(tx, known.id, { ...asked, ...(isDue ? mailed : {}) });
  return isDue ? known.id : null;
}
