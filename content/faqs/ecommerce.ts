import type { Topic } from './topic.ts';

export const ecommerce: Topic = {
  id: 'ecommerce',
  tab: { en: 'E-Commerce Disputes', hi: 'ई-कॉमर्स के विवाद', mr: 'ई-कॉमर्स वाद' },
  lead: {
    en: 'Nine questions from buyers, sellers and suppliers.',
    hi: 'ख़रीदारों, बेचने वालों और सप्लायर के नौ सवाल।',
    mr: 'खरेदीदार, विक्रेते आणि पुरवठादारांचे नऊ प्रश्न.',
  },
  faqs: [
    {
      id: 'ecommerce-clause',
      question: 'The shop’s terms say arbitration. Have I lost the consumer commission?',
      answer:
        'No. A buyer’s way to the consumer commission stays open beside other remedies (Consumer Protection Act 2019, section 100), and a clause in the terms cannot close it. The Supreme Court confirmed that in Emaar MGF v Aftab Singh (2018). Arbitration is your choice, and our rules say that you are to be told so. If you do agree to it after the dispute has begun, you are choosing one road, so look first at both: the commission costs little to enter, and arbitration may be quicker. The National Consumer Helpline, 1915, is free.',
    },
    {
      id: 'ecommerce-small',
      question: 'Is my order too small for this?',
      answer:
        'For arbitration, often yes. If the fees would eat the claim, it is the wrong tool, and our fee calculator shows that in a minute. Start with the seller, then the platform’s grievance officer, then the National Consumer Helpline on 1915, which costs nothing. A complaint to the consumer commission can be filed online, and small claims pay no fee or a low one (Consumer Protection Act 2019, section 35). A mediation can make sense when several orders, or a business relation, hang on the same quarrel.',
    },
    {
      id: 'ecommerce-refund',
      question: 'I sent the parcel back but got no refund. What helps?',
      answer:
        'Proof in order: the order number, the return label, the courier’s scan, and your bank statement without the refund. Write to the platform’s grievance officer, who must acknowledge your complaint within 48 hours and deal with it within a month (Consumer Protection (E-Commerce) Rules 2020, rule 4). Save the answer, and the listing and return policy as they stood that day. If nothing comes, the helpline on 1915 or the consumer commission is open to you. If you and the seller prefer to talk with a neutral person, mediation is open too.',
    },
    {
      id: 'ecommerce-time-limit',
      question: 'How long do I have to bring a claim?',
      answer:
        'A consumer complaint must be filed within two years of the day on which its cause arose. The commission may accept a later one for good cause (Consumer Protection Act 2019, section 69). Most claims under a contract, for instance for an unpaid invoice, have three years (Limitation Act 1963, article 55 for breach of contract). The same periods count in an arbitration (Arbitration and Conciliation Act 1996, section 43). Talking, complaining to support and waiting for a promised refund do not stop these clocks. Put the last day in your calendar now.',
    },
    {
      id: 'ecommerce-how-fast',
      question: 'How fast can an e-commerce dispute end?',
      answer:
        'The target for a simple one is 5–10 days, counted from the day on which both sides have agreed to come. That is an aim and not a promise, because the other side must have time to read and answer. What makes it quick is a clear file: order, payment, photographs, messages, and the sum you ask for. What makes it slow is a notice that cannot be delivered, so give us every address of the other side that you know. A settlement can be signed at any moment on the way.',
    },
    {
      id: 'ecommerce-payout',
      question: 'A marketplace holds back my payouts. Can I bring it here?',
      answer:
        'If your seller agreement names this institution, or the marketplace agrees in writing, yes (Arbitration and Conciliation Act 1996, section 7). Many agreements name another institution or a city far away, so read that page first. As a seller you are mostly not a consumer, and the contract decides. Ask in writing for the reason of the hold, the clause, and the orders concerned. Then list what is undisputed and ask for that part at once. Export your sales reports while you still have access to the account.',
    },
    {
      id: 'ecommerce-small-supplier',
      question: 'A buyer has not paid my small firm. What are my rights?',
      answer:
        'Stronger than most owners know. A buyer must pay a micro or small enterprise by the agreed day, and within 45 days at most. Later payment costs compound interest at three times the Reserve Bank’s bank rate (Micro, Small and Medium Enterprises Development Act 2006, sections 15 and 16). You may go to the Facilitation Council, even if your contract says arbitration (section 18; Gujarat State Civil Supplies v Mahakali Foods, 2022). Have your Udyam registration, the invoices and the proof of delivery ready. Whether you were registered when you supplied matters.',
    },
    {
      id: 'ecommerce-fake',
      question: 'I was sold a fake. Who answers for it, the seller or the platform?',
      answer:
        'The seller first. Who else depends on what they did. A platform that only lets others sell has some protection for what others put up (Information Technology Act 2000, section 79), but loses it if it takes part or does not act once it knows. For harm by a defective product, the Consumer Protection Act 2019 lets you claim from maker, seller or service provider (sections 83 to 86). Keep the parcel, its labels and the listing. Do not throw away the packing. A mass of fakes is a case for the Central Consumer Protection Authority.',
    },
    {
      id: 'ecommerce-seller-served',
      question: 'A buyer has brought a complaint against my shop. What now?',
      answer:
        'Look first at where it comes from. A notice of a consumer commission has a hard limit: your written version is due within 30 days, and the commission can add 15 at most (Consumer Protection Act 2019, section 38). An invitation to mediate or conciliate is only an invitation. You may accept it, decline it, or offer a refund and be done. Whatever it is, answer politely and in writing, stop any automatic messages to the buyer, and save the order, the delivery proof and the chat. Many such cases end with one clear letter.',
    },
  ],
};
