import type { Sector } from './sector.ts';

export const negotiate: Sector = {
  description:
    'Negotiation with AI support at Munch: each side says in private what matters, software looks for deals that suit both, people decide.',
  lead: 'Each side says in private what it wants, what it can give and where it must stop. The software looks for deals that both could live with, and says why. People decide. Nobody is bound until both have signed. We are building this room now; 7 to 14 days from start to finish is the target.',
  kinds: [
    {
      title: 'A sum with two ends',
      text: 'An invoice, a refund, a deposit. Each side has a figure in mind, and the two may already overlap without anyone knowing.',
    },
    {
      title: 'A deal with many parts',
      text: 'Money, time, an apology, future work. One side’s small change can be the other side’s big wish, and that is where a deal hides.',
    },
    {
      title: 'People who will meet again',
      text: 'Suppliers and buyers, partners, neighbours in one trade. A judgment ends the dispute; a deal can keep the business.',
    },
    {
      title: 'A case that already runs',
      text: 'Parties may settle at any point of an arbitration. If both ask for it, the settlement can become an award on agreed terms.',
    },
  ],
  brings: {
    name: 'The side that asks',
    who: [
      'A supplier with an unpaid invoice',
      'A customer who wants part of the price back',
      'A partner or founder who is leaving',
      'Anyone who would take less today over more in three years',
    ],
  },
  answers: {
    name: 'The side that is asked',
    who: [
      'A business that owes something, but not all of it',
      'A seller who would repair sooner than repay',
      'A company that needs time, or silence, more than a discount',
      'Anyone who fears that a first offer looks weak',
    ],
  },
  ready: [
    'The result you hope for, the one you could accept, and the one you would refuse',
    'A list of what matters, most important first: money, dates, words, future work',
    'The papers behind your figures: invoices, bank entries, messages',
    'The name of the person who may sign, and how far that person may go',
    'What you will do if there is no deal, with its cost and its time',
  ],
  limits: [
    {
      title: 'It gives no advice and decides nothing',
      text: 'A proposal from the software is a suggestion with its reasons. It is not legal advice, and no one is worse off for saying no. Ask your own lawyer before you sign.',
      law: 'Our rules: people decide',
    },
    {
      title: 'Talking does not stop the clock',
      text: 'The time in which you may bring a claim goes on while you negotiate. For most contract claims it is three years. Keep the date in view.',
      law: 'Limitation Act 1963, section 9 and article 55',
    },
    {
      title: 'A deal is as strong as its form',
      text: 'Terms that both sign in a conciliation, and the conciliator authenticates, have the effect of an award on agreed terms. A deal signed outside one is a contract: good, but you would have to sue on it.',
      law: 'Arbitration and Conciliation Act 1996, sections 73 and 74',
    },
    {
      title: 'Some things are not ours to bargain',
      text: 'The prosecution of a crime, the rights of people who are not in the room, and what a law forbids cannot be traded away.',
      law: 'Indian Contract Act 1872, section 23; Mediation Act 2023, First Schedule',
    },
  ],
};
