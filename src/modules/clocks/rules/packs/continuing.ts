import { everywhere, ours } from './row.ts';

/** A neutral who is asked again, because somebody came whom they did not know of when they signed (ACA s. 12(2)). */
export const continuing = [
  ours({
    id: 'continuing_disclosure',
    from: ['disclosure_asked'],
    starts: 'each',
    stopsAt: [
      ...(['nothing_disclosed', 'circumstances_disclosed'] as const),
      ...(['arbitrator_declined', 'arbitrator_withdrew', 'next_in_rank'] as const),
      ...(['neutral_declined', 'neutral_withdrew', 'neutral_passed', 'mandate_ended'] as const),
    ],
    fallsAt: ['consent_fallen'],
    lengths: everywhere({ days: 5 }),
    whose: 'neutral',
    citation:
      'Institution, after ACA s. 12(2) and Mediation Act 2023 s. 10: without delay, whenever somebody comes',
    isConfirmed: false,
    reminders: [2, 1],
    escalation: 'registrar',
  }),
];
