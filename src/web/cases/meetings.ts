import { type ActionFunctionArgs, data } from 'react-router';
import type { InputOf } from '#kernel/endpoint.ts';
import { dayIn, timeIn } from '#kernel/moments.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import {
  meetingCancellation,
  meetingMarks,
  meetingPeople,
  meetingSettlement,
  meetingTimes,
} from '#modules/calendar/contract/meeting-acts.ts';
import { newMeeting } from '#modules/calendar/contract/meetings.ts';
import { type Submission, submissionOf } from '#ui/forms/submission.ts';
import { textIn, textsIn, valuesIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { onward } from '../redirects.ts';

type Asked = InputOf<typeof newMeeting>;
type Marks = InputOf<typeof meetingMarks>['marks'];

/** Proposes a meeting, and leads to its page. */
export async function proposeOnPage({ context, params, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const id = params.id ?? '';
  const answer = await context.get(apiContext)(newMeeting, proposalIn(id, form));
  if (answer.outcome === 'done')
    throw onward(`/cases/${id}/calendar/meetings/${answer.data.id}`, 303);
  return said(submissionOf(postOf(form), answer));
}

function proposalIn(id: string, form: FormData) {
  return {
    id,
    key: textIn(form, 'key'),
    place: textIn(form, 'place'),
    title: textIn(form, 'title'),
    minutes: Number(textIn(form, 'minutes')),
    noticeDays: Number(textIn(form, 'noticeDays')),
    people: textsIn(form, 'people'),
    // What is none of them is refused by the contract.
    asks: textIn(form, 'asks') as Asked['asks'],
    settles: textIn(form, 'settles') as Asked['settles'],
    times: textIn(form, 'asks') === 'free' ? [] : timesIn(form),
  };
}

function postOf(form: FormData) {
  const values = { ...valuesIn(form), people: textsIn(form, 'people').join(' ') };
  return { form, values, failed: m.meeting_failed };
}

function said(submission: Submission) {
  return data(submission, { status: submission.status });
}

/** Lines with a day or an hour; one that has only one of them is refused, and none is lost. */
function timesIn(form: FormData): Asked['times'] {
  return linesIn(form, ['day', 'from']).map((at) => ({
    day: textIn(form, `day-${at}`),
    from: textIn(form, `from-${at}`),
  }));
}

/** Which lines have something in one of these fields. */
function linesIn(form: FormData, told: readonly string[]): string[] {
  return [...form.keys()]
    .flatMap((name) => (name.startsWith('day-') ? [name.slice('day-'.length)] : []))
    .filter((at) => told.some((field) => textIn(form, `${field}-${at}`) !== ''));
}

/** What the forms of one meeting do. */
export async function actOnMeeting({ context, params, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const api = context.get(apiContext);
  const ref = { id: params.id ?? '', meeting: params.meeting ?? '' };
  const reason = textIn(form, 'reason');
  const acts = {
    mark: () => api(meetingMarks, { ...ref, marks: marksIn(form) }),
    free: () => api(meetingMarks, { ...ref, marks: freeIn(form) }),
    settle: () => api(meetingSettlement, { ...ref, ...startIn(textIn(form, 'about')), reason }),
    times: () => api(meetingTimes, { ...ref, times: timesIn(form) }),
    people: () => api(meetingPeople, { ...ref, people: textsIn(form, 'people') }),
    cancel: () => api(meetingCancellation, { ...ref, reason }),
  };
  const act = named(acts, textIn(form, 'act'));
  if (!act) throw data(null, { status: 400 });
  return said(submissionOf(postOf(form), await act()));
}

/** A moment by the clock in India; what is no moment is refused by the contract. */
function startIn(moment: string) {
  const isMoment = !Number.isNaN(Date.parse(moment));
  return isMoment ? { day: dayIn(moment), from: timeIn(moment) } : { day: moment, from: '' };
}

function marksIn(form: FormData): Marks {
  return [...form].flatMap(([name, can]) =>
    name.startsWith('can-')
      ? [{ ...startIn(name.slice('can-'.length)), to: null, can: can as Marks[number]['can'] }]
      : [],
  );
}

function freeIn(form: FormData): Marks {
  return linesIn(form, ['day']).map((at) => ({
    day: textIn(form, `day-${at}`),
    from: textIn(form, `from-${at}`),
    to: textIn(form, `to-${at}`),
    can: textIn(form, `can-${at}`) as Marks[number]['can'],
  }));
}
