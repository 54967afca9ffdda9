import { dayAt, isDay } from '#kernel/days.ts';
import { allow, refuse } from '#kernel/result.ts';
import { isFilled } from '#kernel/text.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { EmpanelmentRefusal } from '../rules/empanelment.ts';
import { type AppointmentRefusal, appointmentProblem } from '../rules/profile.ts';
import { addAppointment, withdrawAppointment } from '../store/neutrals.ts';
import type { PanelDeps } from './deps.ts';
import { lockFile } from './file.ts';
import { makeMove } from './moves.ts';
import { type Answer, asNeutral, kept, notFound } from './neutrals.ts';

type Leave = { place: string; move: 'take_leave' | 'return' };

/** Leave, and the return from it, are the neutral's own. */
export function changeLeave(
  deps: PanelDeps,
  viewer: Viewer,
  { place, move }: Leave,
): Answer<{ id: string }, EmpanelmentRefusal> {
  return asNeutral<{ id: string }, EmpanelmentRefusal>(deps, viewer, async (tx, neutral) => {
    const file = await lockFile(tx, neutral.applicationId);
    const listing = file?.listings.find((one) => one.id === place);
    if (!file || !listing) return notFound;
    const by = { personId: viewer.personId, role: 'neutral' as const };
    const made = await makeMove(deps, tx, { file, listing, move, by, reason: '', as: 'neutral' });
    return made.ok ? allow({ id: place }) : refuse({ code: made.refusal, field: '' });
  });
}

type Elsewhere = { appointedOn: string; institution: string; partyGroup: string };

/** Declares an appointment elsewhere (Fifth Schedule, items 22 and 24). */
export function declareAppointment(
  deps: PanelDeps,
  viewer: Viewer,
  sent: Elsewhere,
): Answer<{ id: string }, AppointmentRefusal> {
  return asNeutral<{ id: string }, AppointmentRefusal>(deps, viewer, async (tx, neutral) => {
    const at = deps.now();
    const empty = (['institution', 'partyGroup'] as const).find((field) => !isFilled(sent[field]));
    if (empty) return refuse({ code: 'appointment_words_missing', field: empty });
    if (!isDay(sent.appointedOn))
      return refuse({ code: 'appointment_day_invalid', field: 'appointedOn' });
    const problem = appointmentProblem(sent.appointedOn, dayAt(at));
    if (problem) return refuse({ code: problem, field: 'appointedOn' });
    const id = deps.newId();
    const row = {
      appointedOn: sent.appointedOn,
      institution: sent.institution,
      partyGroup: sent.partyGroup,
      declaredAt: at,
    };
    await addAppointment(tx, { id, neutralId: neutral.id, ...row });
    await appendActs(tx, at, [
      {
        act: 'neutral.appointment_declared',
        ...kept(neutral, viewer),
        details: { appointment: id },
      },
    ]);
    return allow({ id });
  });
}

export function withdrawOwnAppointment(
  deps: PanelDeps,
  viewer: Viewer,
  { id }: { id: string },
): Answer<{ id: string }> {
  return asNeutral(deps, viewer, async (tx, neutral) => {
    const at = deps.now();
    if (!(await withdrawAppointment(tx, { id, neutralId: neutral.id, at }))) return notFound;
    await appendActs(tx, at, [
      {
        act: 'neutral.appointment_withdrawn',
        ...kept(neutral, viewer),
        details: { appointment: id },
      },
    ]);
    return allow({ id });
  });
}
