import type { LegalTextPart } from '../legal-text.ts';

export const mediation: LegalTextPart = {
  title: { en: 'Part F. Mediation', hi: 'भाग F. मीडिएशन', mr: 'भाग F. मध्यस्थी' },
  sections: [
    {
      id: 'mediation-start',
      title: { en: 'Beginning a mediation', hi: 'मीडिएशन की शुरुआत', mr: 'मध्यस्थीची सुरुवात' },
      clauses: [
        'A mediation begins when both sides have agreed to it in writing, before or after the dispute arose. Online mediation needs the written consent of both (section 30 of the Mediation Act, 2023). A matter in the First Schedule of that Act is not mediated.',
        'The Mediation Act, 2023 applies as far as its provisions have been brought into force. Where they have not, the mediation rests on the agreement of the parties, who may choose in writing that Part III of the Arbitration and Conciliation Act, 1996 applies, so that a signed settlement has the status that section 74 gives it.',
      ],
    },
    {
      id: 'mediator',
      title: { en: 'The mediator', hi: 'मीडिएटर', mr: 'मध्यस्थ' },
      clauses: [
        'The parties choose the mediator. If they do not within 7 days, the institution appoints one within 7 more. The mediator discloses in writing whatever could raise a doubt, and the parties have 7 days to object.',
        'The mediator helps the parties to find their own solution, may meet them together or separately, imposes nothing and gives no ruling. A mediator is not an arbitrator, lawyer or witness in the same dispute later (section 17).',
      ],
    },
    {
      id: 'mediation-time',
      title: {
        en: 'Time, and the end of a mediation',
        hi: 'समय, और मीडिएशन का अंत',
        mr: 'मध्यस्थीची मुदत आणि शेवट',
      },
      clauses: [
        'A mediation is completed within 120 days of the first appearance before the mediator. The parties may agree on up to 60 days more (section 18).',
        'It ends with a signed and authenticated settlement, with the mediator’s declaration that more effort is of no use, when a party opts out in writing, or when the time is over (section 24). If there is no settlement, the mediator reports only that, without reasons (section 21).',
      ],
    },
    {
      id: 'mediation-confidence',
      title: { en: 'Confidence in mediation', hi: 'मीडिएशन में गोपनीयता', mr: 'मध्यस्थीतली गोपनीयता' },
      clauses: [
        'What is said, offered, admitted or written for a mediation is confidential and may not be used in an arbitration or a court (sections 22 and 23). The exceptions are those of the law, among them threats, plans for an offence, domestic violence, child abuse, and an imminent danger to public health or safety.',
        'Nobody records a session.',
      ],
    },
    {
      id: 'mediated-settlement',
      title: {
        en: 'The mediated settlement',
        hi: 'मीडिएशन से हुआ समझौता',
        mr: 'मध्यस्थीतून झालेली तडजोड',
      },
      clauses: [
        'A settlement is in writing, signed by the parties and authenticated by the mediator. Each party gets a copy through the institution (section 19). It may be registered within 180 days of the authenticated copy (section 20).',
        'It is enforced like a judgment or decree (section 27). It may be challenged within 90 days, and 90 more for sufficient cause, only for fraud, corruption, impersonation, or because the matter could not be mediated (section 28).',
        'Costs are shared equally unless the parties agree otherwise (section 25).',
      ],
    },
  ],
};
