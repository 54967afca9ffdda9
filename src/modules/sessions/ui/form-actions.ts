import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { countIn, textIn, textsIn, valuesIn } from '#ui/forms/values.ts';
import {
  agendaWritten,
  longerAgreed,
  noteKept,
  pointSuggested,
  pointTaken,
  sessionPlanned,
  sessionRecorded,
} from '../contract/sessions.ts';

type Posted = { api: Api; id: string; form: FormData };

/** What whoever leads the talks and both sides do on the page of sessions; without a script the same forms are posted. */
export function actOnSessions(posted: Posted): Promise<Submission> {
  return (acts[textIn(posted.form, 'intent')] ?? plan)(posted);
}

const acts: Readonly<Record<string, ((posted: Posted) => Promise<Submission>) | undefined>> = {
  agenda: ({ api, id, form }) =>
    submit({ api, form, done: m.sessions_done_agenda }, agendaWritten, {
      ...{ id, meeting: textIn(form, 'about'), points: pointsIn(form), seen: textIn(form, 'seen') },
    }),
  account: record,
  suggest: ({ api, id, form }) =>
    submit({ api, form, done: m.sessions_done_suggested }, pointSuggested, {
      ...{ id, party: textIn(form, 'party'), words: textIn(form, 'words') },
    }),
  take: ({ api, id, form }) =>
    submit({ api, form, done: m.sessions_done_taken }, pointTaken, {
      ...{ id, wish: textIn(form, 'about'), session: textIn(form, 'session') || null },
    }),
  note: ({ api, id, form }) =>
    submit({ api, form, done: m.sessions_done_note }, noteKept, {
      ...{ id, words: textIn(form, 'words'), seen: textIn(form, 'seen') },
    }),
  longer: ({ api, id, form }) =>
    submit({ api, form, done: m.sessions_done_longer }, longerAgreed, {
      ...{ id, name: textIn(form, 'name'), agreed: textIn(form, 'agreed') === 'yes' },
    }),
};

function pointsIn(form: FormData): string[] {
  return textIn(form, 'points')
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function plan({ api, id, form }: Posted): Promise<Submission> {
  const how = textIn(form, 'how');
  const values = { ...valuesIn(form), people: textsIn(form, 'people').join(' ') };
  const times = ['0', '1', '2'].flatMap((at) => {
    const time = { day: textIn(form, `day-${at}`), from: textIn(form, `from-${at}`) };
    return time.day || time.from ? [time] : [];
  });
  return submit({ api, form, values, done: m.sessions_done_planned }, sessionPlanned, {
    ...{ id, key: textIn(form, 'key'), place: textIn(form, 'place'), title: textIn(form, 'title') },
    ...{ minutes: countIn(form, 'minutes') ?? 0, people: textsIn(form, 'people') },
    // What is none of them is refused by the contract.
    how: how as InputOf<typeof sessionPlanned>['how'],
    times: how === 'free' ? [] : times,
    agenda: pointsIn(form),
  });
}

function record({ api, id, form }: Posted): Promise<Submission> {
  const wasHeld = textIn(form, 'wasHeld') !== 'no';
  const values = { ...valuesIn(form), present: textsIn(form, 'present').join(' ') };
  const span = { day: textIn(form, 'day'), from: textIn(form, 'from'), to: textIn(form, 'to') };
  const isWhole = Object.values(span).every((one) => one !== '');
  if (wasHeld && !isWhole)
    return Promise.resolve(
      refusedAt({ form, values }, m.sessions_error_span_missing(), { field: 'span' }),
    );
  return submit({ api, form, values, done: m.sessions_done_recorded }, sessionRecorded, {
    ...{ id, meeting: textIn(form, 'about'), wasHeld, after: countIn(form, 'after') ?? 0 },
    ...{ span: wasHeld ? span : null, present: wasHeld ? textsIn(form, 'present') : [] },
    why: textIn(form, 'why'),
  });
}
