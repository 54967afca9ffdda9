import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { disputeMeeting } from '#modules/calendar/contract/meetings.ts';
import { MeetingPage } from '#modules/calendar/ui/meeting.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { actOnMeeting } from '../cases/meetings.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.meeting, loaderData?.meeting.title ?? '');
}

export async function loader(asking: LoaderFunctionArgs) {
  const { id = '', meeting = '' } = asking.params;
  return { meeting: await loadFromApi(asking, disputeMeeting, { id, meeting }) };
}

export function action(asking: ActionFunctionArgs) {
  return actOnMeeting(asking);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
}

/** One meeting, as those see it who are asked to it. */
export default function CaseMeeting() {
  const { meeting } = useLoaderData<typeof loader>();
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  return (
    <div className="cal">
      <PageHead title={meeting.title} above={meeting.reference} />
      <MeetingPage {...{ meeting, attempt }} />
    </div>
  );
}
