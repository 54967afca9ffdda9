import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { inBatches } from '#platform/batches.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { newBlindId } from '#platform/ids.ts';
import {
  type ConsultationForm,
  type ContactForm,
  isIdempotencyKey,
  type NewsletterForm,
} from '../rules.ts';
import {
  type Kept,
  keepConsultations,
  keepContacts,
  keepSubscriptions,
  type Receipt,
} from '../store/submissions.ts';

export type EnquiriesDeps = {
  db: Db;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
  settings: { publicUrl: string; officeEmail: string; meetingUrl?: string | undefined };
  /** Called once a letter is owed. It must return at once. */
  wakeMail: () => void;
  /** Called once something has come into a list of the office. It must return at once. */
  arrived: (queue: 'enquiries') => void;
};

/** Submits a form that counts once however often it is sent, with or without an Idempotency-Key. */
export type Submit<Form> = (
  form: Form,
  key: string | null,
) => Promise<Result<{ id: string }, KeyRefusal>>;
export type KeyRefusal = 'idempotency_key_invalid' | 'idempotency_key_reused';

// Two under way: one can wait for the disk while the other works. More would only make smaller batches.
const BATCHES = { most: 100, lanes: 2 };

/** Forms that come together are kept together, in one statement and one commit: see docs/decisions/0008. */
export function openSubmissions(deps: EnquiriesDeps) {
  const { db, newId, settings } = deps;
  const contacts = inBatches(BATCHES, (forms: Parameters<typeof keepContacts>[1]) =>
    keepContacts(db, forms),
  );
  const consultations = inBatches(BATCHES, (forms: Parameters<typeof keepConsultations>[1]) =>
    keepConsultations(db, forms),
  );
  const subscriptions = inBatches(BATCHES, (forms: Parameters<typeof keepSubscriptions>[1]) =>
    keepSubscriptions(db, forms),
  );
  const letters = () => ({ office: settings.officeEmail, officeId: newId(), copyId: newId() });
  return {
    writeToOffice: once<ContactForm>(deps, {
      name: 'contact',
      newId,
      keep: (form) => contacts({ ...form, ...letters() }),
    }),
    askForConsultation: once<ConsultationForm>(deps, {
      name: 'consultation',
      newId,
      keep: (form) => consultations({ ...form, ...letters() }),
    }),
    subscribe: once<NewsletterForm>(deps, {
      name: 'newsletter',
      // The subscription's own id, or an id with a time in it, would tell that the address was known before.
      newId: newBlindId,
      keep: (form) => subscriptions({ ...form, subscriptionId: newId(), mailId: newId() }),
    }),
  };
}

type Once<Form> = {
  name: string;
  newId: () => string;
  keep: (form: Form & Receipt) => Promise<Kept>;
};

function once<Form extends object>(
  deps: EnquiriesDeps,
  { name, newId, keep }: Once<Form>,
): Submit<Form> {
  return async (form, key) => {
    if (key !== null && !isIdempotencyKey(key)) return refuse('idempotency_key_invalid');
    const body = sha256(`body ${name} ${JSON.stringify(Object.entries(form).sort())}`);
    const fingerprint = key === null ? body : sha256(`key ${name} ${key}`);
    const keyedBody = key === null ? null : body;
    const kept = await keep({
      ...form,
      fingerprint,
      id: newId(),
      keyedBody,
      acceptedAt: deps.now(),
      language: language(),
    });
    if (kept.isNew) deps.wakeMail();
    if (kept.isNew && name !== 'newsletter') deps.arrived('enquiries');
    if (kept.keyedBody !== keyedBody) return refuse('idempotency_key_reused');
    return allow({ id: kept.id }); // a repeat is answered what the first was answered
  };
}
