import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { InputOf } from '#kernel/endpoint.ts';
import { addressIn, language } from '#kernel/language.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
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
import { theDispute } from '#modules/disputes/contract/party-view.ts';
import { taxPlace } from '#modules/disputes/contract/tax-place.ts';
import type { PartyAct } from '#modules/disputes/ui/party/acts.tsx';
import { DisputePage } from '#modules/disputes/ui/party/dispute.tsx';
import { TaxPlaces } from '#modules/disputes/ui/party/tax-place.tsx';
import { disputeCosts, invoicePayPage } from '#modules/fees/contract/money.ts';
import { CostsSoFar } from '#modules/fees/ui/costs.tsx';
import { offerReply, withdrawalObjection } from '#modules/response/contract/account.ts';
import { responsesOfDispute } from '#modules/response/contract/office.ts';
import { AnswersOfCase } from '#modules/response/ui/party/answers.tsx';
import {
  ownPapers,
  serviceInquiry,
  serviceStandings,
  substitutionRequest,
} from '#modules/service/contract/parties.ts';
import { OwnDocuments } from '#modules/service/ui/party/own-papers.tsx';
import { ServiceStatuses } from '#modules/service/ui/party/standings.tsx';
import { unlisted } from '#site/head.ts';
import { isSent, ownOf, problemOf } from '#ui/forms/submission.ts';
import { textIn, valuesIn } from '#ui/forms/values.ts';
import { institution } from '../../../content/institution.ts';
import { loadFromApi } from '../asked.ts';
import { attempted } from '../attempt.ts';
import { formOf } from '../form-of.ts';
import { actionResult, isConnectionLost, overLine } from '../line.ts';
import { outward } from '../onward.ts';

type Loaded = { loaderData?: { dispute: { reference: string } } | undefined };

export function meta({ loaderData }: Loaded) {
  return unlisted(
    m.case_title({ reference: loaderData?.dispute.reference ?? '', name: institution.name }),
  );
}

/** The forms that say for themselves what came of them. */
type ActOfOthers = 'offer' | 'inquiry' | 'substitution' | 'place';

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  // First of all: what is put before them with this counts from now, and everything below says so.
  const { papers } = await loadFromApi(asking, ownPapers, { id });
  const [dispute, { answers }, costs, standings] = await Promise.all([
    loadFromApi(asking, theDispute, { id }),
    loadFromApi(asking, responsesOfDispute, { id }),
    loadFromApi(asking, disputeCosts, { disputeId: id }),
    loadFromApi(asking, serviceStandings, { id }),
  ]);
  return { dispute, answers, costs, standings, papers };
}

export async function action(asking: ActionFunctionArgs) {
  const id = asking.params.id ?? '';
  const form = await formOf(asking.request);
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

/** What was refused stays in its form. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

/** After a refusal too: somebody on the same side, or another tab, may have been faster, and then the page shows what they did. */
export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
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

export default function Case() {
  const { dispute, answers, costs, standings, papers } = useLoaderData<typeof loader>();
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  const own = dispute.parties.filter(({ isYou }) => isYou).map(({ id }) => id);
  const code = papers.findLast((paper) => paper.code && own.includes(paper.partyId))?.code;
  const hasDue = costs.invoices.some(({ partyId, due }) => due > 0 && own.includes(partyId));
  return (
    <DisputePage
      dispute={dispute}
      attempt={attempt}
      answerAt={code ? addressIn(language(), `/n/${code}`) : null}
      toldBelow={new Set(standings.recipients.map(({ partyId }) => partyId))}
      hasDue={hasDue}
      parts={{
        sent: <OwnDocuments disputeId={dispute.id} papers={papers} />,
        answers: <AnswersOfCase answers={answers} attempt={attempt} />,
        reach: (
          <ServiceStatuses
            standings={standings}
            attempt={attempt}
            isClaimant={dispute.as === 'claimant'}
            own={new Set(papers.map(({ id }) => id))}
          />
        ),
        costs: (
          <>
            <TaxPlaces dispute={dispute} attempt={attempt} hasDue={hasDue} />
            <CostsSoFar
              costs={costs}
              paying={{ partyIds: own, problem: problemOf(ownOf(attempt, 'pay')) ?? null }}
            />
          </>
        ),
      }}
    />
  );
}
