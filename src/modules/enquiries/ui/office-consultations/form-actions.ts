import type { Api, ApiResult } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import {
  consultationOffer,
  consultationOutcome,
  consultationWithdrawal,
} from '#modules/enquiries/contract/consultation-acts.ts';
import { refusedAt, type Submission, submissionOf } from '#ui/forms/submission.ts';
import { textIn, valuesIn } from '#ui/forms/values.ts';
import type { OfficeConsultation } from '../../contract/consultations.ts';

export type OneProps = { one: OfficeConsultation; posted: Submission | undefined };

/** A field that a form did not bring is none of its own. */
type Typed = Partial<Record<string, string>>;

type Doing = {
  ask: (api: Api, id: string, typed: Typed) => Promise<ApiResult<{ id: string }>>;
  done: () => string;
};

const doings: Readonly<Record<string, Doing>> = {
  offer: {
    ask: (
      api,
      id,
      { slot1 = '', slot2 = '', slot3 = '', minutes = '30', timeZone = '', reason = '' },
    ) => {
      const sent = {
        id,
        slot1,
        slot2,
        slot3,
        timeZone,
        reason,
        minutes: minutes as InputOf<typeof consultationOffer>['minutes'],
      };
      return api(consultationOffer, sent);
    },
    done: m.office_consult_done_offer,
  },
  outcome: {
    ask: (api, id, { outcome = '', note = '', nextStep = 'none' }) => {
      const { act, nextStep: step } = { act: outcome, nextStep } as Pick<
        InputOf<typeof consultationOutcome>,
        'act' | 'nextStep'
      >; // the server asks
      return api(consultationOutcome, { id, act, note, nextStep: step });
    },
    done: m.office_consult_done_outcome,
  },
  cancel: {
    ask: (api, id, { reason = '' }) => api(consultationWithdrawal, { id, reason }),
    done: m.office_consult_done_cancel,
  },
};

/** Carries out what an officer's form asks for. */
export async function postOffice(api: Api, id: string, form: FormData): Promise<Submission> {
  const doing = named(doings, textIn(form, 'act'));
  if (!doing) return refusedAt({ form }, m.error_unexpected(), { status: 400 });
  return submissionOf({ form, done: doing.done }, await doing.ask(api, id, valuesIn(form)));
}
