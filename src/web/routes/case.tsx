import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { addressIn, language } from '#kernel/language.ts';
import { DisputeHome } from '#modules/disputes/ui/party/dispute.tsx';
import { disputeCosts } from '#modules/fees/contract/money.ts';
import { responsesOfDispute } from '#modules/response/contract/office.ts';
import { AnswersOfCase } from '#modules/response/ui/party/answers.tsx';
import { OwnDocuments } from '#modules/service/ui/party/own-documents.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { actOnCase } from '../cases/acting.ts';
import { caseTitle, openCase } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData);
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const opened = await openCase(asking);
  const [{ answers }, costs] = await Promise.all([
    loadFromApi(asking, responsesOfDispute, { id }),
    loadFromApi(asking, disputeCosts, { disputeId: id }),
  ]);
  return { ...opened, answers, costs };
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
  const { dispute, answers, costs, papers } = useLoaderData<typeof loader>();
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  const own = dispute.parties.filter(({ isYou }) => isYou).map(({ id }) => id);
  const code = papers.findLast((paper) => paper.code && own.includes(paper.partyId))?.code;
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
        sent: <OwnDocuments disputeId={dispute.id} papers={papers} />,
        answers: <AnswersOfCase answers={answers} attempt={attempt} />,
      }}
    />
  );
}
