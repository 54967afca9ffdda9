import { arbitration, days, ours, workingDays } from './row.ts';

/** A challenge counted for each whom it concerns, where the first pack counts it once for all; and what follows the end of a mandate. */
export const mandateChallenge = [
  ours({
    id: 'challenge_answer',
    from: ['challenge_told'],
    starts: 'each',
    perParty: true,
    stopsAt: ['challenge_answered', 'challenge_decided', 'arbitrator_withdrew', 'mandate_ended'],
    lengths: days(7, 5, 7),
    whose: 'party',
    citation: 'Institution, with ACA s. 13(3): each other party on a challenge',
  }),
  ours({
    id: 'challenge_ruling',
    from: ['challenged'],
    starts: 'each',
    perParty: true,
    stopsAt: ['challenge_decided', 'arbitrator_withdrew', 'mandate_ended'],
    lengths: arbitration({ days: 10 }),
    whose: 'arbitrator',
    citation: 'Institution, with ACA s. 13(3): decision on each challenge',
    escalation: 'registrar',
  }),
  ours({
    id: 'replacement',
    from: ['mandate_ended'],
    starts: 'each',
    stopsAt: [
      'arbitrator_invited',
      'list_sent',
      'arbitrator_agreed',
      'arbitrator_appointed',
      // Of three: whoever filled the seat is asked again.
      'nominees_asked',
      'presiding_asked',
    ],
    lengths: workingDays(2, 1, 3),
    whose: 'registrar',
    citation: 'Institution, with ACA s. 15(2): another is asked by the same rules',
    reminders: [1],
    escalation: 'registrar',
  }),
];
