/** Words of the pages whose content is still to come: true today, and gone once the page is filled. */
export type Still =
  | 'arcade'
  | 'b1'
  | 'b2'
  | 'b3'
  | 'b4'
  | 'b5'
  | 'b6'
  | 'consult'
  | 'gallery'
  | 'login'
  | 's-art'
  | 's-ecommerce'
  | 's-loan'
  | 's-negotiate'
  | 's-sports'
  | 's-tech';

export type Page = {
  /** The first part is set tight, the second wide; one part alone is set plain. */
  heading: readonly [string] | readonly [string, string];
  description: string;
  lead: string;
  /** What the page will hold. */
  holds: readonly string[];
  still: Still;
};

export const pages = {
  '/login': {
    heading: ['Login'],
    description: 'Sign in to your cases at Munch.',
    lead: 'The door to your own cases. Accounts are not open yet, so there is nothing to sign in to today.',
    holds: ['Sign-in for parties and their lawyers', 'Sign-in for arbitrators, mediators and conciliators'],
    still: 'login',
  },
  '/application-of-arbitration': {
    heading: ['Arbitrator', 'Empanelment'],
    description: 'Apply to join the panel of arbitrators and mediators at Munch.',
    lead: 'For arbitrators and mediators who would like to join our panel.',
    holds: [
      'Step A: your personal details',
      'Step B: education, certifications and specialisations',
      'Steps C to E: experience, availability and your CV',
    ],
    still: 'b4',
  },
  '/request-for-arbitration': {
    heading: ['Request for', 'Arbitration'],
    description: 'How to file a request for arbitration at Munch, what it needs and what it costs.',
    lead: 'This is where an arbitration begins: one side files, and the other side hears about it from us.',
    holds: [
      'What a request must say, and which papers go with it',
      'What filing costs, and who pays',
      'A guided form that asks one thing at a time',
    ],
    still: 'b1',
  },
} satisfies Record<string, Page>;

export type PagePath = keyof typeof pages;

/** The heading as one line of text, for titles and links. */
export function headingOf(page: Page): string {
  return page.heading.join(' ');
}
