import { type App, serve } from '#platform/http.ts';
import { appoint, askNow, decideObjection, endMandate, passOver } from '../actions/appointing.ts';
import type { AppointmentsDeps } from '../actions/deps.ts';
import { sayOfCandidate } from '../actions/objecting.ts';
import {
  appointmentMade,
  candidatePassed,
  mandateEnd,
  nextAsked,
  objection,
  objectionDecision,
} from '../contract/appointing.ts';
import { answered } from './answered.ts';

/** What the registrar does with whoever is asked, and what the parties say of them. */
export function appointingRoutes(app: App, deps: AppointmentsDeps): void {
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
