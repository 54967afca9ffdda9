import { isDay } from '#kernel/days.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { applicationForOwner } from '../actions/application.ts';
import type { PanelDeps } from '../actions/deps.ts';
import { addDocument, joinNeutral, saveProfile } from '../actions/neutrals.ts';
import {
  changeLeave,
  declareAppointment,
  withdrawOwnAppointment,
} from '../actions/own-appointments.ts';
import { changeAvailability, enterLeave, takeBackLeave } from '../actions/own-leave.ts';
import { ownNeutral, ownShownProfile, shownMember, shownMembers } from '../actions/people.ts';
import {
  answerQuestion,
  listOwn,
  moveOwn,
  ownApplication,
  replyToDecision,
  replyToNotice,
} from '../actions/status.ts';
import { availability, leaveEndpoints, leaveEntering, leaveWithdrawal } from '../contract/leave.ts';
import {
  myAppointment,
  myAppointmentWithdrawal,
  myDocument,
  myLeave,
  myNeutral,
  myNeutralJoin,
  myProfile,
} from '../contract/neutral.ts';
import { myShownProfile, panelMember, panelMembers } from '../contract/neutrals.ts';
import {
  decisionReply,
  myApplications,
  noticeReply,
  statusAnswer,
  statusMove,
  statusOpening,
} from '../contract/status.ts';
import { ownApplicationView } from '../views/application.ts';
import { membersView, memberView, ownNeutralView, ownShownView } from '../views/neutrals.ts';
import { statusView } from '../views/status.ts';

/** Doors that open by a token: each call is a guess at one, so an address may make only so many. */
export const ownForms: readonly Endpoint[] = [
  statusOpening,
  statusAnswer,
  statusMove,
  decisionReply,
  noticeReply,
];

export const ownEndpoints: readonly Endpoint[] = [
  ...ownForms,
  myApplications,
  myNeutral,
  myNeutralJoin,
  myProfile,
  myLeave,
  myAppointment,
  myAppointmentWithdrawal,
  myDocument,
  ...leaveEndpoints,
  panelMembers,
  panelMember,
  myShownProfile,
];

export function ownRoutes(app: App, deps: PanelDeps): void {
  statusRoutes(app, deps);
  neutralRoutes(app, deps);
  serve(app, panelMembers, async () => allow({ members: membersView(await shownMembers(deps)) }));
  serve(app, panelMember, async ({ id }) => {
    const member = await shownMember(deps, id);
    return member
      ? allow({ member: memberView(member) })
      : refuse({ code: 'not_found', field: '' });
  });
}

/** What an applicant sees and does, by a mailed link or signed in. */
function statusRoutes(app: App, deps: PanelDeps): void {
  serve(app, statusOpening, async (who, _, viewer) => {
    const own = await ownApplication(deps, viewer, who);
    return own.ok ? allow(statusView(await applicationForOwner(deps, own.value))) : own;
  });
  serve(app, statusAnswer, (input, _, viewer) => answerQuestion(deps, viewer, input));
  serve(app, statusMove, (input, _, viewer) => moveOwn(deps, viewer, input));
  serve(app, decisionReply, (input, _, viewer) => replyToDecision(deps, viewer, input));
  serve(app, noticeReply, (input, _, viewer) => replyToNotice(deps, viewer, input));
  serve(app, myApplications, async (_, __, viewer) =>
    allow({ applications: (await listOwn(deps, viewer)).map(ownApplicationView) }),
  );
}

/** What a neutral keeps of themselves. */
function neutralRoutes(app: App, deps: PanelDeps): void {
  serve(app, myNeutral, async (_, __, viewer) =>
    allow(ownNeutralView(await ownNeutral(deps, viewer))),
  );
  serve(app, myShownProfile, async (_, __, viewer) =>
    allow(ownShownView(await ownShownProfile(deps, viewer))),
  );
  serve(app, myNeutralJoin, (_, __, viewer) => joinNeutral(deps, viewer));
  serve(app, myProfile, ({ hasPage = false, freeOn = [], ...said }, _, viewer) =>
    saveProfile(deps, viewer, { ...said, hasPage, freeOn }),
  );
  serve(app, myLeave, (input, _, viewer) => changeLeave(deps, viewer, input));
  serve(app, myAppointment, (input, _, viewer) => declareAppointment(deps, viewer, input));
  serve(app, myAppointmentWithdrawal, (input, _, viewer) =>
    withdrawOwnAppointment(deps, viewer, input),
  );
  serve(app, myDocument, (input, _, viewer) => addDocument(deps, viewer, input));
  serve(app, leaveEntering, (input, _, viewer) => enterLeave(deps, viewer, input));
  serve(app, leaveWithdrawal, (input, _, viewer) => takeBackLeave(deps, viewer, input));
  serve(app, availability, async (input, _, viewer) =>
    input.freeOn.every(isDay)
      ? changeAvailability(deps, viewer, input)
      : refuse({ code: 'profile_day_invalid', field: 'freeOn' }),
  );
}
