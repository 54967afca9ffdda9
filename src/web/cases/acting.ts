import { type ActionFunctionArgs, data } from 'react-router';
import type { InputOf } from '#kernel/endpoint.ts';
import { named } from '#kernel/named.ts';
import {
  consentDenial,
  consentWithdrawal,
  fastTrackAgreement,
} from '#modules/disputes/contract/consents.ts';
import {
  failedInvitation,
  newContact,
  release,
  submissionAgreement,
  talksEnd,
  withdrawal,
  withdrawalConsent,
} from '#modules/disputes/contract/party.ts';
import { taxPlace } from '#modules/disputes/contract/tax-place.ts';
import type { PartyAct } from '#modules/disputes/ui/party/acts.tsx';
import { invoicePayPage } from '#modules/fees/contract/money.ts';
import { offerReply, withdrawalObjection } from '#modules/response/contract/account.ts';
import { serviceInquiry, substitutionRequest } from '#modules/service/contract/parties.ts';
import { textIn, valuesIn } from '#ui/forms/values.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { outward } from '../redirects.ts';

/** The forms that say for themselves what came of them. */
type ActOfOthers = 'offer' | 'inquiry' | 'substitution' | 'place';

/** What the forms of a dispute's pages do, whichever of them one stands on. */
export async function actOnCase(asking: ActionFunctionArgs, read?: FormData) {
  const id = asking.params.id ?? '';
  const form = read ?? (await formOf(asking.request));
  const said = (name: string) => textIn(form, name);
  if (said('act') === 'pay') {
    const paying = await attempted(asking, 'pay', invoicePayPage, { id: said('invoice') });
    if (paying.data) throw outward(paying.data.url);
    return data(paying.attempt, { status: paying.status });
  }
  const acts = {
    withdrawal: () =>
      attempted(asking, 'withdrawal', withdrawal, {
        id,
        reason: said('reason'),
        liberty: libertyIn(said('liberty')),
      }),
    unopposed: () => attempted(asking, 'unopposed', withdrawalConsent, { id }),
    leaving: () =>
      attempted(asking, 'leaving', talksEnd, {
        id,
        name: said('name'),
        agreed: form.get('agreed') === 'yes',
      }),
    objection: () =>
      attempted(asking, 'objection', withdrawalObjection, { id, reason: said('reason') }),
    offer: () =>
      attempted(asking, 'offer', offerReply, {
        id,
        offer: said('offer'),
        reply: replyIn(form),
        words: said('words'),
      }),
    release: () =>
      attempted(asking, 'release', release, { id, party: said('party'), reason: said('reason') }),
    agreement: () =>
      attempted(asking, 'agreement', submissionAgreement, {
        id,
        party: said('party'),
        name: said('name'),
        agreed: form.get('agreed') === 'yes',
      }),
    'fast-track': () =>
      attempted(asking, 'fast-track', fastTrackAgreement, {
        id,
        party: said('party'),
        name: said('name'),
        agreed: form.get('agreed') === 'yes',
      }),
    'consent-withdrawal': () =>
      attempted(asking, 'consent-withdrawal', consentWithdrawal, {
        id,
        kind: kindIn(form),
        party: said('party'),
      }),
    'consent-denial': () =>
      attempted(asking, 'consent-denial', consentDenial, {
        id,
        kind: kindIn(form),
        party: said('party'),
        reason: said('reason'),
      }),
    'no-reply': () => attempted(asking, 'no-reply', failedInvitation, { id }),
    inquiry: () =>
      attempted(asking, 'inquiry', serviceInquiry, {
        id,
        partyId: said('party'),
        where: said('where'),
        on: said('on'),
        result: said('result'),
      }),
    substitution: () =>
      attempted(asking, 'substitution', substitutionRequest, {
        id,
        partyId: said('party'),
        grounds: said('grounds'),
      }),
    place: () =>
      attempted(asking, `place-${said('party')}`, taxPlace, {
        id,
        party: said('party'),
        state: said('state'),
        gstin: said('gstin'),
      }),
    contact: () =>
      attempted(asking, 'contact', newContact, {
        id,
        party: said('party'),
        value: said('value'),
        replaces: said('replaces') || null,
        channel: said('channel') as 'email', // what is none of the three is refused by the contract
      }),
  } satisfies Record<PartyAct | ActOfOthers, () => Promise<unknown>>;
  const act = named(acts, said('act'));
  if (!act) throw data(null, { status: 400 });
  const { attempt, status } = await act();
  // Also after a success: which of several offers or parties it was about stands in its fields.
  return data({ ...attempt, values: valuesIn(form) }, { status });
}

/** Which consent it is about; what is none of them is refused by the contract. */
function kindIn(form: FormData) {
  return textIn(form, 'kind') as InputOf<typeof consentWithdrawal>['kind'];
}

/** What is none of the three is refused by the contract. */
function replyIn(form: FormData) {
  return textIn(form, 'reply') as InputOf<typeof offerReply>['reply'];
}

function libertyIn(typed: string): 'with' | 'without' | '' {
  return typed === 'with' || typed === 'without' ? typed : '';
}
