import { h, list, type Post, p, quote } from './post.ts';

export const feesExplained: Post = {
  id: '4',
  date: '2026-06-16',
  title: {
    en: 'What an arbitration costs, line by line',
    hi: 'आर्बिट्रेशन का ख़र्च, एक-एक मद',
    mr: 'लवादाचा खर्च, एकेक बाब',
  },
  excerpt: {
    en: 'Registration, administration, tribunal, stamp duty, lawyers. Where each rupee goes, who pays first, and who pays in the end.',
    hi: 'रजिस्ट्रेशन, प्रशासन, ट्रिब्यूनल, स्टाम्प ड्यूटी, वकील। हर रुपया कहाँ जाता है, पहले कौन देता है, और आख़िर में कौन।',
    mr: 'नोंदणी, प्रशासन, लवाद मंडळ, मुद्रांक शुल्क, वकील. प्रत्येक रुपया कुठे जातो, आधी कोण भरते, आणि शेवटी कोण.',
  },
  views: 1431,
  comments: 6,
  isLiked: true,
  picture: 'b5',
  onlyEnglish: true,
  body: [
    p(
      'Nobody likes a bill with one big number. This is the bill of an arbitration taken apart. The figures for our own fees are those of the fee calculator on this site. They are an indication, they leave out taxes, and your own case can differ.',
    ),
    h('The five lines'),
    list(
      'Registration: 5,000. The claimant pays it when the claim is filed. It is not given back, and it counts towards the claimant’s share of the administrative fee.',
      'Administration: 2,500. This is for the work of the institution: papers, dates, notices, rooms.',
      'Tribunal: the fee of the person or people who decide. Our list runs in twelve steps from 8,000 to 120,000.',
      'Your own costs: a lawyer if you take one, experts, translations, travel.',
      'Stamp duty on the award, where the state asks for it.',
    ),
    p(
      'The calculator’s total also includes the amount in dispute, since that is what is at stake altogether. Read the line that says which part of it is fees. One more thing it does not do: it does not convert. The fixed fees are the same number in rupees, dollars and pounds.',
    ),
    h('What the law has as a model'),
    p(
      'The Fourth Schedule of the Arbitration and Conciliation Act 1996 holds a model fee for tribunals that a court appoints. For a dispute of up to ₹5 lakh it is ₹45,000 for each arbitrator. For ₹10 lakh it is ₹62,500. For one crore it is ₹3,37,500. A sole arbitrator may have a quarter more: ₹78,125 in the case of the ₹10 lakh. Above that it climbs slowly, and it stops at ₹30 lakh for each arbitrator.',
    ),
    p(
      'The model does not bind parties who have agreed to the rules of an institution; section 11(14) says so. In ONGC v Afcons in August 2022 the Supreme Court cleared up two old quarrels. The ceiling holds for each arbitrator. And a tribunal cannot raise its own fees against the will of the parties. Fees should be settled in the open, at the first meeting.',
    ),
    quote(
      'A fee that is agreed at the start is a fact. A fee that is announced at the end is a dispute.',
    ),
    h('Who pays first'),
    p(
      'Usually both sides put down a deposit in equal shares. Section 38 lets the tribunal fix it, and it may set one sum for the claim and another for the counterclaim. If one side does not pay its share, the other may pay it for now. If nobody does, the tribunal may suspend or end that part of the case. Under section 39 it may hold back the award until it has been paid.',
    ),
    h('Who pays in the end'),
    p(
      'Section 31A gives the tribunal the power to decide. The general rule is that the side that loses pays the other side’s reasonable costs. But the tribunal looks at how everyone behaved: Was a sensible offer refused? Was a hopeless point fought for weeks? Did someone delay? An agreement that a party will pay its own costs whatever happens is only good if it was made after the dispute arose.',
    ),
    p(
      'So a fair offer, made in writing and early, is not only decent. It can save you money even if it is refused.',
    ),
    h('Do not forget the stamp'),
    p(
      'An award is a document, and states tax documents. In Maharashtra, for awards about money or movable things made on or after 14 October 2024, the duty is 0.75 per cent up to ₹50 lakh: an award of ₹10 lakh needs ₹7,500. Above ₹50 lakh the rate falls in two steps. An award about land or a flat is treated differently and costs more. An award without its stamp can be signed, but it cannot be used until the duty is paid.',
    ),
    h('Five ways to spend less'),
    list(
      'Agree on one arbitrator. Three cost about three times as much. Two are not possible in an arbitration, since section 10 asks for an odd number.',
      'Agree on a fast track. Under section 29B the case is mostly decided on papers, and the award is due in six months.',
      'Agree on what you agree. A page of facts that nobody disputes saves a day of hearing.',
      'Meet online. Nobody bills a call for the taxi.',
      'Settle what can be settled, and arbitrate only the rest.',
    ),
    p(
      'And before you begin, compare the whole bill with the amount in dispute. If the first is close to the second, try mediation. If the other side has no money, a perfect award will not find any. Sometimes the cheapest line on the bill is the one that you decide not to write.',
    ),
  ],
};
