import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { failureAt } from '#ui/forms/failure.ts';
import {
  type ApiFormPost,
  notSent,
  refusedAt,
  type Submission,
  submit,
} from '#ui/forms/submission.ts';
import { upload } from '#ui/forms/upload.ts';
import { fileIn, textIn } from '#ui/forms/values.ts';
import {
  serviceAgain,
  serviceCertificate,
  serviceContact,
  serviceJudgement,
  servicePaper,
  servicePosting,
  serviceProof,
  serviceReturn,
} from '../../contract/office.ts';
import { serviceInquiry } from '../../contract/parties.ts';
import {
  finalWarning,
  proceedingWithout,
  serviceReversal,
  substitutedService,
  substitutionDecision,
} from '../../contract/registrar.ts';

type Asking = ApiFormPost & { id: string };

/** What an officer or a registrar does on the page of service. The server judges every choice. */
export async function actOnService(api: Api, id: string, form: FormData): Promise<Submission> {
  const run = named(acts, textIn(form, 'intent'));
  return run ? run({ api, id, form }) : refusedAt({ form }, m.error_unexpected());
}

// A value that a form's choice gave: what is none of ours is told by the server.
const acts: Readonly<Record<string, (asking: Asking) => Promise<Submission>>> = {
  post: (asking) =>
    submit(asking, servicePosting, {
      id: about(asking),
      articleNumber: asked(asking, 'articleNumber'),
      carrier: asked(asking, 'carrier'),
      postedOn: asked(asking, 'postedOn'),
    }),
  return: (asking) =>
    submit(asking, serviceReturn, {
      id: about(asking),
      reason: asked(asking, 'reason') as InputOf<typeof serviceReturn>['reason'],
      note: asked(asking, 'note'),
    }),
  bring_proof: (asking) =>
    withPaper(asking, (token) => submit(asking, serviceProof, { id: about(asking), token })),
  accept_proof: (asking) => submit(asking, serviceJudgement, judgement(asking, true)),
  reject_proof: (asking) => submit(asking, serviceJudgement, judgement(asking, false)),
  send_again: (asking) => {
    const [contactId = '', channel = ''] = asked(asking, 'way').split(' ');
    return submit(asking, serviceAgain, {
      id: about(asking),
      contactId,
      channel: channel as InputOf<typeof serviceAgain>['channel'],
    });
  },
  certify: (asking) => submit(asking, serviceCertificate, { id: about(asking) }),
  order: (asking) => submit(asking, substitutionDecision, decision(asking, true)),
  decline: (asking) => submit(asking, substitutionDecision, decision(asking, false)),
  carry_out: (asking) =>
    withPaper(asking, (token) =>
      submit(asking, substitutedService, { id: about(asking), on: asked(asking, 'on'), token }),
    ),
  inquire: (asking) => {
    const [where, on, result] = [
      asked(asking, 'where'),
      asked(asking, 'on'),
      asked(asking, 'result'),
    ];
    return submit(asking, serviceInquiry, {
      id: asking.id,
      partyId: about(asking),
      where,
      on,
      result,
    });
  },
  contact: (asking) => submit(asking, serviceContact, contact(asking)),
  reverse: (asking) =>
    submit(asking, serviceReversal, {
      id: asking.id,
      partyId: about(asking),
      reason: asked(asking, 'reason'),
    }),
  proceed: (asking) =>
    submit(asking, proceedingWithout, {
      id: asking.id,
      partyId: about(asking),
      reason: asked(asking, 'reason'),
    }),
  warn: (asking) => submit(asking, finalWarning, { id: asking.id, partyId: about(asking) }),
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
    id: asking.id,
    partyId: about(asking),
    ends: asked(asking, 'ends') || null,
    value: asked(asking, 'value'),
    channel: asked(asking, 'channel') as InputOf<typeof serviceContact>['channel'],
    isDesignated: designatedIn.trim() !== '',
    designatedIn,
    reason: asked(asking, 'reason'),
  };
}

function about({ form }: Asking): string {
  return textIn(form, 'about');
}

function asked({ form }: Asking, name: string): string {
  return textIn(form, name);
}

/** Takes the paper of a form into the vault first: without one nothing is proved. */
async function withPaper(
  { api, ...post }: Asking,
  go: (token: string) => Promise<Submission>,
): Promise<Submission> {
  const file = fileIn(post.form, 'paper');
  if (!file) return refusedAt(post, m.office_service_paper_missing(), { field: 'paper' });
  const taken = await upload({ api, endpoint: servicePaper, input: {} }, file);
  return taken.ok ? go(taken.data.token) : notSent(post, failureAt(taken.failure, 'paper'));
}
