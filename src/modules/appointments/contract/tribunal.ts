import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  CivilDay,
  Id,
  MomentText,
  moveErrors,
  moveSentences,
} from '#modules/disputes/contract/words.ts';
import { TIES } from '../rules/list/ties.ts';
import { BARS } from '../rules/matching/eligible.ts';
import { affiliateEndpoints } from './affiliates.ts';
import { appointingEndpoints } from './appointing.ts';
import { Candidate, FoundNames, TribunalSeatName } from './candidate.ts';
import { challengingEndpoints } from './challenging.ts';
import { AskedAgain, continuingEndpoints } from './continuing.ts';
import { CourtNaming, courtEndpoints } from './court.ts';
import { neutralDesk } from './desk.ts';
import { listDraw } from './draw.ts';
import { invitationEndpoints } from './invitations.ts';
import { JointName, JointSaid, jointEndpoints } from './joint.ts';
import { lotEndpoints } from './lots.ts';
import { Mandate, MandateChoices } from './mandate.ts';
import { Because, Listed, Names, OwnResult, Proposed, Ranked, Result } from './names.ts';
import { nominatingEndpoints } from './nominating.ts';
import { Choice, talksEndpoints } from './talks.ts';
import { WaiverSaid, waivingEndpoints } from './waiving.ts';

const SOURCE = 'Law and lifecycle 6.5; ACA ss. 11, 12 and 18';
const REASON_MAX = 5000;

/** Where a seat without anybody stands. */
const SeatStanding = z.enum(['vacant', 'naming', 'office', 'agreeing', 'asked']);

export const officeTribunal = endpoint({
  method: 'GET',
  path: '/api/office/disputes/:id/tribunal',
  needs: 'work_disputes',
  summary:
    'How far the tribunal of a dispute is, and for the registrar everybody of the panel: ranked with each part of the score, or barred with the reason. Nobody reads an answer to the list before all are opened.',
  source: SOURCE,
  input: z.strictObject({ id: Id, q: z.optional(line(100)) }),
  output: z.object({
    id: Id,
    reference: z.string(),
    title: z.string(),
    isHere: z.boolean(),
    isSole: z.boolean(),
    isRegistrar: z.boolean(),
    list: z.nullable(
      z.object({
        sentAt: MomentText,
        reason: z.string(),
        /** Among how many disputes of one claimant the names were spread; null where they were not. */
        ofLot: z.nullable(z.number()),
        commitment: z.string(),
        names: z.array(Listed),
        /** Whom the registrar took out of the names that the ranking gave. */
        takenOut: z.array(z.string()),
        ranked: Ranked,
        parties: z.array(z.object({ name: z.string(), hasAnswered: z.boolean() })),
        result: z.nullable(Result),
      }),
    ),
    candidate: z.nullable(Candidate),
    /** Who decides now, and who did before. */
    mandates: z.object({ sitting: z.array(Mandate), former: z.array(Mandate) }),
    /** Neutrals who were asked again because somebody came, and what they answered. */
    again: z.array(AskedAgain),
    /** What was found since that would bar somebody who has signed, by their name. */
    tied: z.array(z.object({ name: z.string(), ties: z.array(z.enum(TIES)) })),
    /** Papers of the dispute on which the end of a mandate may rest. */
    papers: z.array(z.object({ id: Id, title: z.string() })),
    /** Of a conciliation or a mediation; null for an arbitration. */
    choice: z.nullable(Choice),
    /** Whether the registrar may ask somebody of their own choice now; of several conciliators, for which places. */
    mayChoose: z.boolean(),
    mayChooseFor: z.array(TribunalSeatName),
    arbitrators: z.number(),
    members: z.array(
      z.object({
        seat: TribunalSeatName,
        candidate: z.nullable(Candidate),
        ties: z.array(z.enum(TIES)),
        because: z.array(Because),
        standing: SeatStanding,
      }),
    ),
    /** Whom the registrar may ask to name somebody, and for which seats they find somebody themselves. */
    mayAsk: z.array(z.enum(['both', 'claimant', 'respondent'])),
    mayName: z.array(TribunalSeatName),
    naming: z.array(
      z.object({ party: z.string(), hasNamed: z.boolean(), dueOn: z.nullable(CivilDay) }),
    ),
    /** What ties whoever is asked to the dispute at this moment; seen by the office alone. */
    ties: z.array(z.enum(TIES)),
    because: z.array(Because),
    /** Where one decides alone and nobody is asked: whom each party has given. */
    joint: z.nullable(JointSaid),
    /** For the registrar, where a court’s order that names somebody may be recorded. */
    court: z.nullable(CourtNaming),
    waivers: z.array(WaiverSaid),
    /** Whom both sides’ word or order names next, where nobody is asked. */
    next: z.nullable(z.string()),
    proposal: z.nullable(
      z.object({
        names: z.number(),
        strikes: z.number(),
        ranked: Ranked,
        first: z.array(Proposed),
        reserve: z.array(Proposed),
        barred: z.array(
          z.object({
            name: z.string(),
            bars: z.array(z.enum(BARS)),
            ties: z.array(z.enum(TIES)),
            because: z.array(Because),
          }),
        ),
        needsReason: z.boolean(),
      }),
    ),
  }),
  errors: { unknown: moveErrors.unknown },
  sentences: { unknown: moveSentences.unknown },
});

