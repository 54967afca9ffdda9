import type { Answer, Api } from '#kernel/client.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import {
  consultationBooking,
  consultationCancellation,
  consultationPhone,
  consultationRefusal,
  type Visit,
} from '../../contract/visit.ts';

/** What came of a form on the page of a mailed link: what was done, or what to mend, with what was typed. */
export type VisitPosted = { done: string | null; problem: string | null; typed: string };

type Doing = {
  field: string;
  ask: (api: Api, token: string, value: string, form: FormData) => Promise<Answer<Visit>>;
  done: () => string;
};

/** The forms of the page by the name of their act. */
const doings: Readonly<Record<string, Doing>> = {
  pick: {
    field: 'startsAt',
    ask: (api, token, startsAt, form) =>
      api(consultationBooking, { token, startsAt, ...zoneIn(form) }),
    done: m.consult_done_pick,
  },
  decline: {
    field: 'note',
    ask: (api, token, note) => api(consultationRefusal, { token, note }),
    done: m.consult_done_decline,
  },
  cancel: {
    field: 'note',
    ask: (api, token, note) => api(consultationCancellation, { token, note }),
    done: m.consult_done_cancel,
  },
  phone: {
    field: 'phone',
    ask: (api, token, phone) => api(consultationPhone, { token, phone }),
    done: m.consult_done_phone,
  },
};

/** Carries out what a form asks for. */
export async function postVisit(
  api: Api,
  token: string,
  form: FormData,
): Promise<{ posted: VisitPosted; status: number }> {
  const doing = named(doings, String(form.get('act')));
  if (!doing)
    return { posted: { done: null, problem: m.error_unexpected(), typed: '' }, status: 400 };
  const typed = String(form.get(doing.field) ?? '');
  const answer = await doing.ask(api, token, typed, form);
  if (answer.outcome === 'done')
    return { posted: { done: doing.done(), problem: null, typed: '' }, status: 200 };
  if (answer.outcome === 'refused') {
    const { fields, message } = answer.error;
    return {
      posted: {
        done: null,
        problem: fields?.[doing.field] || message || m.error_unexpected(),
        typed,
      },
      status: answer.status,
    };
  }
  return { posted: { done: null, problem: m.error_unexpected(), typed }, status: 503 };
}

/** The browser's own time zone, where a script could write it down. */
function zoneIn(form: FormData): { timeZone?: string } {
  const zone = form.get('timeZone');
  return typeof zone === 'string' && zone !== '' ? { timeZone: zone } : {};
}
