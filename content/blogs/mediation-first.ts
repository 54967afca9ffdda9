import { h, list, type Post, p, quote } from './post.ts';

export const mediationFirst: Post = {
  id: '7',
  date: '2026-09-30',
  title: {
    en: 'Mediation first: when the law wants you to talk',
    hi: 'पहले मीडिएशन: जब कानून चाहता है कि आप बात करें',
    mr: 'आधी मध्यस्थी: तुम्ही बोलावे असे कायद्याला वाटते तेव्हा',
  },
  excerpt: {
    en: 'In some cases you must try mediation before a court will hear you. In most others you may, and it is often the shorter road.',
    hi: 'कुछ केस में अदालत के सुनने से पहले मीडिएशन आज़माना ज़रूरी है। ज़्यादातर में आप चाहें तो कर सकते हैं, और रास्ता अक्सर छोटा होता है।',
    mr: 'काही प्रकरणांत कोर्टाने ऐकण्याआधी मध्यस्थीचा प्रयत्न करावाच लागतो. बहुतेक इतरांत तुम्ही करू शकता, आणि तो मार्ग अनेकदा छोटा असतो.',
  },
  views: 2310,
  comments: 14,
  isLiked: true,
  picture: 'b3',
  onlyEnglish: true,
  body: [
    p(
      'A mediator decides nothing. That is the whole idea, and it is the part that people doubt most. What use is somebody with no power? The answer is that the power stays with you. A mediator helps two sides hear each other, sort what matters from what merely stings, and write down what both can live with.',
    ),
    h('When you have to try'),
    p(
      'There is one case where the law does not ask but tells. Section 12A of the Commercial Courts Act 2015 covers commercial disputes of ₹3 lakh and more that go to a commercial court. Unless you need an urgent order, you must go through pre-institution mediation before you file. In Patil Automation v Rakheja Engineers in 2022 the Supreme Court held that this step is mandatory: a suit filed without it is to be rejected.',
    ),
    p(
      'A contract can also make it a step. Many clauses say that the parties will first talk, then mediate, then arbitrate. Such steps deserve respect, if only because a skipped step hands the other side a ready-made objection.',
    ),
    h('When you may'),
    p(
      'Nearly everywhere else it is your choice. Courts can send a pending case to mediation under section 89 of the Code of Civil Procedure. Parties in an arbitration can settle with help under section 30 of the Arbitration and Conciliation Act 1996. And any two people can sit down with a mediator without asking anyone.',
    ),
    p(
      'Not everything fits. Serious crime does not belong in a mediation room. Nor does a dispute that binds people who are not there. The First Schedule of the Mediation Act 2023 lists matters that are not fit for mediation, among them cases about minors or persons of unsound mind that need a protective order.',
    ),
    h('Two laws, side by side'),
    p(
      'The Mediation Act 2023 gives mediation a law of its own. Its parts come into force on dates that the government notifies, and not all of them have been. So always ask, on the day you need it, which sections are alive. The plan of the Act is this:',
    ),
    list(
      'Section 18: a mediation is to be finished in 120 days from the first appearance, with up to 60 days more if both sides agree.',
      'Section 19: a settlement is written, signed by the parties and authenticated by the mediator.',
      'Sections 22 and 23: what is said stays confidential and may not be used in court, with narrow exceptions such as threats or harm to a child.',
      'Section 27: a mediated settlement can be enforced like a decree.',
      'Section 30: online mediation, if both sides consent in writing.',
    ),
    p(
      'Until those sections work in full, conciliation under Part III of the 1996 Act is a well-tested road. Sections 73 and 74 give a signed and authenticated conciliation settlement the status of an arbitral award. The two words describe much the same room; the effect of the paper at the end can differ. Ask your mediator which road you are on.',
    ),
    h('What happens inside'),
    p(
      'First everyone meets, or joins a call, and says in their own words what happened. Then the mediator usually speaks with each side alone. What you say there in confidence must not be carried to the other side. In a conciliation, section 70 says so. Offers go back and forth, first as trial balloons, then in writing.',
    ),
    p(
      'You can stop. In a conciliation, section 76 lets either party end it with a written note. No reason is needed, and it must not count against you later: section 81 keeps offers, admissions and views out of any arbitration or court case that follows.',
    ),
    quote(
      'You can leave a mediation at any time. Most people stay because it is the first time that someone listened.',
    ),
    h('How to prepare'),
    p(
      'Bring numbers, not adjectives. Know what you would accept, what you would prefer, and what happens if there is no deal: how long, how much, and how many evenings. Bring the person who may say yes. Think about what you can give that costs you little, such as time to pay, a letter of apology, a repaired fan.',
    ),
    p(
      'If it does not work, little is lost. The mediator will not become your judge: under section 80 of the 1996 Act a conciliator may not act as arbitrator in the same dispute unless both sides agree. You begin the next step knowing much better what the case is really about.',
    ),
  ],
};
