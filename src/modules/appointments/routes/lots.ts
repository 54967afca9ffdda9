import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { AppointmentsDeps } from '../actions/deps.ts';
import { formingFor } from '../actions/forming.ts';
import { approveLot, leaveOut, makeLot } from '../actions/lots.ts';
import { lotFor } from '../actions/lots-reading.ts';
import {
  appointmentLot,
  lotChoice,
  lotMaking,
  lotSending,
  tribunalsToForm,
} from '../contract/lots.ts';
import { formingView, lotView } from '../views/lots.ts';

/** Tribunals to form, and lists for many of them at once. */
export function lotRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, tribunalsToForm, async (asked, _, viewer) =>
    allow(formingView(await formingFor(deps, viewer, asked))),
  );
  serve(app, lotMaking, async ({ claimant }, _, viewer) =>
    answered(await makeLot(deps, viewer, claimant)),
  );
  serve(app, appointmentLot, async ({ id, after = 0 }, _, viewer) => {
    const read = await lotFor(deps, viewer, { id, after });
    return read ? allow(lotView(read)) : refuse({ code: 'unknown', field: '' });
  });
  serve(app, lotChoice, async (input, _, viewer) => answered(await leaveOut(deps, viewer, input)));
  serve(app, lotSending, async ({ id }, _, viewer) => answered(await approveLot(deps, viewer, id)));
}

function answered<Value, Code extends string>(outcome: Result<Value, Code>) {
  return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: '' });
}
