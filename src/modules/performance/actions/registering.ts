import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import { type RegistrationRefusal, registrationProblem } from '../rules/registering.ts';
import { addRegistration } from '../store/papers.ts';
import { keepPerformanceAct, onPlan } from './acting.ts';
import type { PerformanceDeps } from './deps.ts';

type Registered = { id: string; authority: string; number: string; registeredOn: string };

/** A party notes that the mediated settlement agreement was registered, where, under which number and when; the last note counts. */
export function noteRegistration(
  deps: PerformanceDeps,
  viewer: Viewer,
  { id, authority, number, registeredOn }: Registered,
): Promise<RailOutcome<RegistrationRefusal | 'registration_empty'>> {
  return onPlan<RegistrationRefusal | 'registration_empty'>(deps, viewer, id, async (tx, seen) => {
    const { plan, today, side } = seen;
    const problem = registrationProblem(plan, { registeredOn, today });
    if (problem) return refuse(problem);
    const [at, of] = [authority.trim(), number.trim()];
    if (at === '' || of === '') return refuse('registration_empty');
    await addRegistration(tx, {
      ...{ id: deps.newId(), disputeId: id, authority: at, number: of, registeredOn, side },
      ...{ byPerson: viewer.personId, at: deps.now() },
    });
    await keepPerformanceAct(deps, tx, { act: 'performance.registered', viewer, facts: seen });
    return allow({ id });
  });
}
