import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { disputeMeetings } from '#modules/calendar/contract/meetings.ts';
import { MeetingsPage } from '#modules/calendar/ui/meetings.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { proposeOnPage } from '../cases/meetings.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.meetings, m.meeting_title());
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const meetings = await loadFromApi(asking, disputeMeetings, { id });
  const place = asking.url.searchParams.get('place') ?? '';
  return { id, meetings, place };
}

export function action(asking: ActionFunctionArgs) {
  return proposeOnPage(asking);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
}

/** The meetings of a dispute to which the reader is asked. */
export default function CaseMeetings() {
  const { id, meetings, place } = useLoaderData<typeof loader>();
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  return (
    <div className="cal">
      <PageHead title={m.meeting_title()} above={meetings.reference} lead={m.meeting_lead()} />
      <MeetingsPage {...{ id, meetings, place, attempt }} />
    </div>
  );
}
