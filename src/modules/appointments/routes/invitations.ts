import { allow } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { acceptInvitation, declineInvitation, withdrawAsNeutral } from '../actions/answering.ts';
import type { AppointmentsDeps } from '../actions/deps.ts';
import { neutralDesk } from '../actions/desk.ts';
import { ownInvitationFor, ownInvitationsOf } from '../actions/own-invitations.ts';
import { neutralDesk as neutralDeskEndpoint } from '../contract/desk.ts';
import {
  acceptance,
  arbitratorWithdrawal,
  ownInvitation,
  ownInvitations,
  QUESTIONS,
  refusal,
} from '../contract/invitations.ts';
import { invitationLine, invitationView } from '../views/candidate.ts';
import { deskView } from '../views/desk.ts';
import { at } from './answered.ts';

/** What somebody who is asked reads and answers; a stranger was asked nothing. */
export function invitationRoutes(app: App, deps: AppointmentsDeps): void {
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
  serve(
    app,
    acceptance,
    ({ id, experience, elsewhere, signedAs, counted, isAsWaived, ...said }, _, viewer) =>
      acceptInvitation(deps, viewer, {
        ...{ id, experience, elsewhere, signedAs, counted, isAsWaived },
        answers: QUESTIONS.map((question) => ({ question, ...said[question] })),
      }),
  );
  serve(app, refusal, ({ id }, _, viewer) => declineInvitation(deps, viewer, id));
  serve(app, arbitratorWithdrawal, (input, _, viewer) => withdrawAsNeutral(deps, viewer, input));
}
