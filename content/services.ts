export type ServicePicture = 'negotiate' | 'art' | 'sports' | 'tech' | 'ecommerce' | 'loan';

export type Service = {
  path: `/services/${string}`;
  name: string;
  /** What the row says when it opens: tight words first, then wide ones (design 3). */
  line: { tight: string; wide: string };
  picture: ServicePicture;
};

/** The six sectors, in the order of the spec's route table. */
export const services: readonly Service[] = [
  {
    path: '/services/ai-powered-negotiate',
    name: 'AI-Powered Negotiation',
    line: { tight: 'Software does the sums,', wide: 'you do the deal.' },
    picture: 'negotiate',
  },
  {
    path: '/services/art-disputes',
    name: 'Art Disputes',
    line: { tight: 'Left hanging?', wide: 'Let’s straighten it.' },
    picture: 'art',
  },
  {
    path: '/services/sports-disputes',
    name: 'Sports Disputes',
    line: { tight: 'Off the back page,', wide: 'into the room.' },
    picture: 'sports',
  },
  {
    path: '/services/tech-disputes',
    name: 'Tech Disputes',
    line: { tight: 'Not a bug.', wide: 'A clause.' },
    picture: 'tech',
  },
  {
    path: '/services/ecommerce-disputes',
    name: 'E-Commerce Disputes',
    line: { tight: 'Return to sender?', wide: 'Return to sense.' },
    picture: 'ecommerce',
  },
  {
    path: '/services/loan-disputes',
    name: 'Loan Disputes',
    line: { tight: 'Interest in settling?', wide: 'Same.' },
    picture: 'loan',
  },
];