export const listSending = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/tribunal/lists',
  needs: 'decide_disputes',
  summary:
    'Send both sides the same list of names for a sole arbitrator. Other names than the first of the ranking need a reason, which both sides read.',
  source: SOURCE,
  input: z.strictObject({ id: Id, names: Names, reason: lines(REASON_MAX) }),
  output: z.object({ list: Id }),
  status: 201,
  errors: {
    ...moveErrors,
    wrong_length: { status: 422, when: 'The list is longer or shorter than the rules say.' },
    named_twice: { status: 422, when: 'A name stands on the list twice.' },
    not_proposed: { status: 409, when: 'Somebody may not be named, or may not be any more.' },
  },
  sentences: {
    ...moveSentences,
    wrong_length: m.office_list_error_length,
    named_twice: m.office_list_error_twice,
    not_proposed: m.office_list_error_not_proposed,
  },
});

export const partyTribunal = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/tribunal',
  needs: 'have_account',
  summary:
    'The list of names for the arbitrator as a party reads it: the names with what speaks for each, its own answer and its own time, and once all answers are opened who is first by them.',
  source: SOURCE,
  input: z.strictObject({ id: Id, q: z.optional(line(100)) }),
  output: z.object({
    reference: z.string(),
    list: z.nullable(
      z.object({
        id: Id,
        names: z.array(Listed),
        takenOut: z.array(z.string()),
        ranked: Ranked,
        strikes: z.number(),
        dueOn: z.nullable(CivilDay),
        commitment: z.string(),
        reason: z.string(),
        /** Among how many disputes of one claimant the names were spread; null where they were not. */
        ofLot: z.nullable(z.number()),
        mayAnswer: z.array(z.object({ id: Id, name: z.string() })),
        own: z.nullable(z.object({ at: MomentText, strikes: z.array(Id), ranking: z.array(Id) })),
        result: z.nullable(OwnResult),
      }),
    ),
    candidate: z.nullable(Candidate),
    /** Who decides now, and who did before. */
    mandates: z.object({ sitting: z.array(Mandate), former: z.array(Mandate) }),
    /** Neutrals who were asked again because somebody came, and what they answered. */
    again: z.array(AskedAgain),
    /** What the caller’s parties may say now of each who decides. */
    choices: z.array(MandateChoices),
    /** Of a conciliation or a mediation; null for an arbitration. */
    choice: z.nullable(Choice),
    /** For whom of the caller’s parties it may give names, or leave the choice to the institution. */
    mayName: z.array(z.object({ id: Id, name: z.string() })),
    /** For whom one may say how many conciliators there are to be, and name somebody for each place of several. */
    mayNumber: z.array(z.object({ id: Id, name: z.string() })),
    mayNameFor: z.array(
      z.object({
        seat: TribunalSeatName,
        parties: z.array(z.object({ id: Id, name: z.string() })),
      }),
    ),
    mayLeave: z.array(z.object({ id: Id, name: z.string() })),
    members: z.array(
      z.object({
        seat: TribunalSeatName,
        candidate: z.nullable(Candidate),
        standing: SeatStanding,
      }),
    ),
    /** Where one decides alone and nobody is asked: whom each party has given, and whom the caller’s may give. */
    joint: z.nullable(JointName),
    /** Texts by which all would agree on somebody whom something ties to the dispute, and for whom one may be proposed. */
    waivers: z.array(WaiverSaid),
    waiving: z.nullable(
      z.object({ parties: z.array(z.object({ id: Id, name: z.string() })), found: FoundNames }),
    ),
    /** Where the caller’s side is asked to name its arbitrator: for whom, until when, and whom they named. */
    nomination: z.nullable(
      z.object({
        mayName: z.array(z.object({ id: Id, name: z.string() })),
        dueOn: z.nullable(CivilDay),
        own: z.nullable(z.string()),
        isAgain: z.boolean(),
        found: FoundNames,
      }),
    ),
  }),
  errors: { unknown: moveErrors.unknown },
  sentences: { unknown: moveSentences.unknown },
});

export const listReply = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/tribunal/replies',
  needs: 'have_account',
  summary:
    'Strike some names of the list and put others in order, once, for one’s own party. It stays sealed until every party has answered or its time is over.',
  source: SOURCE,
  input: z.strictObject({ id: Id, list: Id, partyId: Id, strikes: Names, ranking: Names }),
  output: z.object({ id: Id, isClosed: z.boolean() }),
  status: 201,
  errors: {
    ...moveErrors,
    too_many_strikes: { status: 422, when: 'More names are struck than may be.' },
    all_struck: { status: 422, when: 'Every name is struck.' },
    not_on_list: { status: 422, when: 'A name is not on the list.' },
    struck_twice: { status: 422, when: 'A name is struck twice.' },
    ranked_twice: { status: 422, when: 'A name has two ranks.' },
    struck_and_ranked: { status: 422, when: 'A name is struck and has a rank.' },
  },
  sentences: {
    ...moveSentences,
    too_many_strikes: m.tribunal_error_too_many,
    all_struck: m.tribunal_error_too_many,
    not_on_list: m.case_error_list_missing,
    struck_twice: m.tribunal_error_twice,
    ranked_twice: m.tribunal_error_twice,
    struck_and_ranked: m.tribunal_error_twice,
  },
});

export const tribunalEndpoints: readonly Endpoint[] = [
  ...invitationEndpoints,
  ...appointingEndpoints,
  ...challengingEndpoints,
  ...continuingEndpoints,
  ...affiliateEndpoints,
  ...lotEndpoints,
  ...nominatingEndpoints,
  ...jointEndpoints,
  ...courtEndpoints,
  ...waivingEndpoints,
  ...talksEndpoints,
  neutralDesk,
  listDraw,
  officeTribunal,
  listSending,
  partyTribunal,
  listReply,
];
