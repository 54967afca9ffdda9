import { deviceOf } from '#modules/identity/rules/agent.ts';
import type { draftsOf, OpenedDraft } from '../actions/drafts.ts';
import type { OfferedDrafts } from '../actions/takeover.ts';
import { stepStates } from '../rules/draft.ts';
import { expiresOn } from '../rules/draft-expiry.ts';

/** The holder's list. */
export function draftsView({ drafts, today }: Awaited<ReturnType<typeof draftsOf>>) {
  return drafts.map((draft) => ({
    id: draft.id,
    title: draft.answers.claim?.title ?? '',
    savedAt: draft.savedAt.toISOString(),
    keptUntil: expiresOn(draft.savedAt),
    isSubmitted: draft.submittedAt !== null,
    states: stepStates(draft.answers, today),
  }));
}

/** The drafts that may be taken over, each as far as whoever reads its mail may know of it. */
export function offersView({ email, today, offers }: OfferedDrafts) {
  return { email, drafts: offers.map((offer) => offerView(offer, today)) };
}

function offerView({ draft, agent, standing }: OfferedDrafts['offers'][number], today: string) {
  const { answers } = draft;
  const names = (parties: readonly { name: string }[] | undefined) =>
    (parties ?? []).map(({ name }) => name.trim()).filter(Boolean);
  const states = Object.values(stepStates(answers, today));
  // What an account holds is not told to whoever only reads mail.
  const isOpen = standing !== 'of_account';
  return {
    id: draft.id,
    standing,
    begunAt: draft.createdAt.toISOString(),
    savedAt: draft.savedAt.toISOString(),
    device: deviceOf(agent),
    isSubmitted: draft.submittedAt !== null,
    title: isOpen ? (answers.claim?.title ?? '') : '',
    claimants: isOpen ? names(answers.you?.parties) : [],
    respondents: isOpen ? names(answers.others?.parties) : [],
    files: isOpen ? (answers.documents?.files.length ?? 0) : 0,
    complete: states.filter((state) => state === 'complete').length,
  };
}

/** One draft whole, with what its pages show beside it. */
export function draftView({ draft, receipt, ...about }: OpenedDraft) {
  const { id, version, savedAt, answers } = draft;
  return {
    ...about,
    id,
    version,
    savedAt: savedAt.toISOString(),
    answers,
    receipt: receipt && receiptView(receipt),
  };
}

export function receiptView({
  disputeId,
  reference,
  title,
  filedAt,
  hash,
  isUrgent,
  signedName,
  signedCapacity,
}: NonNullable<OpenedDraft['receipt']>) {
  return {
    disputeId,
    reference,
    title,
    filedAt: filedAt.toISOString(),
    hash,
    isUrgent,
    signedName,
    signedCapacity,
  };
}
