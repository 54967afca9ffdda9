import { h, list, type Post, p, quote } from './post.ts';

export const aiInADispute: Post = {
  id: '1',
  date: '2026-03-12',
  title: {
    en: 'What an AI may do in your dispute, and what it never should',
    hi: 'AI आपके विवाद में क्या कर सकता है, और क्या उसे कभी नहीं करना चाहिए',
    mr: 'AI तुमच्या वादात काय करू शकते, आणि काय कधीच करू नये',
  },
  excerpt: {
    en: 'It can sort, translate and suggest. It must not decide who tells the truth, and it should say so. A guide for parties and neutrals.',
    hi: 'वह छाँट, अनुवाद और सुझाव दे सकता है। कौन सच बोल रहा है, यह उसे तय नहीं करना चाहिए, और यह उसे बताना चाहिए। पक्षों और निष्पक्ष व्यक्तियों के लिए।',
    mr: 'ते कागद लावू शकते, भाषांतर करू शकते आणि सुचवू शकते. खरे कोण बोलते हे त्याने ठरवू नये, आणि तसे सांगावे. बाजू आणि तटस्थ व्यक्तींसाठी.',
  },
  views: 3092,
  comments: 17,
  isLiked: false,
  picture: 's-negotiate',
  onlyEnglish: true,
  body: [
    p(
      'Software that writes is now in every office, and so it is in disputes. A party asks it to draft a letter. A lawyer asks it for cases. A mediator asks it for a summary of four hundred messages. Some of this is a real help. Some of it is a trap with good grammar. Here is how we draw the line.',
    ),
    h('What it is good at'),
    list(
      'Sorting: which of these papers are invoices, which are replies, which are the same page twice.',
      'Putting events in order, with a link to the page that each date comes from.',
      'A first translation, so that you know what a letter is about before a person translates it properly.',
      'Plain words: saying what a clause means without the Latin.',
      'Sums and packages: if one side cares about time and the other about money, finding trades that suit both.',
    ),
    p(
      'In all five a person can check the result against the source in a short time. That is the test. If you cannot check it, do not lean on it.',
    ),
    h('What it must not do'),
    p(
      'It must not decide. The Arbitration and Conciliation Act 1996 speaks of a tribunal that treats parties as equals and gives each a full chance to present its case, in section 18; that gives reasons, in section 31; and that discloses what could raise doubts about its independence, in section 12. Those are duties of people. A program has no conscience to disclose. An arbitrator who lets software find the facts has given away the one thing the parties came for.',
    ),
    p(
      'It must not judge whether someone is lying. It reads words, and it does not see the person who is nervous because they have never been in such a room. It must not guess how a case will end and sell that guess as knowledge. And it must not whisper: what a tribunal reads, both sides should be able to read. Section 24(3) says that what one party gives to the tribunal goes to the other party too.',
    ),
    quote('Suggested by software, checked by a person, decided by a person. In that order.'),
    h('It makes things up'),
    p(
      'Language software can produce a case that never was, with a name, a year and a page. Lawyers in several countries have been embarrassed that way, and some have been fined. The rule is simple: nobody files a citation that they have not opened. In 2025 the Kerala High Court gave its district courts a policy that says much the same. Only approved tools; no findings or orders made by AI; people check every citation and every translation; and a record of each use.',
    ),
    p('We think that private dispute resolution should ask no less of itself.'),
    h('What happens to your papers'),
    p(
      'A dispute file is full of personal things: bank statements, illnesses, quarrels. Section 42A of the 1996 Act makes an arbitration confidential, and section 75 does the same for a conciliation. Pasting a file into a public chat tool may break that duty before you have read the answer. The Digital Personal Data Protection Act 2023 adds duties of its own for those who decide how such data is used, and its rules take effect in stages.',
    ),
    p(
      'So ask four questions before any tool touches the file. Where does the text go? Is it kept? Is it used to train something? Who can see it? If nobody can answer, the tool stays outside.',
    ),
    h('If you are a party'),
    list(
      'You may use software to prepare. You answer for every line that you send.',
      'Ask the tribunal at the first meeting whether and how it uses such tools, and have the answer written down.',
      'Say so if a text or a picture of yours was made or changed by software. A photo that was “improved” is not a photo of the damage.',
      'If a package of terms was suggested by a program, ask why that one. A good suggestion has reasons that fit on a card.',
    ),
    h('Where we stand'),
    p(
      'Our rules leave decisions to people. Anything that software suggests is to be marked as a suggestion, with its reasons, and neither side has to accept it. What one side says in private is not to be shown to the other by a machine any more than by a mediator. Nobody should be worse off because they prefer to do without.',
    ),
    p('A tool that is honest about what it cannot do is worth having. The same goes for people.'),
  ],
};
