import { isDay } from '#kernel/days.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { linksFor, recordLink, takeBackLink } from './actions/affiliates.ts';
import { acceptInvitation, declineInvitation, withdrawAsNeutral } from './actions/answering.ts';
import { appoint, askNow, decideObjection, endMandate, passOver } from './actions/appointing.ts';
import { answerChallenge, challenge, giveUpMandate } from './actions/challenging.ts';
import { recordCourtOrder } from './actions/court.ts';
import { decideChallenge, discloseLater } from './actions/deciding.ts';
import type { AppointmentsDeps } from './actions/deps.ts';
import { neutralDesk } from './actions/desk.ts';
import { drawFor } from './actions/draw.ts';
import { giveJointName } from './actions/joint.ts';
import { nameNominee } from './actions/nominating.ts';
import { sayOfCandidate } from './actions/objecting.ts';
import { sendList, tribunalForOffice } from './actions/office.ts';
import { askForNominees, nameMember } from './actions/office-naming.ts';
import { ownInvitationFor, ownInvitationsOf } from './actions/own-invitations.ts';
import { answerList, tribunalFor } from './actions/party.ts';
import { proposePresiding } from './actions/presiding.ts';
import { askChosen, giveNames, leaveChoice } from './actions/talks.ts';
import { declareOver, recordAppearance } from './actions/talks-led.ts';
import { answerWaiver, proposeWaiver } from './actions/waiving.ts';
import { affiliateEnding, affiliateRecording, affiliates } from './contract/affiliates.ts';
import {
  appointmentMade,
  candidatePassed,
  mandateEnd,
  nextAsked,
  objection,
  objectionDecision,
} from './contract/appointing.ts';
import {
  challengeAnswer,
  challengeDecision,
  challengeMade,
  laterDisclosure,
  mandateGivenUp,
} from './contract/challenging.ts';
import { courtOrder } from './contract/court.ts';
import { neutralDesk as neutralDeskEndpoint } from './contract/desk.ts';
import { listDraw } from './contract/draw.ts';
import {
  acceptance,
  arbitratorWithdrawal,
  ownInvitation,
  ownInvitations,
  QUESTIONS,
  refusal,
} from './contract/invitations.ts';
import { jointName } from './contract/joint.ts';
import { memberNamed, nomination, presidingProposal, sidesAsked } from './contract/nominating.ts';
import {
  choiceLeft,
  firstAppearance,
  namesGiven,
  neutralAsked,
  talksDeclaration,
} from './contract/talks.ts';
import {
  listReply,
  listSending,
  officeTribunal,
  partyTribunal,
  tribunalEndpoints,
} from './contract/tribunal.ts';
import { waiverAnswer, waiverProposed } from './contract/waiving.ts';
import { lotRoutes } from './routes/lots.ts';
import { linkView } from './views/affiliates.ts';
import { invitationLine, invitationView } from './views/candidate.ts';
import { deskView } from './views/desk.ts';
import { officeTribunalView, partyTribunalView } from './views/tribunal.ts';

export type { AppointmentsDeps } from './actions/deps.ts';
export { appointmentsDataOf, appointmentsEraser } from './actions/person-data.ts';

export const appointmentsEndpoints: readonly Endpoint[] = tribunalEndpoints;

const FIELDS: Readonly<Record<string, string | undefined>> = {
  reason_missing: 'reason',
  one_missing: 'one',
  other_missing: 'other',
  one_number_wrong: 'oneNumber',
  other_number_wrong: 'otherNumber',
  registrar_alone: 'kind',
  same_thing: 'other',
  evidence_missing: 'evidence',
  wrong_length: 'names',
  named_twice: 'names',
  name_missing: 'names',
  not_nameable: 'names',
  not_proposed: 'names',
  party_missing: 'partyId',
  too_many_strikes: 'strikes',
  all_struck: 'strikes',
  struck_twice: 'strikes',
  struck_and_ranked: 'strikes',
  not_on_list: 'list',
  list_missing: 'list',
  grounds_missing: 'grounds',
  order_missing: 'document',
  day_ahead: 'knownOn',
  day_early: 'knownOn',
  day_wrong: 'knownOn',
  nominee_missing: 'neutral',
  nominee_unknown: 'neutral',
  nominee_tied: 'neutral',
  nominee_full: 'neutral',
  nominee_member: 'neutral',
  outside_panel: 'neutral',
  not_waivable: 'neutral',
  nothing_to_waive: 'words',
  agreement_missing: 'agrees',
  signature_missing: 'signedAs',
  court_missing: 'court',
  number_missing: 'number',
  ranked_twice: 'ranking',
};
/** What of a move's refusal stands at a field of the form. */
const at = <Code extends string>(code: Code) => refuse({ code, field: FIELDS[code] ?? '' });

