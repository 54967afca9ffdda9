import type { LegalTextPart } from '../legal-text.ts';

export const beginning: LegalTextPart = {
  title: {
    en: 'Part B. Beginning an arbitration',
    hi: 'भाग B. आर्बिट्रेशन की शुरुआत',
    mr: 'भाग B. लवादाची सुरुवात',
  },
  sections: [
    {
      id: 'request',
      title: { en: 'The request', hi: 'अर्ज़ी', mr: 'विनंती' },
      clauses: [
        {
          text: 'A claimant files a request with the institution. It holds:',
          list: [
            'names, addresses, e-mail addresses and phone numbers of all parties and representatives',
            'the arbitration agreement, with the page on which it stands, and its date',
            'the facts, the claims and the amounts, and the papers relied on',
            'what is proposed on seat, language, procedure and number of arbitrators',
            'any earlier or pending proceeding on the same matter, and the date of any order under section 9',
            'a word on limitation, and on any agreed step that had to come first',
          ],
        },
        'The registration fee of the schedule is paid with the request. If it is not paid within 7 days, the request lapses and may be filed again.',
        'If a court has granted an interim measure before the arbitration, it must commence within 90 days of that order or the time the court allows (section 9(2)). The claimant draws the registrar’s attention to that date.',
      ],
    },
    {
      id: 'scrutiny',
      title: { en: 'Scrutiny', hi: 'अर्ज़ी की जाँच', mr: 'छाननी' },
      clauses: [
        'The registrar checks within the period of rule 44 that the request is complete, and sends one list of defects if it is not. Defects are mended within the period there; otherwise the request is returned.',
        'The registrar also checks, on the face of the papers only, that there is an arbitration agreement and that the dispute may be arbitrated. Not arbitrable are, among others, crimes, matrimonial status, guardianship, insolvency, wills, tenancies protected by rent control laws, and claims of banks and financial institutions that belong before the Debts Recovery Tribunal.',
        'A consumer may go to a consumer commission in spite of a clause signed before the dispute, and a micro or small supplier may go to the Facilitation Council under section 18 of the Micro, Small and Medium Enterprises Development Act, 2006. The registrar tells the parties so.',
        'What the registrar finds here binds nobody. Objections to jurisdiction are decided by the tribunal (section 16).',
      ],
    },
    {
      id: 'basis',
      title: { en: 'The basis of appointment', hi: 'नियुक्ति का आधार', mr: 'नेमणुकीचा आधार' },
      clauses: [
        {
          text: 'The institution appoints an arbitrator, issues a list of names or asks a respondent for a fee only if one of these is shown:',
          list: [
            'Basis A: a clause or contract made before the dispute names the institution or its rules. The claimant files it with page, version and date, and shows that the respondent could read it',
            'Basis B: after the dispute arose, all parties agreed in writing to the institution or to the arbitrator',
            'Basis C: an order of a court, for example under section 8 or 11, or section 89 of the Code of Civil Procedure, 1908',
          ],
        },
        'If none is shown, the institution may only send the respondent an invitation to agree to arbitration. If there is no agreement in 30 days, it closes the file and returns the papers that the claimant needs to ask the court for an appointment under section 11.',
        'Silence is not consent. Taking part is not a waiver. No party alone chooses the arbitrator, the list or those who choose, and nobody with an interest in the outcome does.',
        'The registrar records the basis with reasons. The record is open to all parties and is annexed to the award.',
      ],
    },
    {
      id: 'commencement',
      title: { en: 'Commencement', hi: 'केस कब शुरू माना जाता है', mr: 'सुरुवातीचा दिवस' },
      clauses: [
        'The arbitration commences on the day on which the respondent receives the request to refer the dispute to arbitration, unless the parties have agreed otherwise (section 21); where there are several respondents, with each on that respondent’s own day. Filing with the institution is not enough, also for limitation (section 43).',
        'If limitation may run out within 30 days, the claimant says so in the request, and the first notice goes out on the day on which the request is admitted.',
      ],
    },
    {
      id: 'answer',
      title: { en: 'The answer', hi: 'जवाब', mr: 'उत्तर' },
      clauses: [
        'The respondent answers within the period of rule 44: what is admitted and what is not, any objection to the agreement or the jurisdiction, what is proposed on the points of the request, and any counterclaim or set-off with its amount (section 23(2A)).',
        'An objection to jurisdiction may be raised until the statement of defence, and not later (section 16(2)). Naming an arbitrator or ranking names does not give it up.',
        'If no answer comes, the case goes on. Nothing is taken as admitted.',
      ],
    },
    {
      id: 'several',
      title: {
        en: 'Several parties, several contracts',
        hi: 'कई पक्ष, कई करार',
        mr: 'अनेक पक्ष, अनेक करार',
      },
      clauses: [
        'Claims under several contracts may be brought in one request if their arbitration agreements fit together. Pending cases may be joined if all parties agree, or if the same tribunal sits in all of them and orders it after hearing the parties.',
        'Another person joins the case if that person and all parties agree in writing, or if the tribunal finds that the arbitration agreement binds that person.',
      ],
    },
  ],
};
