import { postIds } from '../../content/blogs/ids.ts';

/** Every address of the site; `web/routes.ts` says what each one shows. */
export const home = '/';
export const letsTalk = '/lets-talk';
export const thePlatform = '/the-platform';
export const processPath = '/the-process';
export const faqsPath = '/faqs';
export const feeCalculator = '/munch-fee-calculator';

/** The people of the house, and what they teach. */
export const peoplePaths = ['/the-people', '/the-team', '/the-panel', '/academy'] as const;

export const sectorPaths = [
  '/services/ai-powered-negotiate',
  '/services/art-disputes',
  '/services/sports-disputes',
  '/services/tech-disputes',
  '/services/ecommerce-disputes',
  '/services/loan-disputes',
] as const;

export const servicePaths = ['/arbitration-services', '/mediation-services'] as const;

/** Long texts, each drawn by site/paper.tsx from its folder in content/. */
export const paperPaths = ['/code-of-conduct', '/privacy-policy', '/terms-and-conditions', '/arbitration-rules'] as const;

/** The blog: its list, and every post that is on it. */
export const blogPaths = ['/blogs', ...postIds.map((id) => `/blogs/${id}`)];

/** Pages whose content waits for its issue: one route module (`routes/coming.tsx`) draws them from `content/pages.ts`. */
export const comingPaths = ['/login', '/application-of-arbitration', '/request-for-arbitration'] as const;

/** Where the forms of the footer land when they are sent without JavaScript. */
export const formPaths = ['/newsletter', '/say-hello'] as const;

/** Pages that are the same for everyone: rendered once at build, served compressed from memory. */
export const prerendered: string[] = [
  ...[home, letsTalk, thePlatform, processPath, faqsPath, feeCalculator],
  ...[...peoplePaths, ...sectorPaths, ...servicePaths, ...paperPaths, ...blogPaths, ...comingPaths, ...formPaths],
];
