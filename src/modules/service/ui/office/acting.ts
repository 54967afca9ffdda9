import type { Api } from '#kernel/client.ts';
import type { Endpoint, InputOf } from '#kernel/endpoint.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import {
  finalWarning,
  proceedingWithout,
  serviceAgain,
  serviceCertificate,
  serviceContact,
  serviceJudgement,
  servicePaper,
  servicePosting,
  serviceProof,
  serviceReturn,
  serviceReversal,
  substitutedService,
  substitutionDecision,
} from '../../contract/office.ts';
import { serviceInquiry } from '../../contract/parties.ts';
import type { Acted } from './shapes.ts';

type Outcome = { acted: Acted; status: number };
type Asking = { api: Api; id: string; form: FormData };

/** What an officer or a registrar does on the page of service. The server judges every choice. */
export async function actOnService(api: Api, id: string, form: FormData): Promise<Outcome> {
  const run = named(acts, textOf(form, 'intent'));
  return run ? run({ api, id, form }) : refused(form, m.error_unexpected(), 422);
}

// A value that a form's choice gave: what is none of ours is told by the server.
const acts: Readonly<Record<string, (asking: Asking) => Promise<Outcome>>> = {
  post: (asking) =>
    act(asking, servicePosting, {
      id: about(asking),
      articleNumber: asked(asking, 'articleNumber'),
      carrier: asked(asking, 'carrier'),
      postedOn: asked(asking, 'postedOn'),
    }),
  return: (asking) =>
    act(asking, serviceReturn, {
      id: about(asking),
      reason: asked(asking, 'reason') as InputOf<typeof serviceReturn>['reason'],
      note: asked(asking, 'note'),
    }),
  bring_proof: (asking) =>
    withPaper(asking, (token) => act(asking, serviceProof, { id: about(asking), token })),
  accept_proof: (asking) => act(asking, serviceJudgement, judgement(asking, true)),
  reject_proof: (asking) => act(asking, serviceJudgement, judgement(asking, false)),
  send_again: (asking) => {
    const [contactId = '', channel = ''] = asked(asking, 'way').split(' ');
    return act(asking, serviceAgain, {
      id: about(asking),
      contactId,
      channel: channel as InputOf<typeof serviceAgain>['channel'],
    });
  },
  certify: (asking) => act(asking, serviceCertificate, { id: about(asking) }),
  order: (asking) => act(asking, substitutionDecision, decision(asking, true)),
  decline: (asking) => act(asking, substitutionDecision, decision(asking, false)),
  carry_out: (asking) =>
    withPaper(asking, (token) =>
      act(asking, substitutedService, { id: about(asking), on: asked(asking, 'on'), token }),
    ),
  inquire: (asking) => {
    const [where, on, result] = [
      asked(asking, 'where'),
      asked(asking, 'on'),
      asked(asking, 'result'),
    ];
    return act(asking, serviceInquiry, {
      id: asking.id,
      partyId: about(asking),
      where,
      on,
      result,
    });
  },
  contact: (asking) => act(asking, serviceContact, contact(asking)),
  reverse: (asking) =>
    act(asking, serviceReversal, {
      id: asking.id,
      partyId: about(asking),
      reason: asked(asking, 'reason'),
    }),
  proceed: (asking) =>
    act(asking, proceedingWithout, {
      id: asking.id,
      partyId: about(asking),
      reason: asked(asking, 'reason'),
    }),
  warn: (asking) => act(asking, finalWarning, { id: asking.id, partyId: about(asking) }),
};

function judgement(asking: Asking, isGood: boolean): InputOf<typeof serviceJudgement> {
  const basis = isGood
    ? ((asked(asking, 'basis') || null) as InputOf<typeof serviceJudgement>['basis'])
    : null;
  return {
    id: about(asking),
    isGood,
    deliveredOn: isGood ? asked(asking, 'deliveredOn') || null : null,
    basis,
    reason: asked(asking, 'reason'),
  };
}

function decision(asking: Asking, isOrdered: boolean): InputOf<typeof substitutionDecision> {
  const means = isOrdered
    ? ((asked(asking, 'means') || null) as InputOf<typeof substitutionDecision>['means'])
    : null;
  return {
    id: about(asking),
    isOrdered,
    means,
    lastKnown: isOrdered ? asked(asking, 'lastKnown') : '',
    reasons: asked(asking, 'reasons'),
  };
}

function contact(asking: Asking): InputOf<typeof serviceContact> {
  const designatedIn = asked(asking, 'designatedIn');
  return {
    ...{
      id: asking.id,
      partyId: about(asking),
      ends: asked(asking, 'ends') || null,
      value: asked(asking, 'value'),
    },
    channel: asked(asking, 'channel') as InputOf<typeof serviceContact>['channel'],
    ...{ isDesignated: designatedIn.trim() !== '', designatedIn, reason: asked(asking, 'reason') },
  };
}

function about({ form }: Asking): string {
  return textOf(form, 'about');
}

function asked({ form }: Asking, name: string): string {
  return textOf(form, name);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Takes the paper of a form into the vault first: without one nothing is proved. */
async function withPaper(
  { api, form }: Asking,
  go: (token: string) => Promise<Outcome>,
): Promise<Outcome> {
  const file = form.get('paper');
  if (!(file instanceof File) || file.size === 0)
    return refused(form, m.office_service_paper_missing(), 422, 'paper');
  const answer = await api(servicePaper, {}, {}, file);
  if (answer.outcome === 'done') return go(answer.data.token);
  if (answer.outcome === 'refused')
    return refused(form, answer.error.message, answer.status, 'paper');
  return refused(form, m.error_unexpected(), 503, 'paper');
}

/** Asks the API what a form asks for. A refusal comes back with what was typed, so that nothing is lost. */
async function act<E extends Endpoint>(
  { api, form }: Asking,
  endpoint: E,
  input: InputOf<E>,
): Promise<Outcome> {
  const answer = await api(endpoint, input);
  if (answer.outcome === 'refused') {
    const { message, fields = {} } = answer.error;
    return {
      acted: { ...base(form), problem: message || m.error_unexpected(), fields },
      status: answer.status,
    };
  }
  if (answer.outcome === 'unanswered') return refused(form, m.error_unexpected(), 503);
  return { acted: { ...base(form), problem: null, typed: {} }, status: 200 };
}

function refused(form: FormData, problem: string, status: number, field?: string): Outcome {
  return { acted: { ...base(form), problem, fields: field ? { [field]: problem } : {} }, status };
}

function base(form: FormData): Acted {
  const typed = Object.fromEntries(
    [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return {
    intent: textOf(form, 'intent'),
    about: textOf(form, 'about'),
    problem: null,
    fields: {},
    typed,
  };
}
