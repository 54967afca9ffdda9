import type { LegalTextPart } from '../legal-text.ts';

export const awards: LegalTextPart = {
  title: {
    en: 'Part E. Settlement and award',
    hi: 'भाग E. समझौता और अवॉर्ड',
    mr: 'भाग E. तडजोड आणि निवाडा',
  },
  sections: [
    {
      id: 'settlement',
      title: {
        en: 'Settlement during the arbitration',
        hi: 'आर्बिट्रेशन के बीच समझौता',
        mr: 'लवाद सुरू असताना तडजोड',
      },
      clauses: [
        'The parties may settle at any time. If they ask for it and the tribunal does not object, the settlement is recorded as an award on agreed terms, with the same status as any other award (section 30).',
        'With the consent of all parties, mediation or conciliation may be tried meanwhile, by a person who is not an arbitrator in the case. The periods of the arbitration run on, unless all sign an extension that the law allows.',
      ],
    },
    {
      id: 'time-for-award',
      title: { en: 'Time for the award', hi: 'अवॉर्ड की समय-सीमा', mr: 'निवाड्याची मुदत' },
      clauses: [
        'The award is made within twelve months of the day on which the pleadings are complete (section 29A(1)). In an international commercial arbitration the tribunal endeavours to keep that time.',
        'The parties may extend this by consent, by up to six months (section 29A(3)). Silence is not consent.',
        'In the expedited procedure the award is made within six months of the day on which the tribunal enters on the reference (section 29B(4)).',
        'If the time runs out, the mandate ends unless a court extends it, before or after (section 29A(4) and (5)). Until then the tribunal makes no order.',
        'The shorter times of rule 44 are targets. Missing one has no effect on the award.',
      ],
    },
    {
      id: 'form',
      title: { en: 'Form of the award', hi: 'अवॉर्ड कैसा लिखा जाए', mr: 'निवाड्याचे स्वरूप' },
      clauses: [
        'The award is in writing and signed by the arbitrators, or by the majority with the reason for an omitted signature. It gives reasons, unless the parties agreed otherwise or it is on agreed terms, and states its date and the seat (section 31). An electronic signature that the law recognises is enough.',
        'It decides on interest and costs. Unless it says otherwise, a sum awarded carries interest at two per cent above the current rate of interest on the date of the award, until payment (section 31(7)(b)).',
        'Before signing, the tribunal sends the draft to the institution, which checks its form within the period of rule 44: names, sums, dates, seat, signatures, stamp duty. It does not touch the merits.',
        'The award is stamped according to the law of the seat. For Maharashtra that is article 12 of Schedule I of the Maharashtra Stamp Act.',
      ],
    },
    {
      id: 'delivery',
      title: {
        en: 'Delivery, correction and effect',
        hi: 'अवॉर्ड देना, सुधारना और उसका असर',
        mr: 'प्रत देणे, दुरुस्ती आणि परिणाम',
      },
      clauses: [
        'A signed copy is delivered to each party (section 31(5)). The tribunal may hold the award back for unpaid costs (section 39).',
        'Within 30 days of receipt a party may ask for the correction of a slip, for an interpretation if the parties agreed on that, or for an additional award on a claim that was left out. The tribunal corrects within 30 days and makes an additional award within 60 (section 33).',
        'The award is final and binding (section 35). An application to set it aside is made within three months of receiving it, or, by a party that made a request under section 33, of the day on which that was disposed of, and the court may allow 30 days more, but not after that (section 34(3)). When that time is over the award is enforced like a decree, unless a court has stayed it (section 36).',
      ],
    },
    {
      id: 'ending',
      title: { en: 'Ending without an award', hi: 'बिना अवॉर्ड के समापन', mr: 'निवाड्याशिवाय शेवट' },
      clauses: [
        'The case ends if the claimant withdraws and the respondent has no legitimate interest in a final settlement, if the parties agree, or if going on has become unnecessary or impossible (section 32). The respondent has 7 days to object to a withdrawal.',
        'Fees for work not yet done are returned, except the registration fee of a request that was registered.',
      ],
    },
  ],
};
