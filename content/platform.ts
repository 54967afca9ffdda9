import type { Told } from './sectors/sector.ts';

/** The platform's three feature cards (spec sections 1 and 2). All of it is being built; the page says so. */
export type FeatureCard = { icon: 'push-pin' | 'lock' | 'chats'; title: string; text: string; features: readonly Told[] };

export const featureCards: readonly FeatureCard[] = [
  {
    icon: 'push-pin',
    title: 'Key Features',
    text: 'One place for a whole case, from the first paper to the last signature.',
    features: [
      { title: 'A built-in calendar', text: 'Every hearing and every deadline, with who must act next.' },
      { title: 'A notice board', text: 'What the tribunal says is posted here first, and stays.' },
      { title: 'Search across the file', text: 'One box for exhibits, messages and orders.' },
      { title: 'AI analysis and negotiation support', text: 'Points of agreement, gaps and possible deals, each with its reasons.' },
    ],
  },
  {
    icon: 'lock',
    title: 'Secure & Private',
    text: 'A dispute is nobody’s business but that of the people in it.',
    features: [
      { title: 'A private workspace per case', text: 'Only the parties, their lawyers, the tribunal and the case officer come in.' },
      { title: 'Secure upload and sharing', text: 'You see before you send who will be able to open a file.' },
      {
        title: 'Confidential and encrypted',
        text: 'Arbitration is confidential by law, section 42A of the Act. Parties sign an NDA as well.',
      },
      { title: 'Archiving after the case', text: 'The record is kept in order, and the mediation’s papers are never part of it.' },
    ],
  },
  {
    icon: 'chats',
    title: 'User-Centric Tools',
    text: 'Made for someone who has never been in a dispute before, on a phone, after work.',
    features: [
      { title: 'Discussion in your own time', text: 'Write when you can. No live call unless somebody asks for a hearing.' },
      { title: 'More than one language', text: 'English first, then Hindi and Marathi.' },
      { title: 'Predictive insights', text: 'How long cases like yours have taken. Never a guess at who will win.' },
      { title: 'Every tool by keyboard', text: 'Large print, small screen, screen reader: the same doors for all.' },
    ],
  },
];

/** What a visitor finds today, and what is still behind the wall. */
export const standing: { today: readonly Told[]; next: readonly Told[] } = {
  today: [
    { title: 'A free consultation', text: 'Tell us about the dispute. A person reads it and writes back.' },
    { title: 'The public site', text: 'The process, the fees and the services, open to both sides alike.' },
    { title: 'No account needed', text: 'Everything that you can use today works without one.' },
  ],
  next: [
    { title: 'The case room', text: 'Workspace, calendar, notice board, search and the files of a case.' },
    { title: 'The negotiation room', text: 'Private lists, sealed offers, and deals that the software finds for both.' },
    { title: 'The hearing room', text: 'Video hearings with a record that both sides can trust.' },
  ],
};
