import { h, list, type Post, p, quote } from './post.ts';

export const noticeOfArbitration: Post = {
  id: '9',
  date: '2026-11-12',
  title: 'You got a notice of arbitration. Now what?',
  excerpt: 'The first week matters more than the first hearing. What the paper means, which clocks it starts, and seven calm things to do.',
  views: 1204,
  comments: 8,
  isLiked: true,
  picture: 'b2',
  body: [
    p(
      'A notice of arbitration looks like bad news in formal clothes. It says that somebody has a claim against you, that a contract between you promises arbitration, and that they now want it to begin. It is not a judgment. Nobody has decided anything. But it does start clocks, and the first week is the cheapest time to get things right.',
    ),
    h('What the paper does'),
    p(
      'Under section 21 of the Arbitration and Conciliation Act 1996, an arbitration begins on the day the respondent receives the request to refer the dispute, unless the parties agreed otherwise. The respondent is you. So the day it reached you is a legal date, not a detail. Section 43 ties the law of limitation to that same day: it decides whether the claim came in time.',
    ),
    p(
      'When has a paper reached you? Section 3 says: when it is handed to you, or delivered at your place of business, your usual home or your mailing address. If none of these can be found after a reasonable search, a registered letter to your last known address can be enough. Leaving the envelope unopened does not stop the date.',
    ),
    h('The clocks that may now run'),
    list(
      'Thirty days to agree on an arbitrator. If the contract has no other method and you do not agree in that time, the other side may ask the court to appoint one under section 11.',
      'The answer period. The rules of the institution, or the notice itself, say how long you have to reply. Write the last day down.',
      'Fifteen days to challenge an arbitrator. Section 13(2) counts from the day you learn of the tribunal, or of the fact that worries you.',
      'The point of no return for one objection. If you think that the tribunal has no power to hear this, section 16(2) wants you to say so no later than your statement of defence.',
    ),
    h('Seven things for the first week'),
    list(
      'Note the day, the hour and the way the notice came. Keep the envelope or the e-mail with its full header.',
      'Find the contract, and read the arbitration clause slowly. Does it name an institution? A city? A number of arbitrators?',
      'Ask who is to choose the arbitrator. If the other side alone wants to choose a sole arbitrator, object in writing and early.',
      'Keep everything. Do not clear old chats, change phones or tidy folders. Papers that hurt you are safer kept than lost.',
      'Write one page for yourself: what happened, when, who was there, what was paid.',
      'Tell your insurer, your partners or your board, if your policies or contracts ask for it.',
      'Talk to a lawyer of your own. An hour now costs less than an order later.',
    ),
    h('What you need not do'),
    p(
      'You need not argue the whole case in a day, and you need not write in anger. A short reply is enough at first: I received your notice on this date; I do not accept the claim; I keep all my rights; please send me the contract and the papers that you rely on. That reply gives nothing away.',
    ),
    p(
      'You may also have a claim of your own. Section 23(2A) lets a respondent bring a counterclaim, or ask for a set-off, if it falls within the same arbitration agreement. Say so soon, since it can change the fees and the choice of arbitrator.',
    ),
    quote('A notice asks you a question. It does not answer one.'),
    h('What if I do nothing?'),
    p(
      'Doing nothing is not a yes. Section 25 says that when a respondent files no defence, the tribunal goes on, but it must not treat the silence as an admission. The claimant still has to prove the claim. Even so, the tribunal will then hear one story only, and it may treat your right to file a defence as lost. An award made that way can be enforced like a decree of a court under section 36.',
    ),
    p(
      'So the useful choice is rarely between fighting and hiding. It is between a defence, a talk, and both at once. Section 30 lets you settle while an arbitration runs, and tribunals are encouraged to help with that if both sides agree.',
    ),
    h('If the notice came through an institution'),
    p(
      'A good institution will tell you what it was sent, which rules it goes by, and why it thinks those rules bind you. Ask for that reason. An institution that you never agreed to cannot make you its guest: it needs your contract, your later consent, or an order of a court.',
    ),
  ],
};
