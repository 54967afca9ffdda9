import type { LegalTextPart } from '../legal-text.ts';

/** Spec section 9: the twelve values of the tribunal fee. */
export const TRIBUNAL_FEES = [
  8_000, 15_000, 25_000, 35_000, 45_000, 55_000, 65_000, 75_000, 85_000, 95_000, 105_000, 120_000,
] as const;
export const REGISTRATION_FEE = 5_000;
export const ADMINISTRATIVE_FEE = 2_500;

export const schedules: LegalTextPart = {
  title: { en: 'Part H. Schedules', hi: 'भाग H. सूचियाँ', mr: 'भाग H. तक्ते' },
  sections: [
    {
      id: 'periods',
      title: { en: 'Periods by procedure', hi: 'हर प्रक्रिया की समय-सीमा', mr: 'प्रक्रियेनुसार मुदती' },
      clauses: [
        'Days are calendar days unless a row says working days. The parties may agree on other periods, within the limits of the law.',
        {
          caption: 'Periods of an arbitration',
          head: ['Step', 'Online', 'Expedited', 'Ordinary'],
          rows: [
            ['Scrutiny of the request', '2 working days', '1 working day', '3 working days'],
            ['Mending defects', '7 days', '5 days', '10 days'],
            ['Attempts at service', '7 days', '5 days', '10 days'],
            ['Answer to the request', '15 days', '10 days', '30 days'],
            ['Agreement on the arbitrator, or reply to the list', '10 days', '7 days', '30 days'],
            ['Acceptance and disclosure by the arbitrator', '3 days', '2 days', '7 days'],
            ['Objection before appointment', '7 days', '5 days', '7 days'],
            ['Challenge (section 13)', '15 days', '15 days', '15 days'],
            ['Comment on a challenge', '7 days', '5 days', '7 days'],
            ['Preliminary meeting', '10 days', '5 days', '15 days'],
            ['Statement of claim', 'with the request', 'with the request', '21 days'],
            ['Defence and counterclaim', '15 days', '10 days', '30 days'],
            ['Reply', '7 days', '5 days', '15 days'],
            ['Pleadings complete (section 23(4))', '6 months', '6 months', '6 months'],
            ['Close of evidence', '14 days', '7 days', 'as ordered'],
            ['Award after the close (target)', '15 days', '5 days', '30 to 60 days'],
            [
              'Award at the latest (sections 29A, 29B)',
              '12 months from pleadings',
              '6 months from the reference',
              '12 months from pleadings',
            ],
            ['Check of the draft’s form', '5 working days', '2 working days', '10 working days'],
          ],
        },
        'While a case waits for the institution, the institution has time limits too. If it has not decided on more time to answer when its own time is over, the time that was asked for is given, within the most that the rules allow. Any other limit of the institution that passes goes to the registrar, and takes nothing from a party.',
        {
          caption: 'Periods of the institution in an arbitration',
          head: ['Step', 'Online', 'Expedited', 'Ordinary'],
          rows: [
            [
              'Decision on the basis of the arbitration',
              '3 working days',
              '2 working days',
              '5 working days',
            ],
            ['Invitation to agree', '2 working days', '1 working day', '3 working days'],
            [
              'Look at the answers to an invitation',
              '5 working days',
              '3 working days',
              '10 working days',
            ],
            [
              'Word on the identity of whoever gave a consent',
              '3 working days',
              '2 working days',
              '5 working days',
            ],
            [
              'Decision on a consent that is denied',
              '3 working days',
              '2 working days',
              '5 working days',
            ],
            ['Notice to the respondents', '2 working days', '1 working day', '3 working days'],
            [
              'Decision on substituted service',
              '3 working days',
              '2 working days',
              '5 working days',
            ],
            [
              'Decision on who a respondent is',
              '3 working days',
              '2 working days',
              '5 working days',
            ],
            [
              'Decision on more time to answer',
              '2 working days',
              '1 working day',
              '3 working days',
            ],
            ['First step towards the tribunal', '10 days', '7 days', '30 days'],
            [
              'Next step after the replies to a list of names',
              '2 working days',
              '1 working day',
              '3 working days',
            ],
          ],
        },
        {
          caption: 'Periods of a mediation and a conciliation',
          head: ['Step', 'Mediation', 'Conciliation'],
          rows: [
            ['Reply to an invitation', '30 days', '30 days (section 62(4))'],
            [
              'Appointment',
              '7 days, then 7 by the institution',
              '7 days, then 7 by the institution',
            ],
            ['Objection after disclosure', '7 days', '7 days'],
            [
              'Completion',
              '120 days, 60 more by agreement',
              '21 days, 10 more by agreement (target)',
            ],
          ],
        },
      ],
    },
    {
      id: 'schedule-of-fees',
      title: { en: 'Schedule of fees', hi: 'फ़ीस की सूची', mr: 'फी तक्ता' },
      clauses: [
        'The figures are the same in rupees, US dollars and pounds sterling. The currency is that of the claim, and nothing is converted. Taxes come on top. The [calculator](/munch-fee-calculator) gives an estimate; the registrar’s written statement counts.',
        {
          caption: 'Fees of a case',
          head: ['Fee', 'Amount', 'Who pays, and when'],
          rows: [
            [
              'Registration fee',
              grouped(REGISTRATION_FEE),
              'The claimant, when the claim is filed. Not refunded, except a part of it that was paid for a request that lapsed. Credited towards the claimant’s share of the administrative fee',
            ],
            [
              'Administrative fee',
              grouped(ADMINISTRATIVE_FEE),
              'Both sides in equal shares, when the tribunal or neutral is appointed',
            ],
            [
              'Tribunal fee',
              `one of twelve steps, ${grouped(TRIBUNAL_FEES[0])} to ${grouped(TRIBUNAL_FEES[11])}`,
              'Both sides in equal shares, as deposits',
            ],
          ],
        },
        `The twelve steps of the tribunal fee are ${TRIBUNAL_FEES.map(grouped).join('; ')}. A step is the fee of the whole tribunal, or of the mediator or conciliator, and does not change with the number of arbitrators.`,
        'The parties agree on the step with the registrar, in the light of the sum in dispute, the number of papers and witnesses, and the work to be expected. If they do not agree within 7 days, the registrar fixes it with reasons. In a domestic arbitration it is then not above what the Fourth Schedule of the Act gives for one arbitrator and the same sum.',
        'The sum in dispute is the total of claims and counterclaims, without the costs of the arbitration.',
      ],
    },
  ],
};

/** 105,000: thousands as the calculator of this site writes them. */
function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}
