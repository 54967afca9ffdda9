import type { OutputOf } from '#kernel/endpoint.ts';
import type { ApplicationForOwner, OfficeApplication } from '../actions/application.ts';
import type { statusOpening } from '../contract/status.ts';
import { mayApplyAgainOn, referenceOf } from '../rules/retention.ts';

type View = OutputOf<typeof statusOpening>;

/** Where an application stands, for its owner. */
export function statusView(found: ApplicationForOwner): View {
  const { application } = found.file;
  return {
    id: application.id,
    reference: referenceOf(application),
    receivedAt: application.receivedAt.toISOString(),
    documentsGoneOn: found.goneOn,
    places: found.places.map((place) => placeView(found, place)),
    questions: questionsView(found),
    proceedings: found.proceedings.map(proceedingView),
    steps: found.steps.map(stepView),
  };
}

/** A step as the table keeps it: its states are those of a place. */
export function stepView({
  at,
  list,
  fromState,
  toState,
  reason,
}: OfficeApplication['steps'][number]) {
  return {
    at: at.toISOString(),
    list,
    from: fromState as View['steps'][number]['from'],
    to: toState as View['steps'][number]['to'],
    reason,
  };
}

function placeView(
  { steps }: ApplicationForOwner,
  { listing, next, may }: ApplicationForOwner['places'][number],
) {
  const { id, list, state, since, suspendedUntil } = listing;
  const isDeclined = state === 'declined';
  const declined = steps.findLast((one) => one.listingId === id && one.toState === 'declined');
  return {
    id,
    list,
    state,
    since: since.toISOString(),
    ...next,
    decision: isDeclined ? (declined?.reason ?? null) : null,
    suspendedUntil,
    mayApplyAgainOn: isDeclined ? mayApplyAgainOn(since) : null,
    may,
  };
}

function questionsView({ file: { messages } }: ApplicationForOwner): View['questions'] {
  const questions = messages.filter(({ kind }) => kind === 'question');
  return questions.map(({ id, text, at }) => {
    const answer = messages.find((one) => one.answers === id);
    return {
      id,
      text,
      at: at.toISOString(),
      answer: answer
        ? { text: answer.text, at: answer.at.toISOString(), documentName: answer.documentName }
        : null,
    };
  });
}

function proceedingView({ row, mayReply }: ApplicationForOwner['proceedings'][number]) {
  const { id, facts, noticedAt, replyDueOn, reply, outcome, suspendedUntil, reasons } = row;
  return {
    id,
    principle: row.principle as View['proceedings'][number]['principle'],
    facts,
    noticedAt: noticedAt.toISOString(),
    replyDueOn,
    reply,
    outcome,
    suspendedUntil,
    reasons,
    mayReply,
  };
}
