import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { filingDraft, filingDrafts } from '#modules/filing/contract/draft-reading.ts';
import { ANSWER_STEPS, STEPS } from '#modules/filing/contract/words.ts';
import { postStep, TAKEN } from '#modules/filing/ui/post-step.ts';
import { postSign } from '#modules/filing/ui/sign-action.ts';
import { pathOf, StepPage } from '#modules/filing/ui/step-page.tsx';
import { AgreementStep } from '#modules/filing/ui/steps/agreement-step.tsx';
import { ClaimStep } from '#modules/filing/ui/steps/claim-step.tsx';
import { DisputeKindStep } from '#modules/filing/ui/steps/dispute-kind-step.tsx';
import { DocumentsStep } from '#modules/filing/ui/steps/documents-step.tsx';
import { OthersStep, YouStep } from '#modules/filing/ui/steps/parties-steps.tsx';
import { ReviewStep } from '#modules/filing/ui/steps/review-step.tsx';
import { SignStep } from '#modules/filing/ui/steps/sign-step.tsx';
import { TakenOverNotice } from '#modules/filing/ui/takeover-notice.tsx';
import { stepNames } from '#modules/filing/ui/words.ts';
import { unlisted } from '#site/head.ts';
import {
  actionResult,
  type ConnectionLost,
  isConnectionLost,
  overLine,
} from '../connection-lost.ts';
import { apiContext, takenContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi, type PageRequest } from '../page-request.ts';
import { onward } from '../redirects.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>;

export function meta({ params }: { params: { step?: string } }) {
  const step = STEPS.find((one) => one === params.step);
  return unlisted(m.site_title({ page: step ? stepNames[step]() : m.filing_start() }));
}

// The costs were a step of their own; whoever kept its address, or has it open, finds them in the review.
const isFormer = ({ params }: Args) => params.step === 'costs';

function stepOf({ params }: Args) {
  const step = STEPS.find((one) => one === params.step);
  if (!step) throw data(null, { status: 404 });
  return step;
}

const asking = ({ request, context }: Args): PageRequest => ({
  url: new URL(request.url),
  context,
});

/** The draft that the address names; without a name, the one that was saved last. */
async function draftIdOf(args: Args): Promise<string> {
  const { url, context } = asking(args);
  const named = url.searchParams.get('draft');
  if (named && isFormer(args)) throw onward(pathOf('review', named), 303);
  if (named) return named;
  const { drafts } = await loadFromApi({ url, context }, filingDrafts, {});
  const last = drafts.find(({ isSubmitted }) => !isSubmitted);
  if (!last) throw onward('/request-for-arbitration/start');
  throw onward(pathOf(isFormer(args) ? 'review' : stepOf(args), last.id));
}

/** Whoever's draft went to another browser is told so, and how to bring it back. */
async function viewOf(from: PageRequest, id: string) {
  const answer = await from.context.get(apiContext)(filingDraft, { id });
  if (answer.outcome === 'done') return answer.data;
  if (answer.outcome === 'refused' && answer.error.code === 'draft_taken')
    throw onward('/request-for-arbitration/start?taken=yes');
  return loadFromApi(from, filingDraft, { id });
}

export async function loader(args: LoaderFunctionArgs) {
  if (args.context.get(takenContext)) return { step: stepOf(args), view: null, ticket: null };
  const id = await draftIdOf(args);
  const step = stepOf(args);
  const view = await viewOf(asking(args), id);
  if (view.receipt) throw onward(`/request-for-arbitration/start/receipt?draft=${id}`);
  return { step, view, ticket: new URL(args.request.url).searchParams.get('ticket') };
}

type Came = { posted?: { isKept: boolean; code: string } | undefined };
type Acted = Came | ConnectionLost | undefined;
const isTaken = (acted: Acted) => actionResult<Came>(acted)?.posted?.code === TAKEN;

/** A refusal too has kept what was typed: the page is drawn again from what is kept now, unless another browser has it. */
export function shouldRevalidate({ actionResult }: { actionResult?: Acted }) {
  return !isTaken(actionResult) && !isConnectionLost(actionResult);
}

/** Of what was refused as a whole, nothing was kept; whoever signs has no more than a name to lose. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(
    () => serverAction<typeof action>(),
    ({ posted }) => posted?.isKept !== false,
  );
}

export async function action(args: ActionFunctionArgs) {
  const [id, step, form] = [await draftIdOf(args), stepOf(args), await formOf(args.request)];
  const api = args.context.get(apiContext);
  const kept = ANSWER_STEPS.find((one) => one === step);
  if (kept) {
    const outcome = await postStep(api, { id, step: kept, form });
    if ('to' in outcome) return onward(pathOf(outcome.to, id), 303);
    if (outcome.status === 503) throw data(null, { status: 503 });
    args.context.set(takenContext, outcome.code === TAKEN);
    return data({ posted: outcome, signed: undefined }, { status: outcome.status });
  }
  const ticket = new URL(args.request.url).searchParams.get('ticket');
  const outcome = await postSign(api, { id, ticket, form });
  if (!('to' in outcome))
    return data({ posted: undefined, signed: outcome }, { status: outcome.status });
  if (outcome.to === 'receipt')
    return onward(`/request-for-arbitration/start/receipt?draft=${id}`, 303);
  if (outcome.to === 'choose')
    return onward(`/request-for-arbitration/start/continue?ticket=${outcome.ticket}`, 303);
  return onward(`${pathOf('sign', id)}${outcome.ticket ? `&ticket=${outcome.ticket}` : ''}`, 303);
}

const steps = {
  trouble: DisputeKindStep,
  you: YouStep,
  others: OthersStep,
  claim: ClaimStep,
  agreement: AgreementStep,
  documents: DocumentsStep,
};

export default function RequestStep() {
  const { step, view, ticket } = useLoaderData<typeof loader>();
  const acted = actionResult(useActionData<typeof action | typeof clientAction>());
  if (acted?.posted && isTaken(acted)) return <TakenOverNotice answers={acted.posted.answers} />;
  if (!view) return null;
  const Kept = step === 'review' || step === 'sign' ? null : steps[step];
  return (
    <StepPage view={view} step={step}>
      {Kept ? <Kept view={view} posted={acted?.posted} /> : null}
      {step === 'review' ? <ReviewStep view={view} /> : null}
      {step === 'sign' ? <SignStep view={view} signed={acted?.signed} ticket={ticket} /> : null}
    </StepPage>
  );
}
