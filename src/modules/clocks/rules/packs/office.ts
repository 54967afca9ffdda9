import type { LimitRow } from '../words.ts';
import { amicable, arbitration, days, everywhere, ours, workingDays } from './row.ts';

/**
 * What the office itself owes while a dispute waits for it (issue 11, point 8): from every state that is not final somebody's
 * clock leads on. The lengths are the institution's own proposal; none of them stands in law and lifecycle 6.2, and whoever
 * runs the house confirms them.
 */
const proposed = { isConfirmed: false, reminders: [1], escalation: 'registrar' } as const;
const soon = workingDays(2, 1, 3);
const considered = workingDays(3, 2, 5);

export const office: readonly LimitRow[] = [
  ours({
    ...proposed,
    id: 'basis_decision',
    from: ['admitted', 'basis_withdrawn'],
    starts: 'each',
    stopsAt: ['basis_shown', 'basis_not_shown', 'returned'],
    lengths: considered,
    whose: 'registrar',
    citation: 'Institution: decision on the basis of the appointment, after admission',
  }),
  ours({
    ...proposed,
    id: 'invitation_dispatch',
    from: ['basis_not_shown'],
    starts: 'each',
    stopsAt: ['invitation_sent', 'agreement_complete', 'court_order_verified'],
    lengths: soon,
    whose: 'officer',
    citation: 'Institution: invitation to agree, after no basis was shown',
  }),
  ours({
    ...proposed,
    id: 'amicable_invitation_dispatch',
    from: ['admitted'],
    starts: 'each',
    stopsAt: ['invitation_sent', 'returned'],
    lengths: amicable({ workingDays: 2 }),
    whose: 'officer',
    citation: 'Institution: invitation to conciliate or to mediate, after admission',
  }),
  // The time to agree stops once all have signed, and then it is the registrar who is waited for.
  ours({
    ...proposed,
    id: 'agreement_look',
    from: ['agreement_signed', 'agreement_refused'],
    anew: ['basis_withdrawn'],
    starts: 'last',
    stopsAt: ['agreement_complete', 'court_order_verified', 'no_agreement'],
    lengths: workingDays(5, 3, 10),
    whose: 'registrar',
    citation: 'Institution: the registrar looks at the answers to an invitation',
  }),
  ours({
    ...proposed,
    id: 'notice_dispatch',
    from: ['basis_shown', 'agreement_complete', 'court_order_verified'],
    starts: 'each',
    stopsAt: ['notice_dispatched'],
    anew: ['basis_withdrawn'],
    lengths: soon,
    whose: 'officer',
    citation: 'Institution: notice of the request to the respondents, after the basis is recorded',
  }),
  ours({
    ...proposed,
    id: 'substitution_decision',
    from: ['substitution_asked'],
    starts: 'each',
    perParty: true,
    stopsAt: ['substitution_ordered', 'substitution_declined', 'served', 'respondent_released'],
    lengths: considered,
    whose: 'registrar',
    citation: 'Institution: decision on an application for substituted service',
  }),
  ours({
    ...proposed,
    id: 'identity_decision',
    from: ['identity_disputed'],
    starts: 'each',
    perParty: true,
    // A service that is taken back leaves the question open: whoever is served anew still waits for the word.
    stopsAt: ['identity_confirmed', 'respondent_released'],
    lengths: { ...considered, ...amicable({ workingDays: 3 }) },
    whose: 'officer',
    citation: 'Institution: decision on who a respondent is',
  }),
  ours({
    ...proposed,
    id: 'withdrawal_decision',
    from: ['withdrawal_objected'],
    starts: 'each',
    stopsAt: ['withdrawn', 'withdrawal_declined'],
    lengths: everywhere({ workingDays: 5 }),
    whose: 'registrar',
    citation: 'Institution: decision on a withdrawal to which somebody objected',
  }),
  ours({
    ...proposed,
    id: 'tribunal_formation',
    from: ['answered', 'answer_time_over', 'respondent_released'],
    anew: ['basis_withdrawn'],
    starts: 'last',
    stopsAt: ['list_sent', 'arbitrator_invited', 'arbitrator_agreed', 'arbitrator_appointed'],
    lengths: days(10, 7, 30),
    whose: 'registrar',
    citation: 'Institution: first step towards the tribunal, once everybody was heard',
    reminders: [3, 1],
  }),
  ours({
    ...proposed,
    id: 'conciliator_appointment',
    from: ['accepted'],
    starts: 'last',
    stopsAt: ['conciliator_appointed'],
    lengths: { conciliation: { days: 15 } },
    whose: 'registrar',
    citation: 'Institution: appointment of the conciliator, once everybody accepted',
    reminders: [3, 1],
  }),
  ours({
    ...proposed,
    id: 'stay_review',
    from: ['stayed'],
    starts: 'each',
    stopsAt: ['resumed'],
    lengths: { ...arbitration({ days: 30 }), ...amicable({ days: 30 }) },
    pauses: false,
    whose: 'registrar',
    citation: 'Institution: a stay is looked at again every thirty days',
    reminders: [7, 1],
  }),
];
