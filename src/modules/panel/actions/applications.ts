import { dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { cleanableAt, freeSince, isIdempotencyKey } from '#modules/enquiries/rules.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { owe } from '#platform/outbox.ts';
import {
  type ApplicationForm,
  type ApplicationRefusal,
  ageProblem,
  birthDay,
  masked,
} from '../rules/application.ts';
import { referenceOf } from '../rules/retention.ts';
import {
  type ApplicationReceiptRow,
  addApplication,
  claimReceipt,
  dropReceipt,
  dropReceipts,
  getApplication,
  getReceipt,
} from '../store/applications.ts';
import { lockDocument, markAttached } from '../store/documents.ts';
import { addListing } from '../store/listings.ts';
import type { PanelDeps } from './deps.ts';

export type AcceptedApplication = { id: string; reference: string };
type Refusal = Problem<
  ApplicationRefusal | 'document_unknown' | 'idempotency_key_invalid' | 'idempotency_key_reused'
>;
type Outcome = Result<AcceptedApplication, Refusal>;
type Documents = { nationalIdDocumentId: string | null; cvDocumentId: string | null };

const KEY = 'Idempotency-Key';

/** Keeps an application once, however often it is sent, with its documents attached and two letters owed. */
export async function apply(
  deps: PanelDeps,
  sent: ApplicationForm,
  key: string | null,
): Promise<Outcome> {
  if (key !== null && !isIdempotencyKey(key))
    return refuse({ code: 'idempotency_key_invalid', field: KEY });
  const now = deps.now();
  const tooYoung = ageProblem(sent, dayAt(now));
  if (tooYoung) return refuse(tooYoung);
  const form = masked(sent);
  const receipt = receiptOf(form, { key, id: deps.newId(), now });
  const outcome = await deps.db.transaction().execute((tx) => keepOnce(deps, tx, form, receipt));
  if (outcome.ok) deps.wakeMail();
  if (outcome.ok) deps.arrived('applications');
  return outcome;
}

/** Forgets submissions that are too old to have repeats. */
export function cleanReceipts({ db, now }: Pick<PanelDeps, 'db' | 'now'>): Promise<void> {
  return dropReceipts(db, cleanableAt(now()));
}

function receiptOf(
  form: ApplicationForm,
  { key, id, now }: { key: string | null; id: string; now: Date },
): ApplicationReceiptRow {
  const body = sha256(`body panel ${JSON.stringify(Object.entries(form).sort())}`);
  return {
    fingerprint: key === null ? body : sha256(`key panel ${key}`),
    keyedBody: key === null ? null : body,
    applicationId: id,
    acceptedAt: now,
  };
}

async function keepOnce(
  deps: PanelDeps,
  tx: Db,
  form: ApplicationForm,
  receipt: ApplicationReceiptRow,
): Promise<Outcome> {
  const free = freeSince(receipt.acceptedAt, receipt.keyedBody !== null);
  const isFirst = await claimReceipt(tx, receipt, free);
  if (!isFirst) return repeated(tx, receipt);
  const documents = await lockDocuments(tx, form);
  if (!documents.ok) {
    await dropReceipt(tx, receipt.fingerprint); // what was refused may be mended and sent again
    return documents;
  }
  return allow(await keep(deps, tx, { form, documents: documents.value, receipt }));
}

/** A repeat is answered what the first was answered. */
async function repeated(
  tx: Db,
  { fingerprint, keyedBody }: ApplicationReceiptRow,
): Promise<Outcome> {
  const first = await getReceipt(tx, fingerprint);
  if (first.keyedBody !== keyedBody) return refuse({ code: 'idempotency_key_reused', field: KEY });
  const { id, number, receivedAt } = await getApplication(tx, first.applicationId);
  return allow({ id, reference: referenceOf({ number, receivedAt }) });
}

async function lockDocuments(
  tx: Db,
  form: ApplicationForm,
): Promise<Result<Documents, Problem<'document_unknown'>>> {
  const found: (string | null)[] = [];
  for (const field of ['nationalIdFile', 'cvFile'] as const) {
    const token = form[field];
    const document = token ? await lockDocument(tx, sha256(token)) : null;
    if (token && (!document || document.attachedAt))
      return refuse({ code: 'document_unknown', field });
    found.push(document?.id ?? null);
  }
  const [nationalIdDocumentId = null, cvDocumentId = null] = found;
  return allow({ nationalIdDocumentId, cvDocumentId });
}

type Keeping = { form: ApplicationForm; documents: Documents; receipt: ApplicationReceiptRow };

async function keep(
  { newId, settings }: PanelDeps,
  tx: Db,
  { form, documents, receipt }: Keeping,
): Promise<AcceptedApplication> {
  const { applicationId: id, acceptedAt: receivedAt } = receipt;
  const born = birthDay(form);
  const bornOn = born === 'not_a_day' ? null : born; // the contract's check has refused that
  const number = await addApplication(tx, named(form), {
    id,
    receivedAt,
    bornOn,
    language: language(),
    ...documents,
  });
  await addListing(tx, { id: newId(), applicationId: id, list: 'arbitrator', at: receivedAt }); // what today's form asks for
  const attached = Object.values(documents).filter((one) => one !== null);
  await markAttached(tx, attached, receivedAt);
  await owe(
    tx,
    { id: newId(), kind: 'panel_office', refersTo: id, recipient: settings.officeEmail },
    receivedAt,
  );
  await owe(
    tx,
    { id: newId(), kind: 'panel_copy', refersTo: id, recipient: form.uemail },
    receivedAt,
  );
  return { id, reference: referenceOf({ number, receivedAt }) };
}

/** An empty token is no file, and then there is no name. */
function named(form: ApplicationForm): ApplicationForm {
  return {
    ...form,
    nationalIdFileName: form.nationalIdFile ? form.nationalIdFileName : null,
    cvFileName: form.cvFile ? form.cvFileName : null,
  };
}
