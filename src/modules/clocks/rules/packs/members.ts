import { arbitration, law, ours, workingDays } from './row.ts';

/**
 * A tribunal of three. The rows `nomination` and `presiding_nomination` of the first pack count the first time alone; these count each
 * anew, for the side whose seat is to be filled, and for both where both are asked.
 */
export const members = [
  law({
    id: 'nominee',
    from: ['nominees_asked'],
    starts: 'each',
    perParty: true,
    spreads: 'seat',
    stopsAt: ['nominee_named'],
    lengths: arbitration({ days: 30 }),
    whose: 'party',
    nature: 'right',
    citation: 'ACA s. 11(4)(a): each side names its arbitrator within 30 days',
    extension: { parties: 'any' },
    reminders: [7, 1],
    ifMissed: 'nomination_over',
  }),
  ours({
    id: 'after_nomination',
    from: ['nomination_over'],
    starts: 'each',
    stopsAt: ['arbitrator_invited', 'arbitrator_appointed'],
    lengths: workingDays(2, 1, 3),
    whose: 'registrar',
    citation: 'Institution, for ACA s. 11(4): whoever no side named is found by the institution',
    isConfirmed: false,
    reminders: [1],
    escalation: 'registrar',
  }),
  law({
    id: 'presiding',
    from: ['presiding_asked'],
    starts: 'each',
    stopsAt: ['presiding_named', 'arbitrator_invited'],
    lengths: arbitration({ days: 30 }),
    whose: 'arbitrator',
    citation:
      'ACA s. 11(4)(b): the two arbitrators agree on the third within 30 days of their appointment',
    extension: { parties: 'any' },
    escalation: 'registrar',
  }),
];
