import { hash } from 'node:crypto';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { inBatches } from '#platform/batches.ts';
import type { Db } from '#platform/db.ts';
import { newBlindId } from '#platform/ids.ts';
import type { ConsultationForm, ContactForm, NewsletterForm } from '../rules.ts';
import { type Kept, keepConsultations, keepContacts, keepSubscriptions, type Receipt } from '../store/submissions.ts';

export type EnquiriesDeps = {
  db: Db;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
  settings: { publicUrl: string; officeEmail: string };
  /** Called once a letter is owed. It must return at once. */
  wakeMail: () => void;
};

/** A form that happens once however often it is sent, with or without an Idempotency-Key. */
export type Submit<Form> = (form: Form, key: string | null) => Promise<Submitted>;
type Submitted = Result<{ id: string }, 'idempotency_key_reused'>;

const MOST = 100;

/** Forms that come together are kept together, in one statement and one commit: see docs/decisions/0008. */
export function openSubmissions(deps: EnquiriesDeps) {
  const { db, newId, settings } = deps;
  const contacts = inBatches(MOST, (forms: Parameters<typeof keepContacts>[1]) => keepContacts(db, forms));
  const consultations = inBatches(MOST, (forms: Parameters<typeof keepConsultations>[1]) => keepConsultations(db, forms));
  const subscriptions = inBatches(MOST, (forms: Parameters<typeof keepSubscriptions>[1]) => keepSubscriptions(db, forms));
  const letters = () => ({ office: settings.officeEmail, officeId: newId(), copyId: newId() });

  const writeToOffice: Submit<ContactForm> = async (form, key) => {
    const receipt = receiptOf(deps, { name: 'contact', form, key, id: newId() });
    return answer(deps, receipt, await contacts({ ...form, ...receipt, ...letters() }));
  };
  const askForConsultation: Submit<ConsultationForm> = async (form, key) => {
    const receipt = receiptOf(deps, { name: 'consultation', form, key, id: newId() });
    return answer(deps, receipt, await consultations({ ...form, ...receipt, ...letters() }));
  };
  const subscribe: Submit<NewsletterForm> = async (form, key) => {
    // The subscription's own id, or an id with a time in it, would tell that the address was known before.
    const receipt = receiptOf(deps, { name: 'newsletter', form, key, id: newBlindId() });
    return answer(deps, receipt, await subscriptions({ email: form.email, ...receipt, subscriptionId: newId(), mailId: newId() }));
  };
  return { writeToOffice, askForConsultation, subscribe };
}

function receiptOf(deps: EnquiriesDeps, { name, form, key, id }: { name: string; form: object; key: string | null; id: string }): Receipt {
  const body = sha256(`body ${name} ${JSON.stringify(Object.entries(form).sort())}`);
  const fingerprint = key === null ? body : sha256(`key ${name} ${key}`);
  return { fingerprint, id, keyedBody: key === null ? null : body, acceptedAt: deps.now() };
}

/** A repeat is answered what the first was answered. */
function answer(deps: EnquiriesDeps, receipt: Receipt, kept: Kept): Submitted {
  if (kept.isNew) deps.wakeMail();
  if (kept.keyedBody !== receipt.keyedBody) return refuse('idempotency_key_reused');
  return allow({ id: kept.id });
}

function sha256(text: string): string {
  return `\\x${hash('sha256', text, 'hex')}`;
}
