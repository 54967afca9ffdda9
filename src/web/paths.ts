/**
 * Every address of the site, in the order of the spec's route table. Pages whose content waits for its issue are
 * drawn by one route module (`routes/coming.tsx`) from `content/pages.ts`.
 */
export const home = '/';
export const letsTalk = '/lets-talk';

export const comingPaths = [
  '/the-people',
  '/the-platform',
  '/the-process',
  '/the-team',
  '/the-panel',
  '/academy',
  '/faqs',
  '/blogs',
  '/munch-fee-calculator',
  '/services/ai-powered-negotiate',
  '/services/art-disputes',
  '/services/sports-disputes',
  '/services/tech-disputes',
  '/services/ecommerce-disputes',
  '/services/loan-disputes',
  '/arbitration-services',
  '/mediation-services',
  '/code-of-conduct',
  '/privacy-policy',
  '/login',
  '/application-of-arbitration',
  '/request-for-arbitration',
  '/terms-and-conditions',
  '/arbitration-rules',
] as const;

/** Where the forms of the footer land when they are sent without JavaScript. */
export const formPaths = ['/newsletter', '/say-hello'] as const;

/** Pages that are the same for everyone: rendered once at build, served compressed from memory. */
export const prerendered: string[] = [home, letsTalk, ...comingPaths, ...formPaths];
