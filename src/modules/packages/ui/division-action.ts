import type { Api } from '#kernel/client.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { isSent, refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { countIn, textIn } from '#ui/forms/values.ts';
import {
  divisionAgreement,
  divisionAnswer,
  divisionEnd,
  type divisionOf,
  divisionPoints,
  divisionThings,
} from '../contract/divisions.ts';

export type DivisionView = OutputOf<typeof divisionOf>;
type Act = (api: Api, id: string, form: FormData, view: DivisionView) => Promise<Submission>;

/** What a party does on the page of a division; without a script the same forms are posted. */
export function actOnDivision(
  api: Api,
  id: string,
  form: FormData,
  view: DivisionView,
): Promise<Submission> {
  return (acts[textIn(form, 'intent')] ?? listed)(api, id, form, view);
}

const about = (form: FormData) => textIn(form, 'about');

const acts: Readonly<Record<string, Act | undefined>> = {
  agree: (api, id, form) =>
    submit({ api, form, done: m.packages_done }, divisionAgreement, { id, list: about(form) }),
  stop: (api, id, form) =>
    submit({ api, form, done: m.packages_done }, divisionEnd, { id, list: about(form) }),
  points: shared,
  answer: async (api, id, form) => {
    const said = textIn(form, 'yes');
    if (said !== 'yes' && said !== 'no')
      return refusedAt({ form }, m.division_error_answer(), { field: 'yes' });
    const answer = { id, list: about(form), yes: said === 'yes' };
    return submit({ api, form, done: m.packages_done }, divisionAnswer, answer);
  },
};

/** A thing a line; empty lines are none. */
async function listed(api: Api, id: string, form: FormData): Promise<Submission> {
  const things = textIn(form, 'things')
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const sent = await submit({ api, form, done: m.division_sent }, divisionThings, { id, things });
  // The server counts things, the form has one field for all of them.
  const [said] = Object.values(sent.fields);
  return isSent(sent) || !said ? sent : { ...sent, fields: { things: said } };
}

/** An empty field counts nothing; what cannot be read, and a sum that is no hundred, is told where it stands. */
async function shared(
  api: Api,
  id: string,
  form: FormData,
  { division }: DivisionView,
): Promise<Submission> {
  const names = (division?.things ?? []).map((_, at) => `p${at}`);
  const numbers = names.map((name) => (textIn(form, name).trim() === '' ? 0 : countIn(form, name)));
  const wrong = numbers.findIndex((one) => one === null || one > 100);
  if (wrong >= 0)
    return refusedAt({ form }, m.packages_error_weight(), { field: names[wrong] ?? 'p0' });
  const points = numbers.map((one) => one ?? 0);
  const sum = points.reduce((all, one) => all + one, 0);
  if (sum !== 100)
    return refusedAt({ form }, m.packages_error_weights_sum({ sum }), { field: 'p0' });
  return submit({ api, form, done: m.division_shared }, divisionPoints, {
    ...{ id, list: about(form) },
    points,
  });
}
