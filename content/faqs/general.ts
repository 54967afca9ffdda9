import type { Topic } from './topic.ts';

export const general: Topic = {
  id: 'general',
  tab: { en: 'General', hi: 'आम सवाल', mr: 'सर्वसाधारण' },
  lead: { en: 'Nine general questions.', hi: 'नौ आम सवाल।', mr: 'नऊ सर्वसाधारण प्रश्न.' },
  faqs: [
    {
      id: 'general-what-is-odr',
      question: 'What is online dispute resolution?',
      answer:
        'It is a way to end a dispute without a courtroom. Papers are exchanged online, and talks and hearings are held by message or video. In mediation and conciliation a neutral person helps both sides to agree, and nobody can force a result on you. In arbitration a neutral person hears both sides and decides. The law accepts electronic records and signatures for almost every paper a case needs (Information Technology Act 2000, sections 4 and 5), so nothing counts less because it was not printed.',
    },
    {
      id: 'general-notice',
      question: 'I have received a notice. What should I do first?',
      answer:
        'Write down the day it came, because your time to answer runs from then. Under our rules it is 15 days in the online procedure, 10 in the expedited and 30 in the ordinary one. Read who is asking, for what, and which contract they point to. Then answer in writing, even if your answer is that nobody here may decide this. That objection must come no later than your statement of defence (Arbitration and Conciliation Act 1996, section 16). A reply is not a confession, and reading the notice costs you nothing. If you are unsure, show it to a lawyer soon.',
    },
    {
      id: 'general-binding',
      question: 'Is a decision made here binding?',
      answer:
        'An arbitration award is final and binds both sides (Arbitration and Conciliation Act 1996, section 35). When the time for a challenge is over, it is enforced like a court’s decree, unless a court has stayed it (section 36). A challenge has few grounds and must reach the court within three months of receiving the award; the court may allow 30 days more (section 34). A mediator or conciliator decides nothing. There, you are bound only by terms that you have signed. Signed in a conciliation and authenticated by the conciliator, such terms have the status of an award (sections 73 and 74).',
    },
    {
      id: 'general-how-long',
      question: 'How long will my case take?',
      answer:
        'Our target for most cases is 4–9 weeks, and less for a simple online order. A target is not a promise: each side gets its full time to answer. The outer limits come from the Arbitration and Conciliation Act 1996. Both sides’ statements must be complete within six months of the arbitrators’ notice of appointment (section 23). The award follows within twelve months, or up to eighteen if both agree (section 29A). In the fast track the limit is six months in all (section 29B). A mediation under our rules ends within 120 days, or 180 if both agree.',
    },
    {
      id: 'general-cost',
      question: 'What does it cost?',
      answer:
        'Whoever files pays a registration fee of 5,000. It is not returned, but it counts towards that side’s share of the administrative fee. The administrative fee of 2,500 and a tribunal fee between 8,000 and 120,000 are shared equally as deposits, plus taxes. At the end the tribunal decides who bears the costs, and the rule is that the losing side does (Arbitration and Conciliation Act 1996, section 31A). If you are the one being asked, receiving the notice is free, and under our rules no fee may be asked of you until a valid basis for the case has been shown.',
    },
    {
      id: 'general-lawyer',
      question: 'Do I need a lawyer?',
      answer:
        'No. You may speak for yourself, or let a lawyer or another person act for you with your written authority. Arbitrators are not bound by the strict rules of court procedure and evidence (Arbitration and Conciliation Act 1996, section 19), so plain words and clear papers go a long way. Still, take advice if much is at stake or if you doubt that the case belongs here. Many people can get a lawyer free of charge from the legal services authority of their district (Legal Services Authorities Act 1987, section 12). We are not a law firm and advise neither side.',
    },
    {
      id: 'general-documents',
      question: 'Who can see my documents?',
      answer:
        'The two sides and those who act for them, the neutral, and the staff who run the case. Whatever one side gives an arbitrator must also go to the other side (Arbitration and Conciliation Act 1996, section 24), so nobody writes to the tribunal behind your back. Beyond that, the proceedings are confidential; an award may be shown where that is needed to enforce it (section 42A). What you tell a conciliator in confidence is not passed on (section 70). Before you file a paper, black out all but the last four digits of any Aadhaar number.',
    },
    {
      id: 'general-no-reply',
      question: 'What if the other side does not respond?',
      answer:
        'Silence alone wins nothing. We first check that the notice really arrived. If no valid agreement to arbitrate is shown, silence is not a yes, and our rules appoint nobody. If there is a valid agreement, the arbitrator may go on without the silent side, but must still decide on the evidence, and silence is not an admission (Arbitration and Conciliation Act 1996, section 25). So if you are the one who has been silent, write now: late is better than never. Mediation and conciliation need two. An invitation to conciliate that has no reply after 30 days may be treated as refused (section 62).',
    },
    {
      id: 'general-switch',
      question: 'Can I switch from mediation to arbitration?',
      answer:
        'Yes, if there is a valid basis for it: a clause in your contract, a new agreement of all sides, or a court’s order. You then get another neutral. A conciliator does not become your arbitrator unless the parties agree (Arbitration and Conciliation Act 1996, section 80), and what was offered or admitted in the talks cannot be used as evidence (section 81). It works the other way too. During an arbitration both sides may stop to talk, and a settlement can be recorded as an award (section 30). The clocks of the arbitration run on meanwhile.',
    },
  ],
};
