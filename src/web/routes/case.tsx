import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { OutputOf } from '#kernel/endpoint.ts';
import { addressIn, language } from '#kernel/language.ts';
import { newTalk } from '#modules/discussion/contract/unread.ts';
import { placeName } from '#modules/discussion/ui/words.ts';
import { theDispute } from '#modules/disputes/contract/party-view.ts';
import { DisputeHome } from '#modules/disputes/ui/party/dispute.tsx';
import { GuestHome } from '#modules/disputes/ui/party/guest-home.tsx';
import { NeutralHome } from '#modules/disputes/ui/party/neutral-home.tsx';
import { disputeCosts } from '#modules/fees/contract/money.ts';
import { offersOf } from '#modules/offers/contract/offers.ts';
import { SettleWaiting, TermsWaiting } from '#modules/offers/ui/waiting.tsx';
import { performanceOf } from '#modules/performance/contract/performance.ts';
import { PerformanceWaiting } from '#modules/performance/ui/waiting.tsx';
import { responsesOfDispute } from '#modules/response/contract/office.ts';
import { AnswersOfCase } from '#modules/response/ui/party/answers.tsx';
import { OwnDocuments } from '#modules/service/ui/party/own-documents.tsx';
import { sessionsOf } from '#modules/sessions/contract/sessions.ts';
import { SessionsWaiting } from '#modules/sessions/ui/waiting.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { actOnCase } from '../cases/acting.ts';
import { caseTitle } from '../cases/opening.ts';
import { casePlacesFor, OFFICE_PAGE, placeAddress, standingInWords } from '../cases/places.ts';
import { type OpenWorkspace, openPlace } from '../cases/workspace.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.workspace);
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const { workspace, opened } = await openPlace(asking);
  if (!opened) {
    // Whoever was let in by a party is shown its places alone.
    const isByRight = workspace.invitedAs === null;
    const dispute = isByRight ? await loadFromApi(asking, theDispute, { id }) : null;
    const messages = dispute ? await newMessages(asking, dispute) : [];
    const sessions = await sessionsIn(asking, workspace);
    return { workspace, home: null, dispute, messages, sessions };
  }
  const [{ answers }, costs, messages, settling, sessions] = await Promise.all([
    loadFromApi(asking, responsesOfDispute, { id }),
    loadFromApi(asking, disputeCosts, { disputeId: id }),
    newMessages(asking, opened.dispute),
    settlingOf(asking, id),
    sessionsIn(asking, workspace),
  ]);
  const home = { ...opened, answers, costs, settling };
  return { workspace, home, dispute: null, messages, sessions };
}

/** What both sides offer each other, and what a settlement promises once it holds; for whoever stands apart from their side there is none. */
async function settlingOf({ context }: LoaderFunctionArgs, id: string) {
  const api = context.get(apiContext);
  const read = await api(offersOf, { id });
  if (read.outcome !== 'done') return { rail: null, performance: null };
  const { settlement } = read.data;
  const promised = settlement?.state === 'complete' ? await api(performanceOf, { id }) : null;
  return { rail: read.data, performance: promised?.outcome === 'done' ? promised.data : null };
}

/** The sessions of talks that somebody leads; where nobody does nothing is asked. */
async function sessionsIn({ context }: LoaderFunctionArgs, { id, hasSessions }: OpenWorkspace) {
  if (!hasSessions) return null;
  const read = await context.get(apiContext)(sessionsOf, { id });
  return read.outcome === 'done' ? read.data : null;
}

type Visited = Pick<OutputOf<typeof theDispute>, 'id' | 'newSince'>;

/** What others said since the reader was here, in the places where they read; in a first visit nothing is new. */
async function newMessages(asking: LoaderFunctionArgs, { id, newSince }: Visited) {
  if (!newSince) return [];
  return (await loadFromApi(asking, newTalk, { id, since: newSince })).places;
}

function messageWays(id: string, places: OutputOf<typeof newTalk>['places']) {
  return places.map(({ count, ...place }) => ({
    to: `/cases/${id}/talk/${place.place}`,
    place: placeName(place),
    count,
  }));
}

export function action(asking: ActionFunctionArgs) {
  return actOnCase(asking);
}

/** What was refused stays in its form. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

/** After a refusal too: somebody on the same side, or another tab, may have been faster, and then the page shows what they did. */
export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
}

/** Where a dispute is, what its reader must do by when, and what is new. */
export default function Case() {
  const { workspace, home, dispute, messages: places, sessions } = useLoaderData<typeof loader>();
  const meeting = <SessionsWaiting disputeId={workspace.id} view={sessions} />;
  const messages = messageWays(workspace.id, places);
  return home ? (
    <PartyHome {...home} messages={messages} meeting={meeting} />
  ) : (
    <OtherHome {...{ workspace, dispute, messages, meeting }} />
  );
}

type OtherHomeProps = {
  workspace: OpenWorkspace;
  /** Null for whoever was let in by a party. */
  dispute: OutputOf<typeof theDispute> | null;
  messages: ReturnType<typeof messageWays>;
  meeting: ReactNode;
};

function OtherHome({ workspace, dispute, messages, meeting }: OtherHomeProps) {
  const { id, as, invitedAs, places } = workspace;
  const entries = casePlacesFor(places, invitedAs).filter(({ path }) => path !== '');
  const isOffice = as === 'officer' || as === 'registrar';
  const home = {
    standing: standingInWords({ as, invitedAs }),
    places: [...entries, ...(isOffice ? [OFFICE_PAGE] : [])].map((place) => ({
      to: placeAddress(place, id),
      label: place.label(),
    })),
  };
  return dispute ? (
    <NeutralHome
      dispute={dispute}
      own={isOffice ? 'institution' : 'neutral'}
      first={
        isOffice ? null : (
          <>
            {meeting}
            <TermsWaiting disputeId={id} state={dispute.state} />
          </>
        )
      }
      messages={messages}
      {...home}
    />
  ) : (
    <GuestHome workspace={workspace} {...home} />
  );
}

type PartyHomeProps = NonNullable<Awaited<ReturnType<typeof loader>>['home']> & {
  messages: ReturnType<typeof messageWays>;
  meeting: ReactNode;
};

function PartyHome({ dispute, answers, costs, sent, settling, messages, meeting }: PartyHomeProps) {
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  const own = dispute.parties.filter(({ isYou }) => isYou).map(({ id }) => id);
  const code = sent.papers.findLast((paper) => paper.code && own.includes(paper.partyId))?.code;
  const due = costs.invoices
    .filter(({ partyId }) => own.includes(partyId))
    .reduce((sum, invoice) => sum + invoice.due, 0);
  return (
    <>
      <SettleWaiting disputeId={dispute.id} view={settling.rail} />
      <PerformanceWaiting disputeId={dispute.id} view={settling.performance} />
      {meeting}
      <DisputeHome
        dispute={dispute}
        attempt={attempt}
        answerAt={code ? addressIn(language(), `/n/${code}`) : null}
        due={due}
        messages={messages}
        parts={{
          sent: <OwnDocuments disputeId={dispute.id} {...sent} />,
          answers: <AnswersOfCase answers={answers} attempt={attempt} />,
        }}
      />
    </>
  );
}
