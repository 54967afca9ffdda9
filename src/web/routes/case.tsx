import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { addressIn, language } from '#kernel/language.ts';
import { DisputeHome } from '#modules/disputes/ui/party/dispute.tsx';
import { GuestHome } from '#modules/disputes/ui/party/guest-home.tsx';
import { disputeCosts } from '#modules/fees/contract/money.ts';
import { responsesOfDispute } from '#modules/response/contract/office.ts';
import { AnswersOfCase } from '#modules/response/ui/party/answers.tsx';
import { OwnDocuments } from '#modules/service/ui/party/own-documents.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { actOnCase } from '../cases/acting.ts';
import { caseTitle } from '../cases/opening.ts';
import { casePlacesFor, OFFICE_PAGE, placeAddress, standingInWords } from '../cases/places.ts';
import { type OpenWorkspace, openPlace } from '../cases/workspace.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.workspace);
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const { workspace, opened } = await openPlace(asking);
  if (!opened) return { workspace, home: null };
  const [{ answers }, costs] = await Promise.all([
    loadFromApi(asking, responsesOfDispute, { id }),
    loadFromApi(asking, disputeCosts, { disputeId: id }),
  ]);
  return { workspace, home: { ...opened, answers, costs } };
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
  const { workspace, home } = useLoaderData<typeof loader>();
  return home ? <PartyHome {...home} /> : <OtherHome workspace={workspace} />;
}

function OtherHome({ workspace }: { workspace: OpenWorkspace }) {
  const { id, as, invitedAs, places } = workspace;
  const entries = casePlacesFor(places).filter(({ path }) => path !== '');
  const isOffice = as === 'officer' || as === 'registrar';
  return (
    <GuestHome
      workspace={workspace}
      standing={standingInWords({ as, invitedAs })}
      places={[...entries, ...(isOffice ? [OFFICE_PAGE] : [])].map((place) => ({
        to: placeAddress(place, id),
        label: place.label(),
      }))}
    />
  );
}

type PartyHomeProps = NonNullable<Awaited<ReturnType<typeof loader>>['home']>;

function PartyHome({ dispute, answers, costs, sent }: PartyHomeProps) {
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  const own = dispute.parties.filter(({ isYou }) => isYou).map(({ id }) => id);
  const code = sent.papers.findLast((paper) => paper.code && own.includes(paper.partyId))?.code;
  const due = costs.invoices
    .filter(({ partyId }) => own.includes(partyId))
    .reduce((sum, invoice) => sum + invoice.due, 0);
  return (
    <DisputeHome
      dispute={dispute}
      attempt={attempt}
      answerAt={code ? addressIn(language(), `/n/${code}`) : null}
      due={due}
      parts={{
        sent: <OwnDocuments disputeId={dispute.id} {...sent} />,
        answers: <AnswersOfCase answers={answers} attempt={attempt} />,
      }}
    />
  );
}
