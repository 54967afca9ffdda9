import { addDays, dayAt } from '#kernel/days.ts';
import type { Envelope } from '#platform/mail/letter.ts';
import type { Compose } from '#platform/outbox.ts';
import {
  type ApplicationSummary,
  panelCopy,
  panelDraft,
  panelOffice,
} from '../letters/applications.ts';
import {
  type ApplicationContext,
  declineLetter,
  type EmpanelmentResult,
  judgementLetter,
  noticeLetter,
  questionLetter,
  stateLetter,
} from '../letters/places.ts';
import { type ListingState, waitsFor } from '../rules/empanelment.ts';
import { isExpired, mayApplyAgainOn, referenceOf } from '../rules/retention.ts';
import { getApplication } from '../store/applications.ts';
import { findMessage } from '../store/checks.ts';
import { findProceeding } from '../store/committee.ts';
import { findDraftEnd } from '../store/drafts.ts';
import { findStep } from '../store/listings.ts';
import { documentsGoneFor } from './application.ts';
import type { PanelDeps } from './deps.ts';
import { newDraftLink } from './drafts.ts';
import { newStatusLink } from './status.ts';

export type PanelLetterDeps = Pick<PanelDeps, 'db' | 'now' | 'newToken' | 'settings'>;

/** This module's letters, each written from the row that it is about. */
export function panelLetters(deps: PanelLetterDeps) {
  return {
    panel_office: async (id, to) => panelOffice(to, await summary(deps, id)),
    panel_copy: async (id, to) => panelCopy(to, await summary(deps, id)),
    panel_link: async (id, to) => {
      const expires_at = await findDraftEnd(deps.db, id);
      if (!expires_at || isExpired({ expiresAt: expires_at }, deps.now())) return null; // a link to nothing
      return panelDraft(to, { link: await newDraftLink(deps, id), keptUntil: dayAt(expires_at) });
    },
    panel_question: async (id, to) => {
      const question = await findMessage(deps.db, id);
      return (
        question && questionLetter(to, await about(deps, question.applicationId), question.text)
      );
    },
    panel_state: async (id, to) => {
      const step = await findStep(deps.db, id);
      return (
        step && stateLetter(to, await about(deps, step.applicationId), await cameTo(deps, step))
      );
    },
    panel_removal: async (id, to) => {
      const proceeding = await findProceeding(deps.db, id);
      if (!proceeding) return null;
      const { applicationId, principle, facts, replyDueOn } = proceeding;
      return noticeLetter(to, await about(deps, applicationId), { principle, facts, replyDueOn });
    },
    panel_decision: (id, to) => decisionLetter(deps, id, to),
  } satisfies Record<string, Compose>;
}

/** A decision is that of a place (a decline), or of a notice. */
async function decisionLetter(deps: PanelLetterDeps, id: string, to: Envelope) {
  const proceeding = await findProceeding(deps.db, id);
  if (proceeding?.outcome && proceeding.reasons !== null) {
    const { principle, outcome, suspendedUntil: until, reasons } = proceeding;
    return judgementLetter(to, await about(deps, proceeding.applicationId), {
      principle,
      outcome,
      until,
      reasons,
    });
  }
  const step = await findStep(deps.db, id);
  if (!step) return null;
  const declined = {
    list: step.list,
    reasons: step.reason,
    mayApplyAgainOn: mayApplyAgainOn(step.at),
    goneOn: await documentsGoneFor(deps, step.applicationId),
  };
  return declineLetter(to, await about(deps, step.applicationId), declined);
}

type Step = NonNullable<Awaited<ReturnType<typeof findStep>>>;

async function cameTo(
  deps: PanelLetterDeps,
  { applicationId, list, toState, move, reason, at }: Step,
): Promise<EmpanelmentResult> {
  const state = toState as ListingState; // a step is written from a state of the table's
  const { for: who, days } = waitsFor({ state, questionsOpen: 0 });
  const dueOn = who === 'nobody' || days === null ? null : addDays(dayAt(at), days);
  const goneOn = state === 'withdrawn' ? await documentsGoneFor(deps, applicationId) : null;
  const told = move === 'suspend' || move === 'reinstate' ? reason : '';
  return { list, state, reason: told, dueOn, goneOn };
}

async function about(deps: PanelLetterDeps, applicationId: string): Promise<ApplicationContext> {
  return {
    reference: referenceOf(await getApplication(deps.db, applicationId)),
    link: await newStatusLink(deps, applicationId),
  };
}

async function summary({ db }: PanelLetterDeps, id: string): Promise<ApplicationSummary> {
  const row = await getApplication(db, id);
  return {
    ...row,
    reference: referenceOf(row),
    hasNationalIdFile: row.nationalIdDocumentId !== null,
    hasCvFile: row.cvDocumentId !== null,
  };
}
