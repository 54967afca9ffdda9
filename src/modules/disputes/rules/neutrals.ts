import type { StandingAs } from './access.ts';
import { EVENT_TYPES, rowOf } from './machine.ts';

export type DisputeNeutral = {
  personId: string;
  as: Extract<StandingAs, 'arbitrator' | 'conciliator'>;
};
type Appointed = { type: string; details: Readonly<Record<string, unknown>> };

const APPOINTS: Readonly<Record<string, DisputeNeutral['as'] | undefined>> = {
  arbitrator_appointed: 'arbitrator',
  conciliator_appointed: 'conciliator',
  // Mediation runs with the effects of Part III of the ACA (law and lifecycle 6.6).
  mediator_appointed: 'conciliator',
};
const ENDS: readonly string[] = ['arbitrator_withdrew', 'neutral_withdrew', 'mandate_ended'];

/** As what an event appoints somebody; null for any other event. */
export const appointedAs = (type: string): DisputeNeutral['as'] | null => APPOINTS[type] ?? null;

/** The events that make somebody a neutral, and those that end it. */
export const APPOINTING: readonly string[] = Object.keys(APPOINTS);
export const ENDING: readonly string[] = ENDS;
/** Those after which somebody has a stake in it as a neutral: whoever is asked to decide is to be judged by others from then on. */
export const NAMING: readonly string[] = [...APPOINTING, 'arbitrator_invited', 'neutral_invited'];
/**
 * And those that end all of them: without its basis there was no arbitration, and nobody was appointed in it (law and lifecycle 3.3).
 * A service that is taken back while two of three are appointed ends them, too: whoever was not reached was not heard on them.
 */
export const UNFOUNDING: readonly string[] = EVENT_TYPES.filter(
  (type) => rowOf(type)?.takesBack !== undefined,
);

/** Who decides, or helps to agree, in a dispute: the one place that says so, from what has happened in it. */
export function neutralsOf(events: readonly Appointed[]): DisputeNeutral[] {
  const neutrals = new Map<string, DisputeNeutral>();
  for (const { type, details } of events) {
    const personId = details.neutral;
    const as = APPOINTS[type];
    if (UNFOUNDING.includes(type)) neutrals.clear();
    if (typeof personId !== 'string') continue;
    if (as) neutrals.set(personId, { personId, as });
    else if (ENDS.includes(type)) neutrals.delete(personId);
  }
  return [...neutrals.values()];
}
