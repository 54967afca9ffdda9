import type { Sector } from './sector.ts';

export const art: Sector = {
  description:
    'Online arbitration and mediation for art disputes in India: sales, commissions, consignment, copyright, and what an award can say on authenticity and title.',
  lead: 'A painting can hang between two people for years while a court list moves. Here a neutral person who knows the trade hears both sides in private, so a quarrel over a sale, a commission or a loan need not mark the work, or the name on it.',
  kinds: [
    {
      title: 'Sales and deposits',
      text: 'The buyer does not pay, the work does not come, or it comes in another condition than the report said.',
    },
    {
      title: 'Commissions',
      text: 'A mural that is late, a portrait that was changed, a fee that stops half-way.',
    },
    {
      title: 'Gallery and artist',
      text: 'Works on consignment, unsold pieces that are not returned, and the artist’s share of what was sold.',
    },
    {
      title: 'Loan, transport and damage',
      text: 'A work is hurt on its way to a show or in it, and each hand points to the next one.',
    },
    {
      title: 'Copyright and prints',
      text: 'Editions beyond the agreed number, pictures used in an advertisement, a licence that has run out.',
    },
    {
      title: 'The promise of authorship',
      text: 'Was the work sold as what it is? A tribunal can decide what was promised, with experts from both sides.',
    },
  ],
  brings: {
    name: 'Who brings it',
    who: [
      'Artists, photographers and their estates',
      'Collectors and first-time buyers',
      'Galleries with an unpaid sale',
      'Lenders of works to a show',
    ],
  },
  answers: {
    name: 'Who answers it',
    who: [
      'Galleries, dealers and auction houses',
      'Museums and festivals',
      'Hotels, brands and others who commission',
      'Carriers, framers and storers',
    ],
  },
  ready: [
    'The invoice, consignment note or commission letter, and the page with the arbitration clause if there is one',
    'Provenance papers and any certificate, with the name of who signed it',
    'Condition reports and dated photographs, before and after',
    'The messages in which price, edition and dates were agreed',
    'For an antiquity: its certificate of registration',
  ],
  limits: [
    {
      title: 'Authenticity binds only the two of you',
      text: 'An award can say that a seller promised a certain hand and did not deliver it. It does not make a work genuine, or false, for the rest of the world.',
      law: 'Arbitration and Conciliation Act 1996, section 35',
    },
    {
      title: 'Title against everyone is for a court',
      text: 'Who owns a work between two parties to an agreement can be decided here. A former owner, an heir or the State who is no party to it is not bound, and may still go to court.',
      law: 'Booz Allen v SBI Home Finance (2011); Vidya Drolia v Durga Trading (2020)',
    },
    {
      title: 'Theft and forgery are crimes',
      text: 'They are for the police and the criminal courts. A claim for money between the parties may still come here.',
      law: 'Vidya Drolia v Durga Trading (2020)',
    },
    {
      title: 'No award can send an antiquity abroad',
      text: 'Only the Central Government, or an agency that it has authorised, may export an antiquity or art treasure. What the Act forbids, parties cannot agree.',
      law: 'Antiquities and Art Treasures Act 1972, section 3',
    },
    {
      title: 'The artist’s own rights stay',
      text: 'An author may claim authorship and object to harm to the work even after the copyright is sold. A contract of sale does not end that.',
      law: 'Copyright Act 1957, section 57',
    },
  ],
};
