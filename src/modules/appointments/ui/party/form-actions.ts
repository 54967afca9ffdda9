import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { objection } from '../../contract/appointing.ts';
import { listReply } from '../../contract/tribunal.ts';

/** What a party does on the page of its tribunal: it answers the list of names, or says whether it objects to whoever is asked. */
export function actOnTribunal(api: Api, id: string, form: FormData): Promise<Submission> {
  return textIn(form, 'intent') === 'objection'
    ? sayOfCandidate(api, id, form)
    : answerNames(api, id, form);
}

async function sayOfCandidate(api: Api, id: string, form: FormData): Promise<Submission> {
  const said = textIn(form, 'objects');
  if (said !== 'yes' && said !== 'no')
    return refusedAt({ form }, m.tribunal_object_choose(), { field: 'objects' });
  return submit({ api, form, done: m.tribunal_object_sent }, objection, {
    id,
    candidate: textIn(form, 'candidate'),
    partyId: textIn(form, 'partyId'),
    objects: said === 'yes',
    reason: textIn(form, 'reason'),
  });
}

const CHOICE = 'name-';
export const STRUCK = 'x';

/** Sends what a party chose: of each name nothing, a rank, or that it is struck. */
async function answerNames(api: Api, id: string, form: FormData): Promise<Submission> {
  const chosen = [...form].flatMap(([field, value]) =>
    field.startsWith(CHOICE) && typeof value === 'string'
      ? [{ name: field.slice(CHOICE.length), value }]
      : [],
  );
  const ranked = chosen.filter(({ value }) => /^[1-9]\d?$/.test(value));
  const byRank = ranked.toSorted((one, other) => Number(one.value) - Number(other.value));
  if (new Set(ranked.map(({ value }) => value)).size < ranked.length)
    return refusedAt({ form }, m.tribunal_error_twice(), { code: 'ranked_twice' });
  return submit({ api, form, done: m.tribunal_sent }, listReply, {
    id,
    list: textIn(form, 'list'),
    partyId: textIn(form, 'partyId'),
    strikes: chosen.flatMap(({ name, value }) => (value === STRUCK ? [name] : [])),
    ranking: byRank.map(({ name }) => name),
  });
}

export const fieldOfName = (id: string): string => `${CHOICE}${id}`;
