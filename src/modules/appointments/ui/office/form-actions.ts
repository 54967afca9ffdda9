import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { textIn, textsIn } from '#ui/forms/values.ts';
import {
  appointmentMade,
  candidatePassed,
  mandateEnd,
  nextAsked,
  objectionDecision,
} from '../../contract/appointing.ts';
import { courtOrder } from '../../contract/court.ts';
import { RECORDED_ENDS } from '../../contract/mandate.ts';
import { memberNamed, sidesAsked } from '../../contract/nominating.ts';
import { neutralAsked } from '../../contract/talks.ts';
import { listSending } from '../../contract/tribunal.ts';

const SEATS = ['sole', 'claimant', 'respondent', 'presiding'] as const;

function seatIn(form: FormData) {
  const seat = SEATS.find((one) => one === textIn(form, 'about'));
  return seat ? { seat } : {};
}

type Act = (api: Api, id: string, form: FormData) => Promise<Submission>;

const ofCandidate = (form: FormData, id: string) => ({ id, candidate: textIn(form, 'candidate') });
const withReason = (form: FormData, id: string) => ({
  ...ofCandidate(form, id),
  reason: textIn(form, 'reason'),
});
const post = (api: Api, form: FormData) => ({ api, form, done: m.office_dispute_done });

const acts: Readonly<Record<string, Act | undefined>> = {
  choose: (api, id, form) =>
    submit(post(api, form), neutralAsked, { id, name: textIn(form, 'name'), ...seatIn(form) }),
  ask: (api, id, form) => submit(post(api, form), nextAsked, { id }),
  appoint: (api, id, form) => submit(post(api, form), appointmentMade, ofCandidate(form, id)),
  pass: (api, id, form) => submit(post(api, form), candidatePassed, withReason(form, id)),
  end: async (api, id, form) => {
    const ground = RECORDED_ENDS.find((one) => one === textIn(form, 'ground'));
    if (!ground) return refusedAt({ form }, m.office_mandate_ground_choose(), { field: 'ground' });
    const document = textIn(form, 'document') || null;
    return submit(post(api, form), mandateEnd, { ...withReason(form, id), ground, document });
  },
  'ask-sides': (api, id, form) => {
    const about = textIn(form, 'about');
    const seat = about === 'claimant' || about === 'respondent' ? about : 'both';
    return submit(post(api, form), sidesAsked, { id, seat });
  },
  'name-member': (api, id, form) => {
    const about = textIn(form, 'about');
    const seat = about === 'claimant' || about === 'respondent' ? about : 'presiding';
    const named = { neutral: textIn(form, 'neutral'), reason: textIn(form, 'reason') };
    return submit(post(api, form), memberNamed, { id, seat, ...named });
  },
  court: (api, id, form) => {
    const seat = SEATS.find((one) => one === textIn(form, 'seat')) ?? 'sole';
    return submit(post(api, form), courtOrder, {
      ...{ id, seat, document: textIn(form, 'document') || null },
      ...{ court: textIn(form, 'court'), number: textIn(form, 'number') },
      ...{ decidedOn: textIn(form, 'decidedOn'), neutral: textIn(form, 'neutral') },
      reason: textIn(form, 'reason'),
    });
  },
  decide: async (api, id, form) => {
    const upheld = textIn(form, 'upheld');
    if (upheld !== 'yes' && upheld !== 'no')
      return refusedAt({ form }, m.case_error_decision_missing(), { field: 'upheld' });
    const decision = { partyId: textIn(form, 'about'), upheld: upheld === 'yes' };
    return submit(post(api, form), objectionDecision, { ...withReason(form, id), ...decision });
  },
};

/** What the registrar does on the page of a tribunal. */
export function actOnTribunal(api: Api, id: string, form: FormData): Promise<Submission> {
  return (acts[textIn(form, 'intent')] ?? sendNames)(api, id, form);
}

/** Sends both sides the names that were chosen; of a refusal they come back as they were. */
function sendNames(api: Api, id: string, form: FormData): Promise<Submission> {
  const names = textsIn(form, 'names');
  const values = { reason: textIn(form, 'reason'), names: names.join(' ') };
  return submit({ api, form, values, done: m.office_list_done }, listSending, {
    id,
    names,
    reason: values.reason,
  });
}
