import type { Api } from '#kernel/client.ts';
import { type FailedApiResult, failureOf, invalid } from '#ui/forms/failure.ts';
import { notSent, type Submission } from '#ui/forms/submission.ts';
import { textIn, valuesIn } from '#ui/forms/values.ts';
import { filingCodeProof, filingProof } from '../contract/openings.ts';
import { filingSubmission } from '../contract.ts';
import { counted } from './post-step.ts';

/** On to the receipt, or back to the form: with a ticket for the code that was sent, or with what is wrong. */
export type SignOutcome =
  | { to: 'receipt' }
  | { to: 'sign'; ticket: string | null }
  | { to: 'choose'; ticket: string }
  | Submission;

type Signing = { id: string; ticket: string | null; form: FormData };

export function postSign(api: Api, signing: Signing): Promise<SignOutcome> {
  const intent = String(signing.form.get('intent') ?? 'sign');
  if (intent === 'ask') return askCode(api, signing);
  return intent === 'prove' ? prove(api, signing) : sign(api, signing);
}

async function askCode(api: Api, { id, form }: Signing): Promise<SignOutcome> {
  const answer = await api(filingProof, { id });
  return answer.outcome === 'done'
    ? { to: 'sign', ticket: answer.data.ticket }
    : refused(answer, form);
}

async function prove(api: Api, { ticket, form }: Signing): Promise<SignOutcome> {
  const answer = await api(filingCodeProof, {
    ticket: ticket ?? NO_TICKET,
    code: textIn(form, 'code'),
  });
  if (answer.outcome !== 'done') return refused(answer, form);
  // It was taken over elsewhere meanwhile: this browser is asked first.
  return answer.data.id === null
    ? { to: 'choose', ticket: answer.data.ticket }
    : { to: 'sign', ticket: null };
}

export const NO_TICKET = '00000000-0000-0000-0000-000000000000';

async function sign(api: Api, { id, form }: Signing): Promise<SignOutcome> {
  const fields = lackingIn(form);
  if (Object.keys(fields).length > 0)
    return notSent({ form, values: named(form) }, counted(invalid('', fields)));
  const sent = {
    id,
    version: Number(form.get('draftVersion')) || 0,
    name: textIn(form, 'name'),
    capacity: textIn(form, 'capacity'),
    agrees: form.get('agrees') === 'yes',
  };
  const answer = await api(filingSubmission, sent);
  return answer.outcome === 'done' ? { to: 'receipt' } : refused(answer, form);
}

/** All that a signature lacks, at once; the form asks for a capacity only where one is needed. */
function lackingIn(form: FormData): Record<string, string> {
  const { sign_name_missing, sign_capacity_missing, not_agreed } = filingSubmission.sentences;
  const isBlank = (field: string) => textIn(form, field).trim() === '';
  const fields: Record<string, string> = {};
  if (isBlank('name')) fields.name = sign_name_missing();
  if (form.has('capacity') && isBlank('capacity')) fields.capacity = sign_capacity_missing();
  if (form.get('agrees') !== 'yes') fields.agrees = not_agreed();
  return fields;
}

/** Never with the code. */
function refused(answer: FailedApiResult, form: FormData): Submission {
  return notSent({ form, values: named(form) }, counted(failureOf(answer)));
}

const named = (form: FormData) => valuesIn(form, ['name', 'capacity']);
