import { ours, workingDays } from './row.ts';

/** What the office owes once the replies to a list of names are in. */
export const list = [
  ours({
    id: 'after_list',
    from: ['list_reply_over'],
    starts: 'each',
    stopsAt: ['list_sent', 'arbitrator_invited', 'arbitrator_agreed', 'arbitrator_appointed'],
    lengths: workingDays(2, 1, 3),
    whose: 'registrar',
    citation: 'Institution: next step towards the tribunal, once the replies to the list are in',
    isConfirmed: false,
    reminders: [1],
    escalation: 'registrar',
  }),
];
