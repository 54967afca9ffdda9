import type { Topic } from './topic.ts';

export const sports: Topic = {
  id: 'sports',
  tab: { en: 'Sports Disputes', hi: 'खेल के विवाद', mr: 'खेळातील वाद' },
  lead: {
    en: 'Eight questions from players, coaches, clubs and sponsors.',
    hi: 'खिलाड़ियों, कोच, क्लब और स्पॉन्सर के आठ सवाल।',
    mr: 'खेळाडू, प्रशिक्षक, क्लब आणि प्रायोजकांचे आठ प्रश्न.',
  },
  faqs: [
    {
      id: 'sports-kinds',
      question: 'Which sports disputes can come here?',
      answer:
        'Those about money and promises: a salary that stopped, a bonus, a release letter, an agent’s commission, a sponsor who left, a photograph used after the deal ran out, an event that was called off. All sides must have agreed in writing to arbitrate (Arbitration and Conciliation Act 1996, section 7), in the contract or after the quarrel began. For mediation it is enough that both say yes. Doping, match-fixing and assault do not come here, whatever a contract says. They belong to the bodies and courts that the law names.',
    },
    {
      id: 'sports-federation',
      question: 'My federation’s rules name another body. Can I still come here?',
      answer:
        'Only if everybody concerned agrees anew, in writing (Arbitration and Conciliation Act 1996, section 7). Many rulebooks name an internal committee first, and then the Court of Arbitration for Sport in Lausanne. You are usually bound by the ladder you joined under, and its first step can close within days, so do not let that date pass while you write to us. The National Sports Governance Act 2025 also provides for a National Sports Tribunal for disputes of recognised national bodies. Where it has the power to decide, it is the place to go.',
    },
    {
      id: 'sports-doping',
      question: 'I have been charged with doping. Can you take my case?',
      answer:
        'No, and no contract can change that. Doping cases in India go to the disciplinary panel, and from there to the appeal panel, under the National Anti-Doping Act 2022. Your notice names the days you have, and they are few. Read it today, ask for your file, and speak to a lawyer who knows this field. What could come here is the money side: for instance, whether a sponsor was allowed to end your contract, if you and the sponsor have agreed to arbitrate that.',
    },
    {
      id: 'sports-selection',
      question: 'I was left out of the team. Can an arbitrator put me in?',
      answer:
        'No. A tribunal does not weigh one athlete against another. If you and the body have agreed to arbitrate, it can ask whether the published policy was followed, whether you were heard, and whether somebody with an interest sat in the room. It may then say that the choice must be made again. Where a federation acts in a public role, you may also go to the High Court under article 226 of the Constitution, which the Supreme Court noted in Zee Telefilms v Union of India (2005). With a date near, that may be the quicker door.',
    },
    {
      id: 'sports-urgent',
      question: 'The match is in a week. Can anything be done in time?',
      answer:
        'A full decision in a week is unlikely, because the other side must be heard. A holding order can be faster. Before an arbitrator is in place, you may ask a court for one (Arbitration and Conciliation Act 1996, section 9). If the court grants it, the arbitration must begin within 90 days or the time the court gives. Once an arbitrator is appointed, he or she can make such orders too (section 17). Both sides may also sign up for the fast track, mostly on papers alone (section 29B). Name the date that cannot move in your first line.',
    },
    {
      id: 'sports-unpaid',
      question: 'My club has not paid me. Which papers do I need?',
      answer:
        'The contract with every change to it, the page with the dispute clause, your bank entries, and the messages in which somebody promised, delayed or refused to pay. Make a short table: month, due, paid, open. Add proof that you did your part, such as squad lists or attendance. Most money claims must be brought within three years (Limitation Act 1963), and an arbitration counts as begun only on the day the club receives your request (Arbitration and Conciliation Act 1996, sections 21 and 43). Friendly reminders do not stop that clock.',
    },
    {
      id: 'sports-minor',
      question: 'The player is under 18. Who signs, and who decides?',
      answer:
        'A person under 18 cannot make a binding contract (Indian Contract Act 1872, section 11). So a parent or guardian must act for the player, be named in the papers, and have the player’s interest in mind, not the agent’s. That holds for the playing contract, for an agreement to arbitrate and for a settlement. If a club holds up a paper that only a teenager has signed, take it to a lawyer before you pay or play on it. The player should be asked what he or she wants, in words that fit the age.',
    },
    {
      id: 'sports-press',
      question: 'Will the press hear about my case?',
      answer:
        'Not from us. The parties, the arbitrator and the institution must keep an arbitration confidential. The award may be shown only where that is needed to carry it out or enforce it (Arbitration and Conciliation Act 1996, section 42A). Conciliation is confidential too, with its settlement (section 75). Two things to keep in mind: if a case goes on to a court, its files are more open, and a journalist who hears of the quarrel from somebody else is not bound. Agree with the other side early on one sentence that both may say in public.',
    },
  ],
};
