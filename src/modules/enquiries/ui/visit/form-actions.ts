import type { Api, ApiResult } from '#kernel/client.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { refusedAt, type Submission, submissionOf } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import {
  consultationBooking,
  consultationCancellation,
  consultationPhone,
  consultationRefusal,
  type Visit,
} from '../../contract/visit.ts';

type Doing = {
  field: string;
  ask: (api: Api, token: string, value: string, form: FormData) => Promise<ApiResult<Visit>>;
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

/** Carries out what a form asks for. Each has one field, so what is wrong with it is said once, over the form. */
export async function postVisit(api: Api, token: string, form: FormData): Promise<Submission> {
  const doing = named(doings, textIn(form, 'act'));
  if (!doing) return refusedAt({ form }, m.error_unexpected(), { status: 400 });
  const { ask, done, field } = doing;
  const came = submissionOf({ form, done }, await ask(api, token, textIn(form, field), form));
  return { ...came, message: came.fields[field] || came.message };
}

/** The browser's own time zone, where a script could write it down. */
function zoneIn(form: FormData): { timeZone?: string } {
  const zone = textIn(form, 'timeZone');
  return zone === '' ? {} : { timeZone: zone };
}
