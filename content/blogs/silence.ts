import { h, list, type Post, p, quote } from './post.ts';

export const silence: Post = {
  id: '8',
  date: '2026-10-22',
  title: { en: 'Why silence is never consent', hi: 'चुप्पी कभी सहमति क्यों नहीं है', mr: 'गप्प राहणे म्हणजे संमती का नाही' },
  excerpt: {
    en: 'Somebody did not answer. May the case go on without them? Sometimes. May it treat them as having agreed? That is another matter.',
    hi: 'किसी ने जवाब नहीं दिया। क्या केस उनके बिना चल सकता है? कभी-कभी। क्या यह माना जा सकता है कि वे राज़ी हैं? यह अलग बात है।',
    mr: 'कोणी उत्तर दिले नाही. प्रकरण त्यांच्याशिवाय पुढे जाऊ शकते का? कधीकधी. त्यांनी सहमती दिली असे धरता येते का? ती वेगळी गोष्ट आहे.',
  },
  views: 986,
  comments: 1,
  isLiked: false,
  picture: 'b1',
  onlyEnglish: true,
  body: [
    p(
      'People go quiet for many reasons. They are ill. They moved. The letter went to an office that closed. They are afraid, or they hope that it will all go away. Sometimes they stay quiet on purpose. A fair procedure cannot know which it is, so it should build nothing on the quiet alone.',
    ),
    h('Consent is the ground floor'),
    p(
      'Arbitration is a private court that people choose. Section 7 of the Arbitration and Conciliation Act 1996 wants that choice in writing: in a signed document, in an exchange of letters or electronic messages, or in an exchange of claim and defence in which one side says that there is an agreement and the other does not deny it.',
    ),
    p(
      'That last form is worth a second look. It needs an exchange. A person who takes part, files a defence and never denies the agreement may be held to it. A person who files nothing has exchanged nothing.',
    ),
    p(
      'Mediation and conciliation are just as clear. Under section 62 a conciliation starts when the other side accepts the invitation in writing. If no reply comes within thirty days, or within the time that the invitation gives, the person who invited may treat it as a no. Not as a yes. The law chose the direction, and it chose well.',
    ),
    h('What silence does allow'),
    p('It would be unfair if one side could stop everything by staying in bed. So section 25 gives the tribunal three tools.'),
    list(
      'If the claimant does not send a statement of claim, the proceedings end.',
      'If the respondent does not send a defence, the proceedings continue, and the failure is not treated as an admission.',
      'If a party does not come to a hearing or bring papers, the tribunal may go on and decide on the evidence that it has.',
    ),
    p(
      'Read the middle line again. The case goes on, but the claimant must still prove it. There is no prize for being the only one in the room. An arbitrator who signs whatever the present party asks for has not decided a case.',
    ),
    h('First, be sure that they heard'),
    p(
      'Before anyone goes on without you, they should be able to show that the papers reached you. Section 3 says where a paper may be delivered. Section 24(2) wants enough notice of every hearing. Section 18 wants both sides treated as equals, each with a full chance to speak. An award can be set aside under section 34 if a party had no proper notice or could not present its case.',
    ),
    p(
      'This is why careful institutions count a message as delivered only with proof of delivery. One tick on a phone means that a message left. It does not mean that it came. A bounced e-mail proves the opposite of service. And a final warning, in plain words and with a date, is owed before a case proceeds without the other side.',
    ),
    quote('Going on without someone is a step in a procedure. Saying that they agreed is a step in a story.'),
    h('Rights that only words can give away'),
    p(
      'Some protections cannot be lost by silence at all. The Seventh Schedule lists people who may not be arbitrators because they stand too close to one side, for example an employee or an adviser of a party. Section 12(5) lets the parties waive that bar, but only by an express agreement in writing, made after the dispute arose. In Bharat Broadband v United Telecoms in 2019 the Supreme Court held that taking part in the case is not such an agreement.',
    ),
    p(
      'Other rights are more fragile. Section 4 says that a party who knows that a rule has been broken, and goes on without objecting in time, may lose the objection. That is not consent by silence. It is a duty to speak up once you are in the room. If something looks wrong to you, write one sentence and send it to everyone.',
    ),
    h('A test you can use'),
    p(
      'When somebody tells you that the other side has agreed, ask three questions. Where are the words? When were they written? Who wrote them? If the answer begins with “they never said no”, you do not have an agreement yet. You have a person to reach, and there are fair ways to try again.',
    ),
    p('Our own rules are written that way. An unanswered invitation is recorded as unanswered. Nothing more is made of it.'),
  ],
};
