import type { Language } from '#kernel/language.ts';
import { type Db, prepared } from '#platform/db.ts';
import {
  CONFIRM_MAIL_PAUSE,
  CONSENT_TEXT,
  type ConsultationForm,
  type ContactForm,
  REPEAT_WINDOW,
  STATES_TO_CONFIRM,
} from '../rules.ts';

/** What is kept of a submission so that the next equal one is known. Hashes are in hexadecimal. */
/** `language` is that of the page, for the letters to whoever sent the form. */
export type Receipt = {
  fingerprint: string;
  id: string;
  keyedBody: string | null;
  acceptedAt: Date;
  language: Language;
};
/** The office's address, and ids for the letters that a form causes. */
export type Letters = { office: string; officeId: string; copyId: string };
/** Ids for a subscription and its confirm mail, should the address get either. */
export type Confirming = { email: string; subscriptionId: string; mailId: string };
/** What a submission came to: its own receipt, or that of the one it repeats. */
export type Kept = { isNew: boolean; id: string; keyedBody: string | null };

// However many forms, one round trip and one commit. The receipts come first: their primary key makes an equal form that
// comes at the same time wait, and then find that it is a repeat (no receipt returned, nothing else written). Rows are
// taken in the order of their keys, so that two processes cannot wait for each other.
const keeping = (columns: string, keep: string) => `
with form as materialized (
  select * from json_to_recordset($1::json) as form (
    fingerprint text, id uuid, "keyedBody" text, "acceptedAt" timestamptz, language text, email text, ${columns}
  )
), receipt as (
  insert into submission_receipt as kept (fingerprint, id, keyed_body, accepted_at)
  select decode(fingerprint, 'hex'), id, decode("keyedBody", 'hex'), "acceptedAt" from form order by fingerprint
  on conflict (fingerprint) do update
    set id = excluded.id, keyed_body = excluded.keyed_body, accepted_at = excluded.accepted_at
    where kept.accepted_at <= excluded.accepted_at - case when excluded.keyed_body is null
      then interval '${REPEAT_WINDOW.same} milliseconds' else interval '${REPEAT_WINDOW.sameKey} milliseconds' end
  returning id
), accepted as materialized (
  select form.* from form join receipt using (id)
), ${keep}
select id from receipt`;

const LETTERS = '"office" text, "officeId" uuid, "copyId" uuid';
const letters = (form: 'contact' | 'consultation') => `
mail as (
  insert into outbox_mail (id, kind, refers_to, recipient, language, next_try_at, created_at)
  select letter.id, letter.kind, accepted.id, letter.recipient, letter.language, "acceptedAt", "acceptedAt"
  from accepted, lateral (values
    ("officeId", '${form}_office', office, 'en'), ("copyId", '${form}_copy', email, accepted.language)
  ) as letter (id, kind, recipient, language)
)`;

const KEEP_CONTACTS = {
  name: 'enquiries_keep_contacts',
  text: keeping(
    `"fullName" text, phone text, message text, ${LETTERS}`,
    `enquiry as (
  insert into contact_enquiry (id, full_name, email, phone, message, received_at, language, copy_letter_id)
  select id, "fullName", email, phone, message, "acceptedAt", language, "copyId" from accepted
), ${letters('contact')}`,
  ),
};

const KEEP_CONSULTATIONS = {
  name: 'enquiries_keep_consultations',
  text: keeping(
    `"firstName" text, "lastName" text, phone text, "disputeType" text, "preferredResolutionMethod" text,
    "disputeDescription" text, "priorActionTaken" boolean, "deadlineDate" date, ${LETTERS}`,
    `request as (
  insert into consultation_request (
    id, first_name, last_name, email, phone, dispute_type, preferred_resolution_method, dispute_description,
    prior_action_taken, deadline_on, received_at, language, copy_letter_id
  )
  select id, "firstName", "lastName", email, phone, "disputeType", "preferredResolutionMethod", "disputeDescription",
    "priorActionTaken", "deadlineDate", "acceptedAt", language, "copyId" from accepted
), ${letters('consultation')}`,
  ),
};

