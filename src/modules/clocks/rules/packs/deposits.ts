import { arbitration, ours } from './row.ts';

/**
 * ACA s. 38 with law and lifecycle, Part C, 9: counted for each claim, by the party whose claim it is; whoever owes a share must act. They
 * take the places of the rows of those names, which counted for a party and once for all, and which no event had ever begun.
 */
export const deposits = [
  ours({
    id: 'deposit',
    from: ['deposits_asked'],
    starts: 'each',
    perParty: true,
    stopsAt: ['deposits_paid'],
    lengths: { ...arbitration({ days: 30 }), conciliation: { days: 30 } },
    whose: 'all',
    citation: 'Institution, for ACA s. 38; conciliation: ACA s. 79(3)',
    reminders: [14, 7, 1],
    escalation: 'registrar',
    ifMissed: 'suspended_for_fees',
    byItself: true,
  }),
  ours({
    id: 'deposit_after_suspension',
    from: ['suspended_for_fees'],
    starts: 'each',
    perParty: true,
    stopsAt: ['deposits_paid'],
    lengths: arbitration({ days: 30 }),
    whose: 'all',
    citation: 'Institution, with ACA s. 38(2): then that claim alone is terminated',
    reminders: [14, 7, 1],
    escalation: 'registrar',
    ifMissed: 'claim_terminated',
    byItself: true,
  }),
];
