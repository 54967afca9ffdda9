import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { officeDispute } from '#modules/disputes/contract/office.ts';
import { DisputePage } from '#modules/disputes/ui/office/dispute.tsx';
import { actOnDispute } from '#modules/disputes/ui/office/form-actions.ts';
import { disputeCosts } from '#modules/fees/contract/money.ts';
import { CostsSoFar } from '#modules/fees/ui/costs.tsx';
import { responsesOfDispute } from '#modules/response/contract/office.ts';
import { ResponsesOfDispute } from '#modules/response/ui/office/of-dispute.tsx';
import { SharedBrowsers } from '#modules/response/ui/office/shared.tsx';
import { unlisted } from '#site/head.ts';
import { Button } from '#ui/button.tsx';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_dispute_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const [dispute, responses, costs] = await Promise.all([
    loadFromApi(asking, officeDispute, { id }),
    loadFromApi(asking, responsesOfDispute, { id }),
    loadFromApi(asking, disputeCosts, { disputeId: id }),
  ]);
  return { dispute, responses, costs };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acted = await actOnDispute(context.get(apiContext), params.id ?? '', await formOf(request));
  return data(acted, { status: acted.status });
}

/** After a refusal too: what refused it may be that a colleague was faster, and then the page shows what they did. */
export function shouldRevalidate() {
  return true;
}

export default function OfficeDispute() {
  const { dispute, responses, costs } = useLoaderData<typeof loader>();
  const nameOf = (partyId: string) => dispute.parties.find(({ id }) => id === partyId)?.name ?? '';
  return (
    <DisputePage
      dispute={dispute}
      acted={useActionData<typeof action>()}
      warnings={<SharedBrowsers shared={responses.shared} />}
    >
      {responses.answers.length > 0 ? (
        <Button to={`/office/responses/${dispute.id}`}>{m.office_response_all()}</Button>
      ) : null}
      <ResponsesOfDispute responses={responses} nameOf={nameOf} />
      <CostsSoFar costs={costs} />
      <Button size="sm" to={`/office/disputes/${dispute.id}/money`}>
        {m.office_fees_dispute()}
      </Button>
    </DisputePage>
  );
}
