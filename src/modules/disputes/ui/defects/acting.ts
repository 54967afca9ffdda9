import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import { paperName } from '#kernel/papers.ts';
import * as m from '#messages/all.ts';
import { cureUpload, resubmission } from '../../contract/papers.ts';

/** What came of sending again: `fields` by the names of the controls, `typed` so that nothing is lost. */
export type Sent = {
  done: boolean;
  problem: string;
  fields: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
};
type Outcome = { sent: Sent; status: number };
type Resending = InputOf<typeof resubmission>;

/** Sends a request again as the form says: an answer to each defect, papers with it, contacts that end and begin. */
export async function sendAgain(api: Api, id: string, form: FormData): Promise<Outcome> {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const refused = (problem: string, status: number, fields = {}) => ({
    sent: { done: false, problem, fields, typed },
    status,
  });
  const items = form.getAll('item').map(String);
  const papers: Resending['papers'] = [];
  for (const item of items) {
    // A paper that was sent before a refusal comes back by its token and is not sent twice.
    if (typed[`token-${item}`])
      papers.push(paperOf(item, typed[`token-${item}`] ?? '', typed[`token-title-${item}`] ?? ''));
    const file = form.get(`file-${item}`);
    if (!(file instanceof File) || file.size === 0) continue;
    const answer = await api(cureUpload, { id }, {}, file);
    if (answer.outcome === 'refused')
      return refused(answer.error.message, answer.status, {
        [`file-${item}`]: answer.error.message,
      });
    if (answer.outcome !== 'done') return refused(m.dispute_defects_failed(), 503);
    const title = paperName(file.name, m.dispute_defects_answer());
    papers.push(paperOf(item, answer.data.token, title));
    typed[`token-${item}`] = answer.data.token;
    typed[`token-title-${item}`] = title;
  }
  const begins = newContacts(form, typed);
  const input = {
    id,
    answers: items.map((item) => ({
      item: item as 'claim',
      answer: typed[`answer-${item}`] ?? '',
    })), // the contract refuses any other
    ends: form.getAll('ends').map(String),
    begins: begins.map(({ partyId, channel, value }) => ({
      partyId,
      channel,
      value,
      isDesignated: false,
      designatedIn: '',
    })),
    papers,
  };
  const answer = await api(resubmission, input);
  if (answer.outcome === 'done')
    return { sent: { done: true, problem: '', fields: {}, typed: {} }, status: 200 };
  if (answer.outcome === 'refused')
    return refused(
      answer.error.message,
      answer.status,
      fieldsOf(answer.error.fields ?? {}, begins),
    );
  return refused(m.dispute_defects_failed(), 503);
}

function paperOf(item: string, token: string, title: string): Resending['papers'][number] {
  return { item: item as 'claim', token, title: title.slice(0, 200) || m.dispute_defects_answer() };
}

type NewContact = { partyId: string; channel: 'email' | 'mobile' | 'post'; value: string };

function newContacts(form: FormData, typed: Readonly<Record<string, string>>): NewContact[] {
  return form.getAll('party').flatMap((party) => {
    const partyId = String(party);
    const value = typed[`value-${partyId}`]?.trim() ?? '';
    return value
      ? [{ partyId, channel: (typed[`channel-${partyId}`] ?? 'email') as 'email', value }]
      : []; // the contract refuses any other
  });
}

/** The API's names of fields in those of the form: `answers.claim` is `answer-claim`, `begins.0.value` a party's `value-…`. */
function fieldsOf(
  fields: Readonly<Record<string, string>>,
  begins: readonly NewContact[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, said]) => {
      const [part, which = ''] = name.split('.');
      if (part === 'answers') return [`answer-${which}`, said];
      if (part === 'papers') return [`file-${which}`, said];
      return part === 'begins' ? [`value-${begins[Number(which)]?.partyId}`, said] : [name, said];
    }),
  );
}
