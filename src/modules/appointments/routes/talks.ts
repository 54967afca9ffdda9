import { refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { AppointmentsDeps } from '../actions/deps.ts';
import { askChosen, giveNames, leaveChoice, sayHowMany } from '../actions/talks.ts';
import { declareOver, recordAppearance } from '../actions/talks-led.ts';
import {
  choiceLeft,
  conciliatorsAgreed,
  firstAppearance,
  namesGiven,
  neutralAsked,
  talksDeclaration,
} from '../contract/talks.ts';
import { answered } from './answered.ts';

/** Whom the parties would have to lead their talks, and what that one does (law and lifecycle 6.6). */
export function talksRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, namesGiven, async (input, _, viewer) =>
    answered(await giveNames(deps, viewer, input)),
  );
  serve(app, conciliatorsAgreed, async (input, _, viewer) =>
    answered(await sayHowMany(deps, viewer, input)),
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
