import type { Topic } from './topic.ts';

export const art: Topic = {
  id: 'art',
  tab: { en: 'Art Disputes', hi: 'कला के विवाद', mr: 'कलेतील वाद' },
  lead: {
    en: 'Nine questions from artists, galleries and collectors.',
    hi: 'कलाकारों, गैलरी और संग्रह करने वालों के नौ सवाल।',
    mr: 'कलाकार, गॅलरी आणि संग्राहकांचे नऊ प्रश्न.',
  },
  faqs: [
    {
      id: 'art-kinds',
      question: 'Which art disputes can come here?',
      answer:
        'Unpaid sales and deposits, commissions, works on consignment, damage on a loan or in transport, prints beyond the agreed number, licences, and the promise that a work is by a certain hand. In arbitration all sides must have agreed in writing (Arbitration and Conciliation Act 1996, section 7). An invoice or consignment note with a clause is enough, if the other side accepted it. Theft and forgery are for the police. A claim for money that comes out of the same story may still be decided here.',
    },
    {
      id: 'art-authenticity',
      question: 'Can an arbitrator decide whether a painting is genuine?',
      answer:
        'Between the two of you, yes: whether the work is what the seller promised, and what follows if it is not. Goods sold by description must match it (Sale of Goods Act 1930, section 15). Both sides may bring experts, and the tribunal may appoint one (Arbitration and Conciliation Act 1996, section 26). But an award binds only the parties and those who claim under them (section 35). It does not make a work genuine or false for museums, the market or the next buyer. Keep the invoice, the certificate and the words of the listing.',
    },
    {
      id: 'art-title',
      question: 'Somebody else says that the work is theirs. Who decides?',
      answer:
        'It depends on who that is. A quarrel over ownership between parties who agreed to arbitrate can be decided here. A former owner, an heir or the State who signed nothing is not bound by an award and may go to a court, because ownership against all the world is for courts (Booz Allen v SBI Home Finance, 2011). As a rule a buyer gets no better title than the seller had (Sale of Goods Act 1930, section 27). Do not sell or move the work while this is open, and tell your insurer.',
    },
    {
      id: 'art-altered',
      question: 'The buyer has changed my work. Have I any rights left after the sale?',
      answer:
        'Yes. Even after copyright and canvas are sold, you may claim to be named as the author, and object to a distortion or mutilation that would harm your honour or reputation (Copyright Act 1957, section 57). The Delhi High Court protected a destroyed mural in this way in Amar Nath Sehgal v Union of India (2005). Putting a work in a poor place is not by itself such a harm. Take dated photographs, before and after. A settlement can say what money cannot: put it right, take the name off, or give it back.',
    },
    {
      id: 'art-consignment',
      question: 'A gallery does not return my unsold works. What can I do?',
      answer:
        'On consignment the works stay yours until they are sold. When the agreed time is over or the purpose is done, the holder must return them without being asked (Indian Contract Act 1872, section 160), and answers for loss after that day (section 161). Send a dated list of the works with pictures and ask for a day of collection. If you fear that they will be sold or sent away, a court can order that they be kept safe (Arbitration and Conciliation Act 1996, section 9), and so can an arbitrator once appointed (section 17).',
    },
    {
      id: 'art-damage',
      question: 'The work was damaged on its way. Who pays?',
      answer:
        'Whoever held it must have taken the care that a sensible person takes of such goods of his or her own (Indian Contract Act 1872, section 151), unless the contract says more. For transport by road, a written notice must reach the carrier within 180 days of booking, before any claim is brought (Carriage by Road Act 2007, section 16). So write first and argue later. Photograph the crate before it is opened, keep all packing, ask for a condition report on the spot, and tell the insurer the same day.',
    },
    {
      id: 'art-antiquity',
      question: 'The work is more than a hundred years old. Does that matter?',
      answer:
        'Very much. It may be an antiquity, and then the law sets limits that no agreement can change. Only the Central Government or an agency that it has authorised may export it (Antiquities and Art Treasures Act 1972, section 3), dealing in it needs a licence (section 5), and certain kinds must be registered (section 14). An arbitrator can decide on the price, or on a broken promise, but no award can send such a work abroad. Bring the registration certificate. If there is none, ask a lawyer before you ask us.',
    },
    {
      id: 'art-discretion',
      question: 'Will a dispute hurt the name of the work?',
      answer:
        'It is a fair fear, and privacy is one reason to stay out of court. The parties, the arbitrator and the institution must keep an arbitration confidential, and the award may be shown only as far as enforcing it needs (Arbitration and Conciliation Act 1996, section 42A). In a conciliation the settlement is confidential as well (section 75). If the award is challenged, a court file comes into being, which is more open. You may agree with the other side on one sentence about the work that both will use in public.',
    },
    {
      id: 'art-prints',
      question: 'More prints were made than we agreed. What can I claim?',
      answer:
        'To make copies is the copyright owner’s right, and a licence reaches only as far as its words (Copyright Act 1957, sections 14 and 30). For copies beyond that you may ask for an order to stop, for damages or the profit made, and for the extra copies (sections 55 and 58). Between you and the printer or gallery, an arbitrator can decide this if you have agreed to it. The offence under section 63 is for the criminal courts. Bring the edition agreement, the numbers on the prints, and where each was seen.',
    },
  ],
};