export function appointmentsRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, officeTribunal, async (input, _, viewer) => {
    const read = await tribunalForOffice(deps, viewer, input);
    return read ? allow(officeTribunalView(read)) : at('unknown');
  });
  serve(app, listSending, async (input, _, viewer) => {
    const outcome = await sendList(deps, viewer, input);
    return outcome.ok ? outcome : at(outcome.refusal);
  });
  appointingRoutes(app, deps);
  challengingRoutes(app, deps);
  affiliateRoutes(app, deps);
  lotRoutes(app, deps);
  talksRoutes(app, deps);
  invitationRoutes(app, deps);
  nominatingRoutes(app, deps);
  serve(app, partyTribunal, async (input, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const read = await tribunalFor(deps, viewer, input);
    return read ? allow(partyTribunalView(read)) : at('unknown');
  });
  serve(app, listDraw, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const draw = await drawFor(deps, viewer, id);
    return draw ? allow(draw) : at('unknown');
  });
  serve(app, listReply, async (input, _, viewer) => {
    const outcome = await answerList(deps, viewer, input);
    return outcome.ok ? outcome : at(outcome.refusal);
  });
}

/** Who belongs together: seen and recorded by the office. */
function affiliateRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, affiliates, async ({ name = '', after = null }, _, viewer) => {
    const { links, next } = await linksFor(deps, { name, after });
    const mayDecide = viewer.may.includes('decide_disputes');
    return allow({ links: links.map(linkView), next, mayDecide });
  });
  serve(app, affiliateRecording, async (input, _, viewer) =>
    answered(await recordLink(deps, viewer, input)),
  );
  serve(app, affiliateEnding, async ({ id }, _, viewer) =>
    answered(await takeBackLink(deps, viewer, id)),
  );
}

/** What the registrar does with whoever is asked, and what the parties say of them. */
function appointingRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, appointmentMade, async (input, _, viewer) =>
    answered(await appoint(deps, viewer, input)),
  );
  serve(app, nextAsked, async ({ id }, _, viewer) => answered(await askNow(deps, viewer, id)));
  serve(app, objectionDecision, async (input, _, viewer) =>
    answered(await decideObjection(deps, viewer, input)),
  );
  serve(app, candidatePassed, async (input, _, viewer) =>
    answered(await passOver(deps, viewer, input)),
  );
  serve(app, mandateEnd, async (input, _, viewer) =>
    answered(await endMandate(deps, viewer, input)),
  );
  serve(app, objection, async (input, _, viewer) =>
    answered(await sayOfCandidate(deps, viewer, input)),
  );
}

/** What is said of whoever decides, after the appointment. */
function challengingRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, challengeMade, async (input, _, viewer) =>
    input.knownOn !== null && !isDay(input.knownOn)
      ? at('day_wrong')
      : answered(await challenge(deps, viewer, input)),
  );
  serve(app, challengeAnswer, async (input, _, viewer) =>
    answered(await answerChallenge(deps, viewer, input)),
  );
  serve(app, mandateGivenUp, async (input, _, viewer) =>
    answered(await giveUpMandate(deps, viewer, input)),
  );
  serve(app, challengeDecision, async (input, _, viewer) =>
    answered(await decideChallenge(deps, viewer, input)),
  );
  serve(app, laterDisclosure, async (input, _, viewer) => {
    const outcome = await discloseLater(deps, viewer, input);
    if (outcome.ok) return outcome;
    const field = outcome.refusal === 'reason_missing' ? 'words' : '';
    return refuse({ code: outcome.refusal, field });
  });
}

