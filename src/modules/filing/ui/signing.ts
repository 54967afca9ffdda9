import type { Answer, Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { filingCodeProof, filingProof, filingSubmission } from '../contract.ts';
import type { Mends, Note } from './posting.ts';

export type Signed = { mends: Mends; note: Note | null; name: string; capacity: string };
/** On to the receipt, or back to the form: with a ticket for the code that was sent, or with what to mend. */
export type SignOutcome =
  | { to: 'receipt' }
  | { to: 'sign'; ticket: string | null }
  | { to: 'choose'; ticket: string }
  | { signed: Signed; status: number };

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
    code: String(form.get('code') ?? ''),
  });
  if (answer.outcome !== 'done') return refused(answer, form);
  // It was taken over elsewhere meanwhile: this browser is asked first.
  return answer.data.id === null
    ? { to: 'choose', ticket: answer.data.ticket }
    : { to: 'sign', ticket: null };
}

export const NO_TICKET = '00000000-0000-0000-0000-000000000000';

async function sign(api: Api, { id, form }: Signing): Promise<SignOutcome> {
  const { name, capacity } = typedIn(form);
  const sent = {
    id,
    version: Number(form.get('draftVersion')) || 0,
    name,
    capacity,
    agrees: form.get('agrees') === 'yes',
  };
  const answer = await api(filingSubmission, sent);
  return answer.outcome === 'done' ? { to: 'receipt' } : refused(answer, form);
}

function refused(
  answer: Exclude<Answer<unknown>, { outcome: 'done' }>,
  form: FormData,
): SignOutcome {
  const typed = typedIn(form);
  if (answer.outcome !== 'refused')
    return {
      signed: { mends: {}, note: { kind: 'refused', sentence: m.error_unexpected() }, ...typed },
      status: 503,
    };
  const { message, fields = {} } = answer.error;
  const note =
    Object.keys(fields).length > 0
      ? null
      : ({ kind: 'refused', sentence: message || m.error_unexpected() } as const);
  return { signed: { mends: fields, note, ...typed }, status: answer.status };
}

function typedIn(form: FormData) {
  return { name: String(form.get('name') ?? ''), capacity: String(form.get('capacity') ?? '') };
}
