import { h, list, type Post, p, quote } from './post.ts';

export const loansAndAppointments: Post = {
  id: '6',
  date: '2026-08-18',
  title: {
    en: 'A loan, a default, and an arbitrator chosen by one side',
    hi: 'एक लोन, एक चूक, और एक पक्ष का चुना आर्बिट्रेटर',
    mr: 'एक कर्ज, थकलेले हप्ते, आणि एकाच बाजूने निवडलेले लवाद पंच',
  },
  excerpt: {
    en: 'Lenders want to recover, borrowers want to be heard. Why an arbitrator picked by the lender alone helps neither of them.',
    hi: 'लोन देने वाले वसूली चाहते हैं, लेने वाले अपनी बात सुनाना। अकेले लोन देने वाले का चुना आर्बिट्रेटर दोनों के काम का क्यों नहीं।',
    mr: 'कर्ज देणाऱ्यांना वसुली हवी, कर्जदारांना आपले म्हणणे ऐकले जायला हवे. फक्त कर्ज देणाऱ्याने निवडलेले लवाद पंच दोघांच्याही उपयोगाचे का नाहीत.',
  },
  views: 1870,
  comments: 22,
  isLiked: false,
  picture: 's-loan',
  onlyEnglish: true,
  body: [
    p(
      'A small loan goes unpaid. The contract has an arbitration clause in small print. A few weeks later a message arrives: an arbitrator has been appointed, the hearing is on Tuesday, here is a link. The borrower has never heard of the arbitrator. The lender picked the name from a list of its own. This scene has been common in India, and the courts have said a good deal about it.',
    ),
    h('Nobody may choose the judge alone'),
    p(
      'Section 12(5) of the Arbitration and Conciliation Act 1996 and its Seventh Schedule bar people who stand too close to one side from acting as arbitrators. In TRF v Energo Engineering in 2017, the Supreme Court added that a person who is barred cannot name someone else instead. In Perkins Eastman v HSCC in 2019 it took the next step: a person who has an interest in the outcome must not have the power to appoint the sole arbitrator.',
    ),
    p(
      'On 8 November 2024 a Constitution Bench looked at the question again in CORE v ECI-SPIC. It held that the equal treatment of parties applies at the stage of appointment too. A clause that lets one side alone appoint a sole arbitrator, or that makes the other side choose from a list which one side has curated, breaks that equality in public-private contracts.',
    ),
    quote('If one side picks the referee, the score does not matter.'),
    h('Why the lender should care'),
    p(
      'It may look like a shortcut. It is not. Courts have refused to enforce awards of arbitrators whom a lender appointed alone. In Kotak Mahindra Bank v Narendra Prajapat such an award was held not to be executable, and the Supreme Court declined to step in on 12 December 2023. The fees were paid, the months had gone by, and the paper was worth nothing.',
    ),
    p(
      'A neutral appointment takes a few days more and holds. It can come about in three ways: the contract, made before any dispute, names an institution that appoints; both sides agree in writing after the dispute arose; or a court appoints under section 11. If none of these is there, the honest next step is an invitation, not an appointment.',
    ),
    h('If you are the borrower'),
    list(
      'Do not ignore the message. Reply in writing, and say whether you accept the arbitrator. If you do not, say that you do not.',
      'Ask for the loan agreement, the page with the clause, and the statement of account.',
      'Ask who appointed the arbitrator, and for the written disclosure that section 12(1) requires.',
      'Check the sums: principal, interest, penalties, payments credited. Errors are common, and a polite table is a strong defence.',
      'If you owe some of it, say how much and offer a plan. An offer made to settle can be marked “without prejudice”.',
    ),
    p(
      'The way in which money is collected has limits as well. The Reserve Bank tells regulated lenders that their recovery agents must not threaten or humiliate borrowers, must not intrude on their families, and must not call before eight in the morning or after seven in the evening. A breach can be taken to the lender’s grievance officer, and then to the Reserve Bank’s ombudsman scheme.',
    ),
    h('Where arbitration does not reach'),
    p(
      'Some debts have a tribunal of their own. In Vidya Drolia v Durga Trading in 2020 the Supreme Court said that claims which banks and financial institutions may take to a Debts Recovery Tribunal are not for arbitration. That law covers debts of ₹20 lakh and more. Smaller loans, and loans from lenders outside that Act, may still be arbitrated if the contract says so.',
    ),
    p(
      'A cheque that bounced is another matter again. Section 138 of the Negotiable Instruments Act makes it an offence under conditions, with notice periods of its own. An arbitration about the debt does not make that case vanish, though a settlement can often close both.',
    ),
    h('A better Tuesday'),
    p(
      'Most loan disputes are not about who is right. They are about what can be paid, and when. That is what mediation does well: a calmer plan, a lower penalty, a clean letter at the end that says the loan is closed. Try it first. If you must arbitrate, choose a neutral together, or let someone choose who wants nothing from either of you.',
    ),
  ],
};
