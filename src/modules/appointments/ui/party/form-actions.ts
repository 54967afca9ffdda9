import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { textIn, textsIn, valuesIn } from '#ui/forms/values.ts';
import { objection } from '../../contract/appointing.ts';
import { challengeAnswer, challengeMade, mandateGivenUp } from '../../contract/challenging.ts';
import { jointName } from '../../contract/joint.ts';
import { GROUNDS } from '../../contract/mandate.ts';
import { nomination } from '../../contract/nominating.ts';
import { choiceLeft, conciliatorsAgreed, namesGiven } from '../../contract/talks.ts';
import { listReply } from '../../contract/tribunal.ts';
import { waiverAnswer, waiverProposed } from '../../contract/waiving.ts';
import { GROUND } from './fields.ts';

/** What a party does on the page of its tribunal: it answers the list of names, or says whether it objects to whoever is asked. */
export function actOnTribunal(api: Api, id: string, form: FormData): Promise<Submission> {
  return (acts[textIn(form, 'intent')] ?? answerNames)(api, id, form);
}

type Act = (api: Api, id: string, form: FormData) => Promise<Submission>;

const acts: Readonly<Record<string, Act | undefined>> = {
  objection: sayOfCandidate,
  nominate: (api, id, form) =>
    submit({ api, form, done: m.tribunal_nominate_sent }, nomination, {
      ...{ id, partyId: textIn(form, 'partyId'), neutral: textIn(form, 'neutral') },
    }),
  challenge: (api, id, form) => {
    const grounds = GROUNDS.filter((one) => textsIn(form, GROUND).includes(one));
    const values = { ...valuesIn(form), [GROUND]: grounds.join(' ') };
    return submit({ api, form, values, done: m.challenge_done }, challengeMade, {
      ...ofMandate(form, id),
      grounds,
      knownOn: textIn(form, 'knownOn') || null,
      reason: textIn(form, 'reason'),
    });
  },
  answer: async (api, id, form) => {
    const agrees = textIn(form, 'agrees');
    if (agrees !== 'yes' && agrees !== 'no')
      return refusedAt({ form }, m.challenge_answer_choose(), { field: 'agrees' });
    return submit({ api, form, done: m.challenge_done }, challengeAnswer, {
      ...ofMandate(form, id),
      challenger: textIn(form, 'challenger'),
      agrees: agrees === 'yes',
      reason: textIn(form, 'reason'),
    });
  },
  give_up: (api, id, form) =>
    submit({ api, form, done: m.challenge_done }, mandateGivenUp, ofMandate(form, id)),
  waiver: (api, id, form) =>
    submit({ api, form, done: m.waiver_sent }, waiverProposed, {
      ...{ id, partyId: textIn(form, 'partyId'), neutral: textIn(form, 'neutral') },
      words: textIn(form, 'words'),
      ...signatureIn(form),
    }),
  'waiver-sign': (api, id, form) => answerWaiver(api, form, { id, signs: true }),
  'waiver-refuse': (api, id, form) => answerWaiver(api, form, { id, signs: false }),
  joint: nameJointly,
  'joint-agree': nameJointly,
  names: (api, id, form) =>
    nameThem(api, id, form, [textIn(form, 'first'), textIn(form, 'second'), textIn(form, 'third')]),
  agree: (api, id, form) => nameThem(api, id, form, textIn(form, 'names').split(' ')),
  number: (api, id, form) =>
    submit({ api, form, done: m.talks_sent }, conciliatorsAgreed, {
      ...{ id, partyId: textIn(form, 'partyId'), many: Number(textIn(form, 'many')) },
    }),
  leave: (api, id, form) =>
    submit({ api, form, done: m.talks_sent }, choiceLeft, { id, partyId: textIn(form, 'partyId') }),
};

const signatureIn = (form: FormData) => ({
  signedAs: textIn(form, 'signedAs'),
  agrees: textIn(form, 'agrees') === 'yes',
});

function answerWaiver(
  api: Api,
  form: FormData,
  { id, signs }: { id: string; signs: boolean },
): Promise<Submission> {
  return submit({ api, form, done: m.waiver_sent }, waiverAnswer, {
    ...{ id, signs, waiver: textIn(form, 'about'), partyId: textIn(form, 'partyId') },
    ...signatureIn(form),
  });
}

function nameJointly(api: Api, id: string, form: FormData): Promise<Submission> {
  return submit({ api, form, done: m.tribunal_joint_sent }, jointName, {
    ...{ id, partyId: textIn(form, 'partyId'), neutral: textIn(form, 'neutral') },
  });
}

const SEATS = ['claimant', 'respondent', 'presiding'] as const;

function nameThem(api: Api, id: string, form: FormData, chosen: string[]): Promise<Submission> {
  const seat = SEATS.find((one) => one === textIn(form, 'about'));
  return submit({ api, form, done: m.talks_sent }, namesGiven, {
    id,
    ...(seat ? { seat } : {}),
    partyId: textIn(form, 'partyId'),
    names: chosen.filter((name) => name !== ''),
  });
}

/** Of whom, and for which party. */
const ofMandate = (form: FormData, id: string) => ({
  id,
  candidate: textIn(form, 'candidate'),
  partyId: textIn(form, 'partyId'),
});

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
