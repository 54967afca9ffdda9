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
  '/the-people': {
    heading: ['Our', 'People'],
    description: 'The people behind Munch: dispute-resolution experts, legal professionals and the engineers who build the tools.',
    lead: 'Dispute-resolution experts, legal professionals and AI engineers run this institution together.',
    holds: ['Who leads the institution', 'Our technology partner and the tools that match cases with mediators', 'Our lead mediator'],
    still: 'b2',
  },
  '/the-platform': {
    heading: ['The', 'Platform'],
    description: 'One private online workspace for a whole dispute: papers, messages, dates and hearings in one place.',
    lead: 'One private workspace for the whole dispute. Each side gets a door of its own, and a room that both share.',
    holds: [
      'Key features, shown on real screens',
      'How a case is kept private and secure',
      'Tools for parties, and tools for the tribunal',
    ],
    still: 'gallery',
  },
  '/the-team': {
    heading: ['THE', 'TEAM'],
    description: 'The team that runs cases at Munch: operations, filing, technology, design and advice.',
    lead: 'Eight people look after the filing, the hearings, the platform and everyone who uses it.',
    holds: [
      'Each member, with name and role',
      'What we stand for: trust, clarity and meaningful relationships',
      'How to reach the right person',
    ],
    still: 'b1',
  },
  '/the-panel': {
    heading: ['The', 'Panel'],
    description: 'The panel of arbitrators and mediators at Munch, and the qualifications of each member.',
    lead: 'Arbitrators and mediators who decide or help to settle the cases that come here. They favour neither side.',
    holds: ['Each member of the panel, with qualifications', 'How members are chosen and checked', 'How a member is picked for your case'],
    still: 'b4',
  },
  '/academy': {
    heading: ['The', 'Academy'],
    description: 'Courses on arbitration and online dispute resolution from the Munch academy.',
    lead: 'Courses for people who practise arbitration and mediation, or want to begin.',
    holds: [
      'Ten courses, from an introduction to ADR and ODR to investment treaties',
      'What each course teaches and what it costs',
      'How to enrol',
    ],
    still: 'b3',
  },
  '/faqs': {
    heading: ['Good questions,', 'asked often'],
    description: 'Answers about arbitration, mediation and the kinds of dispute that Munch handles.',
    lead: 'Short answers to what people ask before they bring a dispute to us.',
    holds: [
      'General questions on online arbitration and mediation',
      'Sports, tech, loan, e-commerce and art disputes',
      'AI-powered mediation: what it does and what it never does',
    ],
    still: 'b5',
  },
  '/blogs': {
    heading: ['Notes from', 'the middle'],
    description: 'Articles on settling disputes in India, written by the people of Munch.',
    lead: 'Articles on settling disputes in India, in plain words.',
    holds: ['Posts on law, practice and technology', 'What new rulings mean for people outside the courtroom'],
    still: 'b6',
  },
  '/blogs/:id': {
    heading: ['One', 'post'],
    description: 'A post from the Munch blog on disputes and how they end.',
    lead: 'Posts on disputes, how they begin and how they end, written for people who are in one.',
    holds: ['The whole post, with its date and reading time', 'Ways to share it', 'Other recent posts'],
    still: 'b5',
  },
  '/services/ai-powered-negotiate': {
    heading: ['AI-Powered', 'Negotiation'],
    description: 'Negotiation with AI support at Munch: offers that both sides can live with, found sooner.',
    lead: 'Each side says in private what matters to it. The software looks for deals that suit both. People decide.',
    holds: ['How an AI-supported negotiation runs', 'What the software sees, and what it never shows the other side'],
    still: 's-negotiate',
  },
  '/services/art-disputes': {
    heading: ['Art', 'Disputes'],
    description: 'Online arbitration and mediation for disputes over art: sales, commissions, loans and authorship.',
    lead: 'Sales, commissions, loans, authorship: disputes over art, settled without putting the work on trial.',
    holds: ['The kinds of art dispute we take', 'How a case runs, and who decides it'],
    still: 's-art',
  },
  '/services/sports-disputes': {
    heading: ['Sports', 'Disputes'],
    description: 'Online arbitration and mediation for disputes in sport: contracts, transfers, selection and sponsorship.',
    lead: 'Contracts, transfers, selection, sponsorship: disputes in sport, settled off the back page.',
    holds: ['The kinds of sports dispute we take', 'How a case runs around the season'],
    still: 's-sports',
  },
  '/services/tech-disputes': {
    heading: ['Tech', 'Disputes'],
    description: 'Online arbitration and mediation for disputes over software, data, licences and projects.',
    lead: 'Software, data, licences, late projects: disputes over technology, heard by people who can read the ticket history.',
    holds: ['The kinds of tech dispute we take', 'How digital evidence is filed and kept'],
    still: 's-tech',
  },
  '/services/ecommerce-disputes': {
    heading: ['E\u2011Commerce', 'Disputes'],
    description: 'Online arbitration and mediation for disputes between buyers, sellers and platforms.',
    lead: 'Buyers, sellers, platforms: disputes over what was ordered, what came, and what was paid.',
    holds: ['The kinds of e\u2011commerce dispute we take', 'How small claims stay small in cost'],
    still: 's-ecommerce',
  },
  '/services/loan-disputes': {
    heading: ['Loan', 'Disputes'],
    description: 'Online arbitration and mediation for disputes between borrowers and lenders.',
    lead: 'Borrowers and lenders, and an amount that both would rather see settled.',
    holds: ['The kinds of loan dispute we take', 'What a borrower can say, and how'],
    still: 's-loan',
  },
  '/arbitration-services': {
    heading: ['Arbitration', 'Services'],
    description: 'Expedited, online and ordinary arbitration at Munch.',
    lead: 'A neutral person hears both sides and decides. The decision binds.',
    holds: ['Expedited Arbitration', 'Online Arbitration', 'Ordinary Arbitration'],
    still: 'b2',
  },
  '/mediation-services': {
    heading: ['Mediation', 'Services'],
    description: 'Mediation at Munch: a neutral person helps both sides to find their own agreement.',
    lead: 'A neutral person helps both sides to talk. Nobody decides for you; the agreement is your own.',
    holds: ['How a mediation runs online', 'What stays confidential', 'What happens when you agree, and when you do not'],
    still: 'consult',
  },
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
