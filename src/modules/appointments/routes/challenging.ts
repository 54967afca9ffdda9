import { isDay } from '#kernel/days.ts';
import { refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { answerChallenge, challenge, giveUpMandate } from '../actions/challenging.ts';
import { discloseNothing } from '../actions/continuing.ts';
import { decideChallenge, discloseLater } from '../actions/deciding.ts';
import type { AppointmentsDeps } from '../actions/deps.ts';
import {
  challengeAnswer,
  challengeDecision,
  challengeMade,
  laterDisclosure,
  mandateGivenUp,
} from '../contract/challenging.ts';
import { nothingDisclosure } from '../contract/continuing.ts';
import { answered, at } from './answered.ts';

/** What is said of whoever decides, after the appointment. */
export function challengingRoutes(app: App, deps: AppointmentsDeps): void {
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
  serve(app, nothingDisclosure, async (input, _, viewer) => {
    const outcome = await discloseNothing(deps, viewer, input);
    if (outcome.ok) return outcome;
    const field = outcome.refusal === 'name_differs' ? 'signedAs' : '';
    return refuse({ code: outcome.refusal, field });
  });
  serve(app, laterDisclosure, async (input, _, viewer) => {
    const outcome = await discloseLater(deps, viewer, input);
    if (outcome.ok) return outcome;
    const field = outcome.refusal === 'reason_missing' ? 'words' : '';
    return refuse({ code: outcome.refusal, field });
  });
}
