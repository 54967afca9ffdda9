import { everywhere, ours } from './row.ts';

/** From the last signature under a settlement to the name of whoever leads the talks or decides (ACA ss. 30 and 73(4)). */
export const authentication = [
  ours({
    id: 'authentication',
    from: ['terms_signed'],
    starts: 'last',
    stopsAt: ['terms_authenticated', 'award_on_terms', 'terms_objected', 'terms_unauthenticated'],
    lengths: everywhere({ days: 7 }),
    whose: 'neutral',
    citation:
      'Institution, after ACA s. 73(4) and s. 30: authentication of a settlement, or an award on its terms',
    isConfirmed: false,
    reminders: [3, 1],
    escalation: 'registrar',
    ifMissed: 'terms_unauthenticated',
  }),
];
