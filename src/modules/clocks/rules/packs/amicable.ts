import { law, ours } from './row.ts';

// Law and lifecycle 6.6. Until the Mediation Act's own limits are in force, mediation runs with the effects of Part III.
export const amicable = [
  law({
    id: 'conciliation_invitation',
    from: ['invitation_sent'],
    stopsAt: ['rejected'],
    together: { type: 'accepted', side: 'respondent' },
    lengths: { conciliation: { days: 30 } },
    stated: { least: 7 },
    whose: 'respondent',
    nature: 'right',
    citation:
      'ACA s. 62(4): 30 days from the day on which the invitation was sent, or the time that it states',
    extension: { parties: 'any' },
    reminders: [14, 7, 1],
    // Section 62(4) leaves it to whoever invited to take silence for a no.
    ifMissed: 'no_reply',
  }),
  ours({
    id: 'mediation_consent',
    from: ['invitation_sent'],
    stopsAt: ['rejected'],
    together: { type: 'accepted', side: 'respondent' },
    lengths: { mediation: { days: 30 } },
    whose: 'respondent',
    citation:
      'Institution, after ACA s. 62(4); consent to online mediation in writing (Mediation Act 2023 s. 30)',
    extension: { officer: { days: 30 }, parties: 'any' },
    reminders: [14, 7, 1],
    ifMissed: 'no_reply',
  }),
  ours({
    id: 'mediator_appointment',
    // They begin with the consent that is the last to count, and that may be when it is shown who gave it.
    from: ['accepted', 'consent_identified'],
    starts: 'last',
    stopsAt: ['mediator_appointed'],
    lengths: { mediation: { days: 7 } },
    whose: 'registrar',
    citation: 'Institution, after Mediation Act 2023 s. 8: appointment within 7 days',
    reminders: [3, 1],
    escalation: 'registrar',
  }),
  ours({
    id: 'mediation',
    from: ['first_appearance'],
    stopsAt: ['settled', 'non_settlement_reported'],
    lengths: { mediation: { days: 120 } },
    caps: { mediation: { days: 120 } },
    whose: 'neutral',
    citation:
      'Institution, after Mediation Act 2023 s. 18: 120 days from the first appearance, 60 more by agreement',
    extension: { parties: { days: 60 } },
    reminders: [30, 7, 1],
    ifMissed: 'mediation_expired',
  }),
  ours({
    id: 'conciliation_sebi',
    from: ['conciliator_appointed'],
    stopsAt: ['settled', 'conciliation_ended'],
    lengths: { conciliation: { days: 21 } },
    caps: { conciliation: { days: 21 } },
    only: 'sebi',
    whose: 'neutral',
    citation: 'SEBI, ODR circular: 21 days, 10 more by consent in writing',
    extension: { parties: { days: 10 } },
    reminders: [7, 3, 1],
    ifMissed: 'conciliation_ended',
  }),
];

/** The Mediation Act's own limits, each with the section on whose commencement it counts. */
export const mediationAct = [
  {
    section: '18',
    row: law({
      id: 'mediation',
      from: ['first_appearance'],
      stopsAt: ['settled', 'non_settlement_reported'],
      lengths: { mediation: { days: 120 } },
      whose: 'neutral',
      citation:
        'Mediation Act 2023 s. 18: 120 days from the first appearance, 60 more by agreement',
      extension: { parties: { days: 60 } },
      reminders: [30, 7, 1],
      ifMissed: 'mediation_expired',
    }),
  },
  {
    section: '20',
    row: law({
      id: 'settlement_registration',
      from: ['settlement_received'],
      perParty: true,
      stopsAt: ['settlement_registered'],
      outlives: true,
      lengths: { mediation: { days: 180 } },
      rolls: false,
      whose: 'party',
      nature: 'right',
      citation:
        'Mediation Act 2023 s. 20: registration, if wanted, within 180 days of the authenticated copy; later with a fee',
      reminders: [30, 7],
    }),
  },
  {
    section: '28',
    row: law({
      id: 'settlement_challenge',
      from: ['settlement_received'],
      perParty: true,
      stopsAt: ['settlement_challenged'],
      outlives: true,
      lengths: { mediation: { days: 90 } },
      rolls: false,
      whose: 'party',
      nature: 'right',
      citation:
        'Mediation Act 2023 s. 28(3): 90 days from receipt of the copy, 90 more for sufficient cause',
      extension: { court: { days: 90 } },
      reminders: [30, 7],
    }),
  },
];
