import type { Topic } from './topic.ts';

export const ai: Topic = {
  id: 'ai',
  tab: { en: 'AI-Powered Mediation', hi: 'AI की मदद से मीडिएशन', mr: 'AI च्या मदतीने मध्यस्थी' },
  lead: { en: 'Three questions about software in the room.', hi: 'कमरे में सॉफ़्टवेयर पर तीन सवाल।', mr: 'खोलीतल्या सॉफ्टवेअरबद्दल तीन प्रश्न.' },
  faqs: [
    {
      id: 'ai-what-it-does',
      question: 'What does AI do in a mediation?',
      answer:
        'It is a helper of the people in the room. Under our rules software may sort papers, transcribe, translate, or suggest names of neutrals, once both sides have been told which tool is used and what for. We are also building a negotiation room in which each side says in private what matters, and software looks for deals that both could live with, and says why. It is not open yet. A proposal from it will be a suggestion, never advice, and you lose nothing by saying no.',
    },
    {
      id: 'ai-who-decides',
      question: 'Can software decide my case?',
      answer:
        'No. Under our rules it makes no finding and no decision, and a person checks its work. In a mediation nobody decides at all: a settlement exists only once you have signed it. In an arbitration the award is made and signed by the arbitrators, who are people, and it must give reasons unless you agreed otherwise (Arbitration and Conciliation Act 1996, section 31). If you ever have the feeling that a machine has judged you, say so in writing and ask how the decision was reached.',
    },
    {
      id: 'ai-private',
      question: 'Does the AI tell the other side what I said, and can I refuse it?',
      answer:
        'What you say in confidence stays in confidence, whether a person or a tool hears it. The law of mediation asks for that at all times online (Mediation Act 2023, sections 22 and 30, as far as they are in force), and the law of conciliation does too (Arbitration and Conciliation Act 1996, sections 70 and 75). You may object to the use of software on your papers. Online mediation itself needs your written consent. Do not type secrets of a case into public AI tools; nobody can take them back.',
    },
  ],
};
