import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { responsesWaiting } from '#modules/response/contract/office.ts';
import { Answered } from '#modules/response/ui/office/answered.tsx';
import { decideResponse } from '#modules/response/ui/office/form-actions.ts';
import { unlisted } from '#site/head.ts';
import { EmptyState } from '#ui/desk/empty-state.tsx';
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
  return loadFromApi(asking, responsesWaiting, {});
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acted = await decideResponse(context.get(apiContext), await formOf(request));
  return isSent(acted) ? onward('/office/responses') : acted;
}

/** Who somebody is, more time, a call: what respondents wait for. */
export default function OfficeResponses() {
  const { waiting } = useLoaderData<typeof loader>();
  return (
    <div className="desk-stack">
      <PageHead title={m.office_responses()} lead={m.office_responses_lead()} />
      <SubmissionNotice submission={useActionData<typeof action>()} />
      {waiting.length === 0 ? (
        <EmptyState title={m.office_responses_none()}>{m.office_responses_none_words()}</EmptyState>
      ) : null}
      {waiting.map((answer) => (
        <Answered key={answer.id} answer={answer} />
      ))}
    </div>
  );
}
