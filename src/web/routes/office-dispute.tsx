import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { officeDispute } from '#modules/disputes/contract/office.ts';
import { DisputePage } from '#modules/disputes/ui/office/dispute.tsx';
import { actOnDispute } from '#modules/disputes/ui/office/form-actions.ts';
import { recordOfPapers } from '#modules/documents/contract/papers.ts';
import { sealDecision } from '#modules/documents/contract/seals.ts';
import { SealsOfDispute } from '#modules/documents/ui/sealing.tsx';
import { disputeCosts } from '#modules/fees/contract/money.ts';
import { CostsSoFar } from '#modules/fees/ui/costs.tsx';
import { responsesOfDispute } from '#modules/response/contract/office.ts';
import { ResponsesOfDispute } from '#modules/response/ui/office/of-dispute.tsx';
import { SharedBrowsers } from '#modules/response/ui/office/shared.tsx';
import { unlisted } from '#site/head.ts';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_dispute_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const [id, query] = [asking.params.id ?? '', asking.url.searchParams];
  const [dispute, responses, costs, record] = await Promise.all([
    loadFromApi(asking, officeDispute, { id, papers: numberIn(query, 'papers') }),
    loadFromApi(asking, responsesOfDispute, { id }),
    loadFromApi(asking, disputeCosts, { disputeId: id }),
    loadFromApi(asking, recordOfPapers, { id, page: numberIn(query, 'seals'), asked: 'first' }),
  ]);
  return { dispute, responses, costs, record };
}

/** A page of a list by its number, as the address says it. */
function numberIn(query: URLSearchParams, name: string): string {
  const said = query.get(name) ?? '';
  return /^\d{1,5}$/.test(said) ? said : '1';
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const [api, id, form] = [context.get(apiContext), params.id ?? '', await formOf(request)];
  const acted =
    textIn(form, 'intent') === 'seal'
      ? await submit({ api, form }, sealDecision, sealIn(form, id))
      : await actOnDispute(api, id, form);
  return data(acted, { status: acted.status });
}

function sealIn(form: FormData, id: string): InputOf<typeof sealDecision> {
  return {
    id,
    paper: textIn(form, 'about'),
    decision: textIn(form, 'decision') as InputOf<typeof sealDecision>['decision'], // the contract refuses any other
    why: textIn(form, 'why'),
    readers: form.getAll('readers').map(String),
  };
}

/** After a refusal too: what refused it may be that a colleague was faster, and then the page shows what they did. */
export function shouldRevalidate() {
  return true;
}

export default function OfficeDispute() {
  const { dispute, responses, costs, record } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const nameOf = (partyId: string) => dispute.parties.find(({ id }) => id === partyId)?.name ?? '';
  return (
    <DisputePage
      dispute={dispute}
      acted={acted}
      warnings={<SharedBrowsers shared={responses.shared} />}
    >
      {responses.answers.length > 0 ? (
        <Button to={`/office/responses/${dispute.id}`}>{m.office_response_all()}</Button>
      ) : null}
      <ResponsesOfDispute responses={responses} nameOf={nameOf} />
      <SealsOfDispute record={record} acted={acted} />
      <CostsSoFar costs={costs} />
      <Button size="sm" to={`/office/disputes/${dispute.id}/money`}>
        {m.office_fees_dispute()}
      </Button>
      <Button size="sm" to={`/office/disputes/${dispute.id}/talk-openings`}>
        {m.office_openings()}
      </Button>
    </DisputePage>
  );
}
