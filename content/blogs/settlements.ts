import { h, list, type Post, p, quote } from './post.ts';

export const settlements: Post = {
  id: '3',
  date: '2026-05-21',
  title: {
    en: 'Four kinds of yes: how a settlement binds',
    hi: 'हाँ के चार रूप: समझौता कैसे बाँधता है',
    mr: 'होकाराचे चार प्रकार: तडजोड कशी बांधते',
  },
  excerpt: {
    en: 'A handshake, a contract, a conciliation settlement, an award on agreed terms. The same deal can be weak or strong.',
    hi: 'हाथ मिलाना, करार, सुलह में समझौता, तय शर्तों पर अवॉर्ड। वही सौदा कमज़ोर भी हो सकता है और मज़बूत भी।',
    mr: 'हस्तांदोलन, करार, समेटातली तडजोड, ठरलेल्या अटींवरचा निवाडा. तोच व्यवहार कमकुवत किंवा भक्कम असू शकतो.',
  },
  views: 655,
  comments: 0,
  isLiked: false,
  picture: 'b6',
  onlyEnglish: true,
  body: [
    p(
      'You have a deal. After months of letters the two of you agree on a sum and a date. Everyone is tired and wants to go home. Stay ten minutes longer. How you write it down decides what happens if the money does not come.',
    ),
    h('One: the handshake'),
    p(
      'Spoken agreements can bind. Section 10 of the Indian Contract Act 1872 asks for free consent, people who are able to contract, a lawful purpose and something given in return. It does not ask for paper in general. But a handshake must be proved, and memory bends towards whoever is remembering. Use it to mark the moment. Then write.',
    ),
    h('Two: the signed contract'),
    p(
      'A written and signed settlement is a contract. If it is broken, you sue on it, or arbitrate if it has a clause for that. You are in a better place than before, since you now argue about one page and not about the past. But you still have to win a case before anyone can be made to pay.',
    ),
    p(
      'If a suit is already in court, there is a way to do better. Under Order XXIII Rule 3 of the Code of Civil Procedure the court can record a lawful written compromise, signed by the parties, and pass a decree in its terms.',
    ),
    h('Three: the conciliation settlement'),
    p(
      'This is the quiet strong one. If you settle in a conciliation under Part III of the Arbitration and Conciliation Act 1996, section 73 says that the signed agreement is final and binds both sides. The conciliator authenticates it and gives each of you a copy. Section 74 then gives it the same status as an arbitral award on agreed terms. No second case is needed: it can be enforced as section 36 provides for awards.',
    ),
    p(
      'The Mediation Act 2023 has a like rule. Under sections 19 and 27 a settlement that is signed and authenticated by the mediator can be enforced like a decree, and section 28 allows a challenge only on narrow grounds such as fraud, corruption or impersonation. Not every section of that Act has been brought into force, so check before you rely on it.',
    ),
    h('Four: the award on agreed terms'),
    p(
      'If an arbitration is running, section 30 lets you settle and ask the tribunal to write the deal down as an award. The tribunal may refuse if it objects, for example because the terms break the law. An award on agreed terms has the same force as any other. It is dated, signed, says where it was made, and is delivered to each side. After the time for a challenge it is enforced under section 36 as if it were a decree.',
    ),
    quote(
      'The best settlement is the one that nobody ever has to enforce. The second best is one that could be.',
    ),
    h('Write these things in'),
    list(
      'Who: full names and addresses, and the authority of anyone who signs for a company.',
      'What: the exact sum, the currency, whether tax is included, and what is to be handed back.',
      'When: dates, not “soon”. If there are instalments, a table with a line for each.',
      'What if: a few days of grace, then what falls due, with what interest.',
      'What ends: which claims are closed, which cases are withdrawn and by whom.',
      'What stays private, and what may be told to banks, tax offices and insurers.',
    ),
    h('When a yes is not a yes'),
    p(
      'Consent has to be free. Sections 14 to 19A of the Contract Act deal with pressure, undue influence, fraud, misrepresentation and mistake. A settlement signed under threat can be undone. One with an unlawful purpose is void under section 23: nobody can sell their silence about a serious crime.',
    ),
    p(
      'So let the weaker side read it overnight. Let them ask a lawyer. It feels slow, but it makes the paper stronger. A settlement that was read twice is hard to attack.',
    ),
    h('Do not forget the small formalities'),
    p(
      'Some deals need more than signatures. If a flat or land changes hands, the paper may need stamp duty and registration under the Registration Act 1908. Some documents cannot be signed electronically at all. And if one side is a company, a society or a trust, look for the resolution that allows the signature.',
    ),
    p(
      'Then send the copies, note the first date in your calendar, and close the folder. Ten minutes are over. You may go home.',
    ),
  ],
};
