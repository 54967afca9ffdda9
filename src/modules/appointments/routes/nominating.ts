import { isDay } from '#kernel/days.ts';
import { refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { recordCourtOrder } from '../actions/court.ts';
import type { AppointmentsDeps } from '../actions/deps.ts';
import { giveJointName } from '../actions/joint.ts';
import { nameNominee } from '../actions/nominating.ts';
import { askForNominees, nameMember } from '../actions/office-naming.ts';
import { proposePresiding } from '../actions/presiding.ts';
import { answerWaiver, proposeWaiver } from '../actions/waiving.ts';
import { courtOrder } from '../contract/court.ts';
import { jointName } from '../contract/joint.ts';
import { memberNamed, nomination, presidingProposal, sidesAsked } from '../contract/nominating.ts';
import { waiverAnswer, waiverProposed } from '../contract/waiving.ts';
import { answered, at } from './answered.ts';

/** How the members of a tribunal of three are named. */
export function nominatingRoutes(app: App, deps: AppointmentsDeps): void {
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
