import type { Language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { type Details, moveDispute } from '#modules/disputes/actions/moves.ts';
import {
  type DisputeFile,
  documentIn,
  factsFor,
  findFile,
  type OfficeStanding,
} from '#modules/disputes/actions/reading.ts';
import { officerBy } from '#modules/disputes/actions/scrutiny.ts';
import type { MandateEnd } from '#modules/disputes/rules/machine/mandate-guards.ts';
import type {
  DisputeFacts,
  DisputeMoveRefusal,
  EventType,
} from '#modules/disputes/rules/machine.ts';
import { holdNeutral } from '#modules/panel/actions/candidates.ts';
import { serveOnAll } from '#modules/service/actions/serving-all.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import { moveFor } from '../rules/moves.ts';
import {
  type AppointmentInvitationRow,
  endInvitations,
  findCurrent,
} from '../store/invitations.ts';
import { aboutInvitation } from './about.ts';
import { askAfter, askNext, passOn } from './asking.ts';
import type { AppointmentsDeps } from './deps.ts';
import { askToPreside } from './nominating.ts';
import { noticeOf, ofTribunal, whereSo } from './of-tribunal.ts';
import { officeForTribunal } from './office-standing.ts';
import { mayRestOn } from './paper-ends.ts';
import { candidateStanding, tiesSaid } from './standing.ts';
import { appointIfHeard } from './talks.ts';

type Code = DisputeMoveRefusal | 'unknown';
type Outcome = Result<{ id: string }, Code>;

/** Whom an act is about; another may have been asked since its page was read. */
type OfCandidate = { id: string; candidate: string };
/** What the registrar does, with the dispute held and what is known of whoever is asked. */
export type Act<More extends string = never> = (
  tx: Db,
  at: Standing,
) => Promise<Result<{ id: string }, Code | More>>;
type Standing = {
  file: DisputeFile;
  facts: DisputeFacts;
  as: OfficeStanding['as'];
  language: Language;
  asked: AppointmentInvitationRow | null;
  /** Of whoever is asked: to where a letter goes to them. */
  email: string | null;
  ties: Details;
};

export async function asRegistrar<More extends string = never>(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, candidate, act }: { id: string; candidate?: string; act: Act<More> },
): Promise<Result<{ id: string }, Code | More>> {
  const office = await officeForTribunal(deps.db, viewer, id);
  if (!office) return refuse('unknown');
  const outcome = await undone<Result<{ id: string }, Code | More>>(deps.db, async (tx) => {
    await holdDispute(tx, id);
    const file = await findFile(tx, id);
    if (!file) return refuse('unknown');
    const asked = candidate ? await findCurrent(tx, id, candidate) : null;
    if (candidate && !asked) return refuse('not_asked');
    const facts = await factsFor(tx, file, deps.now());
    if (asked) await holdNeutral(tx, asked.personId);
    const standing = asked ? await candidateStanding(deps, tx, file, asked.personId) : null;
    // Whoever left the panel meanwhile is tied to nothing, and may not be appointed either.
    const ties = standing?.isActive ? tiesSaid(standing) : { ties: 1 };
    const email = standing?.candidate.email ?? null;
    const { language } = file.dispute;
    return act(tx, { file, facts, as: office.as, language, asked, email, ties });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

const about = (asked: AppointmentInvitationRow | null): Details =>
  asked ? aboutInvitation(asked) : {};

type Moving = {
  type: EventType;
  partyId?: string;
  why?: string;
  details: Details;
};

function moveAs(
  deps: AppointmentsDeps,
  tx: Db,
  { viewer, as, id }: { viewer: Viewer; as: Standing['as']; id: string },
  moving: Moving,
) {
  return moveDispute(deps, tx, { disputeId: id, by: officerBy(viewer, as), as, ...moving });
}

/** Appoints whoever was asked. What ties them to the dispute is counted anew at this moment, under the lock of both. */
export function appoint(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, candidate }: OfCandidate,
): Promise<Outcome> {
  return asRegistrar(deps, viewer, {
    ...{ id, candidate },
    act: async (tx, at) => {
      const { file, facts, as, language, asked, email, ties } = at;
      if (!asked) return refuse('not_asked');
      const of = ofTribunal(file, facts, asked);
      // Whose time to challenge runs from it (ACA s. 13(2)): nobody's who only helps to agree.
      const document =
        facts.process === 'arbitration'
          ? await noticeOf(deps, tx, { ...at, ...of, asked, viewer })
          : null;
      const done = await moveAs(
        deps,
        tx,
        { viewer, as, id },
        {
          type: moveFor(facts.process, 'appointed'),
          details: { ...about(asked), ...ties, ...whereSo(of), ...(document ? { document } : {}) },
        },
      );
      if (!done.ok) return done;
      if (document) await serveOnAll(deps, tx, { file, documentId: document });
      if (facts.process !== 'arbitration') await appointIfHeard(deps, tx, id);
      else if (asked.seat !== 'sole') await askToPreside(deps, tx, id);
      const letter = { id: deps.newId(), kind: 'appointment_made' as const, refersTo: candidate };
      if (email)
        await speaking(language, () => owe(tx, { ...letter, recipient: email }, deps.now()));
      return allow({ id });
    },
  });
}

type Decision = OfCandidate & { partyId: string; upheld: boolean; reason: string };

/** Decides an objection before the appointment, with reasons; where it is upheld the next name is asked at once. */
export function decideObjection(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, candidate, partyId, upheld, reason }: Decision,
): Promise<Outcome> {
  return asRegistrar(deps, viewer, {
    ...{ id, candidate },
    act: async (tx, { as, asked }) => {
      const done = await moveAs(
        deps,
        tx,
        { viewer, as, id },
        {
          type: 'objection_decided',
          partyId,
          why: reason,
          details: { ...about(asked), upheld },
        },
      );
      if (!done.ok) return done;
      if (upheld && asked) await passOn(deps, tx, asked);
      if (!upheld) await appointIfHeard(deps, tx, id);
      return allow({ id });
    },
  });
}

type WithReason = OfCandidate & { reason: string };

/** Passes on to the next name over what ties whoever is asked to the dispute by now. */
export function passOver(
  deps: AppointmentsDeps,
  viewer: Viewer,
  withReason: WithReason,
): Promise<Outcome> {
  return ending(deps, viewer, { ...withReason, step: 'passed' });
}

type Ending = WithReason & {
  ground: 'withdrew' | RecordedEnd;
  /** The order, or the agreement of all, among the papers of the dispute. */
  document: string | null;
};
type RecordedEnd = Exclude<MandateEnd, 'challenge' | 'parties'>;

/** Records that the mandate ended otherwise than by what the parties and the arbitrator do here (ACA ss. 14 and 15). */
export function endMandate(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { ground, document, ...withReason }: Ending,
): Promise<Outcome> {
  if (ground === 'withdrew') return ending(deps, viewer, { ...withReason, step: 'withdrew' });
  return ending(deps, viewer, {
    ...withReason,
    step: 'mandate_ended',
    more: async (tx) => {
      const paper = document ? await documentIn(tx, withReason.id, document) : null;
      const isOne = paper !== null && mayRestOn(ground, paper.kind);
      return { ground, ...(isOne ? { document: paper.id } : {}) };
    },
  });
}

type EndingMove = WithReason & {
  step: 'passed' | 'withdrew' | 'mandate_ended';
  more?: (tx: Db) => Promise<Details>;
};

function ending(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, candidate, reason, step, more = async () => ({}) }: EndingMove,
): Promise<Outcome> {
  return asRegistrar(deps, viewer, {
    ...{ id, candidate },
    act: async (tx, { facts, as, asked, ties }) => {
      const done = await moveAs(
        deps,
        tx,
        { viewer, as, id },
        {
          type: step === 'mandate_ended' ? step : moveFor(facts.process, step),
          why: reason,
          details: { ...about(asked), ...ties, ...(await more(tx)) },
        },
      );
      if (!done.ok) return done;
      await endInvitations(
        tx,
        { disputeId: id, ...(asked ? { of: asked.personId } : {}) },
        deps.now(),
      );
      if (asked) await askAfter(deps, tx, asked);
      return allow({ id });
    },
  });
}

/** Asks the next name of the list, where nobody could be asked before. */
export function askNow(deps: AppointmentsDeps, viewer: Viewer, id: string): Promise<Outcome> {
  return asRegistrar(deps, viewer, {
    id,
    act: async (tx, { as, facts }) => {
      if (as !== 'registrar') return refuse('not_your_move');
      if (facts.members.length > 0) return refuse('already_done');
      return (await askNext(deps, tx, id)) ? allow({ id }) : refuse('list_missing');
    },
  });
}
