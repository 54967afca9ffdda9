import type { LegalTextPart } from '../legal-text.ts';

export const conductOfCase: LegalTextPart = {
  title: {
    en: 'Part D. Conduct of the case',
    hi: 'भाग D. केस कैसे चलता है',
    mr: 'भाग D. प्रकरणाचे कामकाज',
  },
  sections: [
    {
      id: 'equal-treatment',
      title: { en: 'Equal treatment', hi: 'बराबर का बर्ताव', mr: 'समान वागणूक' },
      clauses: [
        'The parties are treated with equality, and each is given a full opportunity to present its case (section 18). Within that, the tribunal conducts the case as it finds right. It is not bound by the Code of Civil Procedure, 1908 or the law of evidence (section 19).',
        'The seat is the place the parties agree on, and otherwise Mumbai. The award is made there, wherever people sit during a hearing (section 20).',
      ],
    },
    {
      id: 'first-meeting',
      title: { en: 'Preliminary meeting', hi: 'पहली बैठक', mr: 'प्राथमिक बैठक' },
      clauses: [
        'Within the period of rule 44 the tribunal meets the parties, online unless they agree otherwise. It then issues its first order: seat, language, procedure, issues, timetable to the award, manner of filing, hearings, the tools that may be used, and the fees as fixed.',
        'The parties may sign there that there shall be no oral hearing. Without such a signature any party may ask for one, except in the expedited procedure.',
      ],
    },
    {
      id: 'pleadings',
      title: { en: 'Pleadings', hi: 'दावे और जवाब', mr: 'लेखी बाजू' },
      clauses: [
        'The statement of claim, the defence with any counterclaim, and the replies are filed within the periods of rule 44. They are complete within six months of the day on which all arbitrators received notice of their appointment (section 23(4)).',
        'A claim may be changed unless that comes too late or is unfair to the other side (section 23(3)).',
        'If the claimant files no statement of claim without sufficient cause, the tribunal ends the case (section 25(a)).',
      ],
    },
    {
      id: 'evidence',
      title: { en: 'Evidence', hi: 'सबूत', mr: 'पुरावे' },
      clauses: [
        'Each party proves what it relies on. Papers are numbered and searchable. Statements of witnesses are in writing, signed, and say in which language they were made.',
        'The tribunal decides what is admissible and what weight it has. It may order a party to show a paper, appoint an expert after hearing the parties (section 26), or ask the court for help in taking evidence (section 27).',
      ],
    },
    {
      id: 'hearings',
      title: { en: 'Online hearings', hi: 'ऑनलाइन सुनवाई', mr: 'ऑनलाइन सुनावण्या' },
      clauses: [
        'Hearings are private and held by video, unless the tribunal orders a room after hearing the parties. Notice of at least 7 days is given, with the link, the time in India and a number to call if the link fails.',
        'Everyone who is present says so and shows who they are. A witness is alone, has no notes but the numbered papers, and shows the room when asked. Nobody coaches a witness.',
        'Each party tests its connection before. If a party drops out, the hearing stops until it is back; if it cannot come back, the hearing goes on another day. Nothing is decided in its absence for that reason.',
        'The tribunal decides if a hearing is recorded, and tells all before it begins. The recording is part of the confidential record. Nobody else records.',
        'A party that needs a phone line, an interpreter, captions, breaks or a room with a computer because of a disability, cost or lack of a connection says so, and the tribunal finds a fair way.',
        'Hearings are held from day to day as far as possible, and are put off only for sufficient cause (section 24(1)).',
      ],
    },
    {
      id: 'interim',
      title: { en: 'Interim measures', hi: 'बीच के आदेश', mr: 'अंतरिम उपाय' },
      clauses: [
        'On application, and after hearing the other side, the tribunal may order interim measures. Such an order is enforceable like that of a court (section 17). Before the tribunal is there, and where its order would not help, a party may go to the court under section 9.',
        'These rules know no emergency arbitrator.',
      ],
    },
    {
      id: 'absence',
      title: { en: 'When a party stays away', hi: 'जब कोई पक्ष न आए', mr: 'एखादा पक्ष आलाच नाही तर' },
      clauses: [
        {
          text: 'If a respondent files no defence, or a party does not come to a hearing, the tribunal may go on and decide on the evidence (section 25(b) and (c)), but only when:',
          list: [
            'service on that party is proved under rule 4',
            'the period has passed',
            'a final warning has been served and 7 more days have passed',
            'no request to reopen is pending',
          ],
        },
        'Staying away is not an admission. The claimant still proves its case.',
        'A party that shows sufficient cause within 15 days of learning of it, and before the award, is heard, on terms that the tribunal finds fair.',
      ],
    },
    {
      id: 'fees',
      title: {
        en: 'Fees, deposits and costs',
        hi: 'फ़ीस, अग्रिम जमा और ख़र्च',
        mr: 'फी, आगाऊ फी आणि खर्च',
      },
      clauses: [
        'The fees are those of the schedule in rule 45, as it stands when the request is filed. The parties have agreed to it by agreeing to these rules (section 11(14), Explanation). It takes the place of the Fourth Schedule of the Act.',
        'The tribunal’s fee is fixed once, in writing, before the appointment takes effect. The tribunal does not raise it. A change needs the written agreement of all parties and the institution.',
        'Unless the law or the parties say otherwise, the sides deposit equal shares. If one does not pay within 30 days of the demand, the other may pay for it; if nobody does, the registrar suspends, and after 30 more days the tribunal may end, the claim or counterclaim concerned (section 38).',
        'An arbitrator receives payments through the institution only.',
        'The tribunal decides who bears the costs in the end. As a rule, the side that loses pays (section 31A). An agreement that a party pays its own share in any event counts only if it was made after the dispute arose.',
        'A party that cannot afford the registration fee may ask the registrar for a waiver, with reasons.',
      ],
    },
  ],
};
