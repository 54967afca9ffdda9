import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { responsesOfDispute } from '#modules/response/contract/office.ts';
import { decideResponse } from '#modules/response/ui/office/form-actions.ts';
import { ResponsesOfDispute } from '#modules/response/ui/office/of-dispute.tsx';
import { unlisted } from '#site/head.ts';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_responses() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, responsesOfDispute, { id: asking.params.id ?? '' });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acted = await decideResponse(context.get(apiContext), await formOf(request));
  return isSent(acted) ? onward(`/office/responses/${encodeURIComponent(params.id ?? '')}`) : acted;
}

/** Everything that the respondents of one dispute sent, and when their notices were opened. */
export default function OfficeResponsesOf() {
  const responses = useLoaderData<typeof loader>();
  const nameOf = (partyId: string) =>
    responses.answers.find((answer) => answer.partyId === partyId)?.who ?? '';
  return (
    <div className="desk-stack">
      <PageHead title={m.office_responses()} lead={m.office_response_all()} />
      <SubmissionNotice submission={useActionData<typeof action>()} />
      <ResponsesOfDispute responses={responses} nameOf={nameOf} />
    </div>
  );
}
