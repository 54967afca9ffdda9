import type { Answer, Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import {
  consultationOffer,
  consultationOutcome,
  consultationWithdrawal,
  type OfficeConsultation,
} from '../../contract/consultations.ts';

/** What came of an officer's form, with what was typed and what to mend. */
export type OfficePosted = {
  act: string;
  done: string | null;
  problem: string | null;
  fields: Record<string, string>;
  typed: Record<string, string>;
};

export type OneProps = { one: OfficeConsultation; posted: OfficePosted | undefined };

type Doing = {
  ask: (api: Api, id: string, typed: Record<string, string>) => Promise<Answer<{ id: string }>>;
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
export async function postOffice(
  api: Api,
  id: string,
  form: FormData,
): Promise<{ posted: OfficePosted; status: number }> {
  const typed = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  const { act = '' } = typed;
  const doing = named(doings, act);
  const failed = (problem: string, fields = {}) => ({ act, done: null, problem, fields, typed });
  if (!doing) return { posted: failed(m.error_unexpected()), status: 400 };
  const answer = await doing.ask(api, id, typed);
  if (answer.outcome === 'done')
    return {
      posted: { act, done: doing.done(), problem: null, fields: {}, typed: {} },
      status: 200,
    };
  if (answer.outcome !== 'refused') return { posted: failed(m.error_unexpected()), status: 503 };
  return {
    posted: failed(answer.error.message || m.error_unexpected(), answer.error.fields ?? {}),
    status: answer.status,
  };
}
