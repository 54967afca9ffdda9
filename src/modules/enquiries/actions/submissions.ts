import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { claimFormLetter } from '#modules/codes/actions/sending.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { oweAll } from '#platform/outbox.ts';
import { enquiryReference, isUrgent, urgentFrom } from '../rules/queue.ts';
import { type ConsultationForm, type ContactForm, freeSince, isIdempotencyKey } from '../rules.ts';
import { addEnquiry, type EnquiryRow, getEnquiry, type NewEnquiry } from '../store/enquiries.ts';
import { getReceipt, type SubmissionReceipt, takeReceipt } from '../store/submissions.ts';

export type EnquiriesDeps = {
  db: Db;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
  /** What counts of letters are hashed with. */
  key: Buffer;
  settings: { publicUrl: string; officeEmail: string; meetingUrl?: string | undefined };
  /** Called once a letter is owed. It must return at once. */
  wakeMail: () => void;
  /** Called once something has come into a list of the office. It must return at once. */
  arrived: (queue: 'enquiries') => void;
};

export type KeyRefusal = 'idempotency_key_invalid' | 'idempotency_key_reused';

export type Submitted = Promise<Result<{ id: string }, KeyRefusal>>;

// A form counts once however often it is sent, with or without an Idempotency-Key.

/** Writes to the office. */
export function writeToOffice(
  deps: EnquiriesDeps,
  form: ContactForm,
  key: string | null,
): Submitted {
  const { fullName, ...sent } = form;
  const submission = { name: 'contact', form, key, id: deps.newId() };
  return once(deps, submission, async (tx, receipt) => {
    await keepEnquiry(deps, tx, receipt, { kind: 'contact', fullName, ...sent });
  });
}

/** Asks for a consultation, and is told the reference by which the office finds it. */
export async function askForConsultation(
  deps: EnquiriesDeps,
  form: ConsultationForm,
  key: string | null,
): Promise<Result<{ id: string; reference: string }, KeyRefusal>> {
  const kept: { reference?: string } = {};
  const submission = { name: 'consultation', form, key, id: deps.newId() };
  const outcome = await once(deps, submission, async (tx, receipt) => {
    const number = await keepEnquiry(deps, tx, receipt, requestOf(form, receipt.acceptedAt));
    kept.reference = referenceOf({ number, receivedAt: receipt.acceptedAt });
  });
  if (!outcome.ok) return outcome;
  const { id } = outcome.value;
  return allow({ id, reference: kept.reference ?? referenceOf(await getEnquiry(deps.db, id)) });
}

/** By which the office finds what was sent, and its sender too. */
export function referenceOf({ number, receivedAt }: Pick<EnquiryRow, 'number' | 'receivedAt'>) {
  return enquiryReference({ number, receivedAt });
}

type Submission = { name: string; form: object; key: string | null; id: string };

/** Takes the submission's receipt, and keeps what was sent with it; of a repeat nothing is kept. */
export async function once(
  deps: EnquiriesDeps,
  { name, form, key, id }: Submission,
  keep: (tx: Db, receipt: SubmissionReceipt) => Promise<void>,
): Submitted {
  if (key !== null && !isIdempotencyKey(key)) return refuse('idempotency_key_invalid');
  const body = sha256(`body ${name} ${JSON.stringify(Object.entries(form).sort())}`);
  const receipt = {
    fingerprint: key === null ? body : sha256(`key ${name} ${key}`),
    id,
    keyedBody: key === null ? null : body,
    acceptedAt: deps.now(),
  };
  const earlier = await deps.db.transaction().execute(async (tx) => {
    const isFirst = await takeReceipt(tx, receipt, freeSince(receipt.acceptedAt, key !== null));
    if (!isFirst) return getReceipt(tx, receipt.fingerprint);
    await keep(tx, receipt);
    return null;
  });
  if (earlier !== null && earlier.keyedBody !== receipt.keyedBody)
    return refuse('idempotency_key_reused');
  if (earlier !== null) return allow({ id: earlier.id }); // a repeat is answered what the first was answered
  deps.wakeMail();
  if (name !== 'newsletter') deps.arrived('enquiries');
  return allow({ id });
}

type Sent = Omit<NewEnquiry, 'id' | 'language' | 'receivedAt' | 'since' | 'copyLetterId'>;

/** Keeps an enquiry, and owes the office a letter and the sender a copy, if they had not many. Gives its running number. */
async function keepEnquiry(
  deps: EnquiriesDeps,
  tx: Db,
  { id, acceptedAt: at }: SubmissionReceipt,
  sent: Sent,
): Promise<number> {
  const { newId, settings } = deps;
  // Nobody proved that address: whoever fills in the form again and again writes to a stranger by us.
  const isCopied = await claimFormLetter(deps, tx, { form: 'enquiry', to: sent.email });
  const copyLetterId = isCopied ? newId() : null;
  const more = {
    id,
    language: language(),
    receivedAt: at,
    since: at,
    copyLetterId,
  };
  const number = await addEnquiry(tx, { ...sent, ...more });
  const office = { id: newId(), kind: `${sent.kind}_office` as const, refersTo: id };
  const copy = { kind: `${sent.kind}_copy` as const, refersTo: id, recipient: sent.email };
  const letters = [{ ...office, recipient: settings.officeEmail }];
  await oweAll(
    tx,
    copyLetterId === null ? letters : [...letters, { ...copy, id: copyLetterId }],
    at,
  );
  return number;
}

function requestOf(form: ConsultationForm, receivedAt: Date): Sent {
  const { firstName, lastName, email, phone, priorActionTaken, deadlineDate: deadlineOn } = form;
  const from = urgentFrom({ priorActionTaken, deadlineOn, receivedAt });
  return {
    kind: 'consultation',
    fullName: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email,
    phone,
    message: form.disputeDescription,
    disputeType: form.disputeType,
    preferredResolutionMethod: form.preferredResolutionMethod,
    priorActionTaken,
    deadlineOn,
    urgentFrom: from,
    isUrgent: isUrgent({ urgentFrom: from }, receivedAt),
  };
}