/** Whom the parties would have to lead their talks, and what that one does (law and lifecycle 6.6). */
function talksRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, namesGiven, async (input, _, viewer) =>
    answered(await giveNames(deps, viewer, input)),
  );
  serve(app, choiceLeft, async (input, _, viewer) =>
    answered(await leaveChoice(deps, viewer, input)),
  );
  serve(app, neutralAsked, async (input, _, viewer) =>
    answered(await askChosen(deps, viewer, input)),
  );
  serve(app, firstAppearance, async (input, _, viewer) => {
    const outcome = await recordAppearance(deps, viewer, input);
    if (outcome.ok) return outcome;
    const field = outcome.refusal.startsWith('day_') ? 'on' : '';
    return refuse({ code: outcome.refusal, field });
  });
  serve(app, talksDeclaration, async ({ id }, _, viewer) =>
    answered(await declareOver(deps, viewer, id)),
  );
}

/** How the members of a tribunal of three are named. */
function nominatingRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, sidesAsked, async (input, _, viewer) =>
    answered(await askForNominees(deps, viewer, input)),
  );
  serve(app, memberNamed, async (input, _, viewer) =>
    input.neutral ? answered(await nameMember(deps, viewer, input)) : at('nominee_missing'),
  );
  serve(app, nomination, async (input, _, viewer) =>
    input.neutral ? answered(await nameNominee(deps, viewer, input)) : at('nominee_missing'),
  );
  serve(app, jointName, async (input, _, viewer) =>
    input.neutral ? answered(await giveJointName(deps, viewer, input)) : at('nominee_missing'),
  );
  serve(app, waiverProposed, async ({ agrees, ...input }, _, viewer) => {
    if (!input.neutral) return at('nominee_missing');
    return agrees ? answered(await proposeWaiver(deps, viewer, input)) : at('agreement_missing');
  });
  serve(app, waiverAnswer, async ({ agrees, ...input }, _, viewer) =>
    agrees || !input.signs
      ? answered(await answerWaiver(deps, viewer, input))
      : at('agreement_missing'),
  );
  serve(app, courtOrder, async (input, _, viewer) => {
    if (!input.neutral) return at('nominee_missing');
    if (input.court === '') return at('court_missing');
    if (input.number === '') return at('number_missing');
    if (!isDay(input.decidedOn)) return refuse({ code: 'day_wrong', field: 'decidedOn' });
    const outcome = await recordCourtOrder(deps, viewer, input);
    if (outcome.ok || outcome.refusal !== 'day_ahead') return answered(outcome);
    return refuse({ code: outcome.refusal, field: 'decidedOn' });
  });
  serve(app, presidingProposal, async (input, _, viewer) =>
    input.neutral ? answered(await proposePresiding(deps, viewer, input)) : at('nominee_missing'),
  );
}

function answered<Value, Code extends string>(outcome: Result<Value, Code>) {
  return outcome.ok ? outcome : at(outcome.refusal);
}

/** What somebody who is asked reads and answers; a stranger was asked nothing. */
function invitationRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, neutralDeskEndpoint, async (_, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    return allow(deskView(await neutralDesk(deps, viewer)));
  });
  serve(app, ownInvitations, async (_, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    return allow({ invitations: (await ownInvitationsOf(deps, viewer)).map(invitationLine) });
  });
  serve(app, ownInvitation, async (input, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const read = await ownInvitationFor(deps, viewer, input);
    return read.ok ? allow(invitationView(read.value)) : at(read.refusal);
  });
  serve(app, acceptance, ({ id, experience, elsewhere, signedAs, counted, ...said }, _, viewer) =>
    acceptInvitation(deps, viewer, {
      ...{ id, experience, elsewhere, signedAs, counted },
      answers: QUESTIONS.map((question) => ({ question, ...said[question] })),
    }),
  );
  serve(app, refusal, ({ id }, _, viewer) => declineInvitation(deps, viewer, id));
  serve(app, arbitratorWithdrawal, (input, _, viewer) => withdrawAsNeutral(deps, viewer, input));
}