// A confirmed subscription is not touched and gets no mail; the others get one unless they lately had one.
const MAIL_IS_DUE = `kept.confirm_mail_at <= excluded.confirm_mail_at - interval '${CONFIRM_MAIL_PAUSE} milliseconds'`;
const KEEP_SUBSCRIPTIONS = {
  name: 'enquiries_keep_subscriptions',
  text: keeping(
    '"subscriptionId" uuid, "mailId" uuid',
    `address as (
  select distinct on (lower(email)) * from accepted order by lower(email), id
), subscription as (
  insert into newsletter_subscription as kept (id, email, state, consent_text, asked_at, confirm_mail_id, confirm_mail_at)
  select "subscriptionId", email, 'pending', '${CONSENT_TEXT}', "acceptedAt", "mailId", "acceptedAt" from address
  on conflict (lower(email)) do update
    set email = excluded.email, state = excluded.state, consent_text = excluded.consent_text, asked_at = excluded.asked_at,
      confirm_mail_id = case when ${MAIL_IS_DUE} then excluded.confirm_mail_id else kept.confirm_mail_id end,
      confirm_mail_at = case when ${MAIL_IS_DUE} then excluded.confirm_mail_at else kept.confirm_mail_at end
    where kept.state in (${STATES_TO_CONFIRM.map((state) => `'${state}'`).join(', ')})
  returning id, email, confirm_mail_id
), mail as (
  insert into outbox_mail (id, kind, refers_to, recipient, language, next_try_at, created_at)
  select "mailId", 'newsletter_confirm', subscription.id, subscription.email, address.language, "acceptedAt", "acceptedAt"
  from subscription join address on "mailId" = confirm_mail_id
)`,
  ),
};

/** Keeps contact enquiries, each with its two letters, and answers for each what it came to. Of a repeat nothing is kept. */
export function keepContacts(
  db: Db,
  forms: readonly (Receipt & ContactForm & Letters)[],
): Promise<Kept[]> {
  return keep(db, KEEP_CONTACTS, forms);
}

/** Keeps requests for a consultation, each with its two letters, in the same way. */
export function keepConsultations(
  db: Db,
  forms: readonly (Receipt & ConsultationForm & Letters)[],
): Promise<Kept[]> {
  return keep(db, KEEP_CONSULTATIONS, forms);
}

/** Makes or renews subscriptions, and owes each a confirm mail if one is due, in the same way. */
export function keepSubscriptions(
  db: Db,
  forms: readonly (Receipt & Confirming)[],
): Promise<Kept[]> {
  return keep(db, KEEP_SUBSCRIPTIONS, forms);
}

async function keep(
  db: Db,
  statement: { name: string; text: string },
  forms: readonly Receipt[],
): Promise<Kept[]> {
  const first = new Map<string, Receipt>();
  for (const form of forms) if (!first.has(form.fingerprint)) first.set(form.fingerprint, form);
  const rows = await prepared<{ id: string }>(db, {
    ...statement,
    values: [JSON.stringify([...first.values()])],
  });
  const accepted = new Set(rows.map(({ id }) => id));
  const repeated = [...first.values()].filter(({ id }) => !accepted.has(id));
  const receipts = new Map<string, Pick<Receipt, 'id' | 'keyedBody'>>([
    ...first,
    ...(await listReceipts(db, repeated)),
  ]);
  return forms.map(({ fingerprint, id }) => {
    const receipt = receipts.get(fingerprint);
    if (!receipt) throw new Error('A submission has neither been accepted nor been seen before.');
    return { isNew: accepted.has(id), id: receipt.id, keyedBody: receipt.keyedBody };
  });
}

/** The receipts that were there before, by their fingerprints. */
async function listReceipts(
  db: Db,
  repeats: readonly Receipt[],
): Promise<[string, Pick<Receipt, 'id' | 'keyedBody'>][]> {
  if (repeats.length === 0) return [];
  const fingerprints = repeats.map(({ fingerprint }) => Buffer.from(fingerprint, 'hex'));
  const rows = await db
    .selectFrom('submission_receipt')
    .where('fingerprint', 'in', fingerprints)
    .selectAll()
    .execute();
  return rows.map((row) => [
    row.fingerprint.toString('hex'),
    { id: row.id, keyedBody: row.keyed_body?.toString('hex') ?? null },
  ]);
}

export async function dropReceipts(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('submission_receipt').where('accepted_at', '<=', until).execute();
}

export function getContact(db: Db, id: string) {
  return db
    .selectFrom('contact_enquiry')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
}

export function getConsultation(db: Db, id: string) {
  return db
    .selectFrom('consultation_request')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
}
