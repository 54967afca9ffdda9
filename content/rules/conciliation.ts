import type { LegalTextPart } from '../legal-text.ts';

export const conciliation: LegalTextPart = {
  title: { en: 'Part G. Conciliation', hi: 'भाग G. सुलह', mr: 'भाग G. समेट' },
  sections: [
    {
      id: 'conciliation-start',
      title: { en: 'Beginning a conciliation', hi: 'सुलह की शुरुआत', mr: 'समेटाची सुरुवात' },
      clauses: [
        'One party invites the other in writing, through the institution. The conciliation begins when the other accepts in writing. If there is no reply within 30 days, or the time named in the invitation, the inviting party may treat that as a refusal and tells the other so (section 62).',
        'During a conciliation no party begins an arbitration or a suit on the same dispute, except where that is needed to preserve its rights (section 77).',
      ],
    },
    {
      id: 'conciliator',
      title: { en: 'The conciliator', hi: 'सुलहकर्ता', mr: 'समेटकर्ता' },
      clauses: [
        'There is one conciliator, unless the parties agree on two or three, who act jointly (section 63). The parties agree on the person, or ask the institution to recommend or appoint one (section 64).',
        'The conciliator is independent and impartial, is guided by objectivity, fairness and justice, and may at any stage propose a settlement (section 67). The Code of Civil Procedure and the law of evidence do not bind (section 66).',
      ],
    },
    {
      id: 'conciliation-conduct',
      title: { en: 'Conduct of a conciliation', hi: 'सुलह कैसे चलती है', mr: 'समेटाचे कामकाज' },
      clauses: [
        'Each party files a short statement (section 65). The conciliator meets the parties together or one by one, in the manner that they prefer (section 69), and follows the time in rule 44.',
        'A fact that one party tells is passed to the other, so that it can answer, unless it was told on the condition that it be kept confidential (section 70).',
        'Deposits are equal. If one is unpaid after 30 days, the conciliator may suspend or end the proceedings (sections 78 and 79).',
      ],
    },
    {
      id: 'conciliation-confidence',
      title: { en: 'Confidence in conciliation', hi: 'सुलह में गोपनीयता', mr: 'समेटातली गोपनीयता' },
      clauses: [
        'All matters are confidential, including the settlement, except where its disclosure is needed to implement it (section 75). Views, admissions, proposals and the willingness to accept one are not evidence in any arbitration or suit (section 81).',
        'The conciliator does not act as arbitrator, representative or witness in the same dispute, unless all parties agree in writing (section 80).',
      ],
    },
    {
      id: 'conciliation-end',
      title: { en: 'Settlement and end', hi: 'समझौता और अंत', mr: 'तडजोड आणि शेवट' },
      clauses: [
        'When the elements of a settlement are there, the conciliator formulates its terms, takes the parties’ observations and reformulates. The signed agreement is final and binding. The conciliator authenticates it and gives a copy to each (section 73). It has the status of an award on agreed terms (section 74).',
        'A conciliation ends with that signature, by a declaration of the conciliator, by a declaration of the parties, or by a written declaration of one of them (section 76).',
        'If a mediation or conciliation ends without a settlement, an arbitration may follow if a basis under rule 11 is shown, with a new neutral.',
      ],
    },
  ],
};
