import { ours, workingDays } from './row.ts';

/** What the office owes between somebody's answer to the question whether they decide, and their appointment. */
export const appointment = [
  ours({
    id: 'next_candidate',
    from: ['arbitrator_declined', 'next_in_rank', 'arbitrator_withdrew'],
    starts: 'each',
    stopsAt: ['arbitrator_invited', 'list_sent', 'arbitrator_agreed', 'arbitrator_appointed'],
    lengths: workingDays(2, 1, 3),
    whose: 'registrar',
    citation: 'Institution: the next name is asked, or another list is sent',
    isConfirmed: false,
    reminders: [1],
    escalation: 'registrar',
  }),
  ours({
    id: 'appointment',
    from: ['objection_time_over'],
    starts: 'each',
    stopsAt: ['arbitrator_appointed', 'arbitrator_declined', 'next_in_rank'],
    lengths: workingDays(2, 1, 3),
    whose: 'registrar',
    citation: 'Institution: appointment, once the time to object is over (ACA s. 11(6))',
    isConfirmed: false,
    reminders: [1],
    escalation: 'registrar',
  }),
];
