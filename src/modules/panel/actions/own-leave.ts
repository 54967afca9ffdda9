// When a neutral is away, and how much they take: what lists and matching go by.
import { type Day, dayAt } from '#kernel/days.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import { type Leave, type LeaveRefusal, leaveProblem } from '../rules/leave.ts';
import { addLeave, listLeaves, withdrawLeave } from '../store/leaves.ts';
import { listProfiles } from '../store/neutrals.ts';
import type { PanelDeps } from './deps.ts';
import { type Answer, asNeutral, keepVersion, kept, notFound } from './neutrals.ts';

export function enterLeave(
  deps: PanelDeps,
  viewer: Viewer,
  leave: Leave,
): Answer<{ id: string }, LeaveRefusal> {
  return asNeutral<{ id: string }, LeaveRefusal>(deps, viewer, async (tx, neutral) => {
    const at = deps.now();
    const today = dayAt(at);
    const problem = leaveProblem(leave, today, await listLeaves(tx, [neutral.id], today));
    if (problem) return refuse(problem);
    const id = deps.newId();
    await addLeave(tx, { id, neutralId: neutral.id, ...leave, enteredAt: at });
    await appendActs(tx, at, [
      { act: 'neutral.leave_entered', ...kept(neutral, viewer), details: { leave: id } },
    ]);
    return allow({ id });
  });
}

export function takeBackLeave(
  deps: PanelDeps,
  viewer: Viewer,
  { id }: { id: string },
): Answer<{ id: string }> {
  return asNeutral(deps, viewer, async (tx, neutral) => {
    const at = deps.now();
    if (!(await withdrawLeave(tx, { id, neutralId: neutral.id, at }))) return notFound;
    await appendActs(tx, at, [
      { act: 'neutral.leave_withdrawn', ...kept(neutral, viewer), details: { leave: id } },
    ]);
    return allow({ id });
  });
}

/** Capacity and free days alone, as a version of the profile of which all else stays as it was. */
export function changeAvailability(
  deps: PanelDeps,
  viewer: Viewer,
  change: { capacity: number; freeOn: Day[] },
): Answer<{ version: number }> {
  return asNeutral(deps, viewer, async (tx, neutral) => {
    const [newest] = await listProfiles(tx, neutral.id);
    if (!newest) return notFound;
    const { qualifications, specialisations, languages, seats, hearingDays } = newest;
    const { feeAmount, feeCurrency, feeUnit, publicLine, mayBeShown, hasPage } = newest;
    const said = {
      ...{ qualifications, specialisations, languages, seats, hearingDays, feeAmount },
      ...{ feeCurrency, feeUnit, publicLine, mayBeShown, hasPage },
      ...change,
    };
    return keepVersion(deps, tx, { neutral, viewer, said });
  });
}
