import type { EventType } from '#modules/disputes/rules/machine.ts';
import type { DisputeState, Process } from '#modules/disputes/rules/words.ts';

/** As what somebody is asked: the list of the panel on which they have to stand. */
export type NeutralRole = 'arbitrator' | 'mediator' | 'conciliator';

type Step = 'invited' | 'accepted' | 'declined' | 'passed' | 'appointed' | 'withdrew';

const talks = {
  invited: 'neutral_invited',
  accepted: 'neutral_accepted',
  declined: 'neutral_declined',
  passed: 'neutral_passed',
  withdrew: 'neutral_withdrew',
} as const;

const MOVES: Readonly<Record<Process, Readonly<Record<Step, EventType>> & { role: NeutralRole }>> =
  {
    arbitration: {
      role: 'arbitrator',
      invited: 'arbitrator_invited',
      accepted: 'arbitrator_accepted',
      declined: 'arbitrator_declined',
      passed: 'next_in_rank',
      appointed: 'arbitrator_appointed',
      withdrew: 'arbitrator_withdrew',
    },
    mediation: { role: 'mediator', ...talks, appointed: 'mediator_appointed' },
    conciliation: { role: 'conciliator', ...talks, appointed: 'conciliator_appointed' },
  };

/** What each step from the question to the end of a mandate is called in a process. */
export const moveFor = (process: Process, step: Step): EventType => MOVES[process][step];

export const roleIn = (process: Process): NeutralRole => MOVES[process].role;

/** Where somebody is sought who decides, or helps to agree. */
export const FORMING: readonly DisputeState[] = ['arb_constituting', 'con_appoint', 'med_appoint'];

/** Where somebody leads talks. */
export const TALKING: readonly DisputeState[] = ['con_active', 'med_active'];
