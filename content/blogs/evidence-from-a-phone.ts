import { h, list, type Post, p, quote } from './post.ts';

export const evidenceFromAPhone: Post = {
  id: '5',
  date: '2026-07-09',
  title: {
    en: 'Your phone is a witness: how to keep what it saw',
    hi: 'आपका फ़ोन गवाह है: उसने जो देखा, उसे कैसे सँभालें',
    mr: 'तुमचा फोन साक्षीदार आहे: त्याने पाहिलेले कसे जपायचे',
  },
  excerpt: {
    en: 'Screenshots are a start, not a proof. What section 63 of the new evidence law asks for, and how to save a chat so that it counts.',
    hi: 'स्क्रीनशॉट शुरुआत है, सबूत नहीं। सबूत के नए कानून की धारा 63 क्या माँगती है, और चैट को ऐसे कैसे सहेजें कि वह गिनी जाए।',
    mr: 'स्क्रीनशॉट ही सुरुवात आहे, पुरावा नाही. पुराव्याच्या नव्या कायद्याचे कलम 63 काय मागते, आणि चॅट मोजला जाईल असा कसा जतन करायचा.',
  },
  views: 742,
  comments: 3,
  isLiked: false,
  picture: 'b4',
  onlyEnglish: true,
  body: [
    p(
      'Ask people what proof they have, and they hold up a phone. The order, the promise, the photo of the leak, the voice note at midnight: it is all in there. It can be strong evidence. It can also be lost in a second, or doubted for good reasons. A few habits make the difference.',
    ),
    h('What the law now says'),
    p(
      'On 1 July 2024 the Bharatiya Sakshya Adhiniyam 2023, or BSA, took the place of the old Evidence Act. Section 63 deals with electronic records. It lets the contents of a phone, a computer or a server be proved by a copy or a print, if certain conditions are met, and if a certificate comes with it.',
    ),
    p(
      'The certificate of section 63(4) is a form with two parts. In Part A the person in charge of the device says what it is: a mobile, a computer, a cloud account; its make, model, colour and serial or IMEI number; that it was in lawful use and worked properly. In Part B an expert confirms. Both state a hash value of the file and how it was made, such as SHA-256.',
    ),
    h('What is a hash?'),
    p(
      'A hash is a fingerprint of a file. A program reads every bit and gives a line of letters and figures. Change one comma, and the line is quite different. If the hash on the certificate fits the file on the table, nobody has touched it since. It does not prove that the message is true. It proves that this is the message.',
    ),
    h('Does an arbitrator need all that?'),
    p(
      'Not strictly. Section 1(2) of the BSA says that it does not apply to proceedings before an arbitrator, and section 19 of the Arbitration and Conciliation Act 1996 says that a tribunal is not bound by the law of evidence. A tribunal decides what to accept and how much it weighs. Still, an award may later be looked at by a court, and the other side may say that your chat was made up. A certificate is a cheap umbrella.',
    ),
    h('Six habits that hold'),
    list(
      'Keep the original. Do not delete the chat, reset the phone or trade it in until the dispute is over.',
      'Export the whole conversation, not the three lines that you like. Most chat apps can do this with dates and numbers. A part that is missing is the first thing the other side will ask for.',
      'Show who is speaking. Save the contact’s number, not just the nickname you gave it.',
      'Keep photos as files, from the camera. A picture sent through a chat app is often made smaller and loses its date and place.',
      'Save e-mails with their full headers, as a file. A print shows the words; the header shows the way they came.',
      'Write down what you did: on this day, from this phone, I exported this file. Two sentences are enough.',
    ),
    quote('A screenshot shows what you saw. An export shows what was there.'),
    h('Voice, video and the other side'),
    p(
      'Recordings raise a second question: may you make them? Recording a call that you yourself take part in is treated differently from listening to other people’s calls, and the right to privacy limits both. Do not tap a line, open someone’s phone or guess a password. Besides the law, it changes the story from what they did to what you did. Ask a lawyer before you use a secret recording.',
    ),
    p(
      'Meetings with a mediator are a case apart. What is said in a conciliation may not be used as evidence later: section 81 of the 1996 Act shuts that door, and it stays shut whatever your phone has kept.',
    ),
    h('Less is more'),
    p(
      'Phones hold other people’s lives as well. Before you file a chat, cover what has no part in the dispute: a child’s photo, a bank balance, somebody’s illness. Never file a full Aadhaar number; the last four digits are enough. Keep the uncovered original safe, in case the tribunal asks to see it.',
    ),
    p(
      'Then put the papers in order. One file for each thing. A name that says what it is and when, such as “2026-04-12 message about the late delivery”. A list of one page on top. A tribunal that finds your proof in a minute will thank you silently, which is the best kind of thanks.',
    ),
  ],
};
