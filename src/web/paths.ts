/**
 * Every address of the site, in the order of the spec's route table. Pages whose content waits for its issue are
 * drawn by one route module (`routes/coming.tsx`) from `content/pages.ts`.
 */
export const home = '/';
export const letsTalk = '/lets-talk';
export const feeCalculator = '/munch-fee-calculator';
export const processPath = '/the-process';

/** Long texts, each drawn by site/paper.tsx from its folder in content/. */
export const paperPaths = ['/code-of-conduct', '/privacy-policy', '/terms-and-conditions', '/arbitration-rules'] as const;

export const comingPaths = [
  '/the-people',
  '/the-platform',
  '/the-team',
  '/the-panel',
  '/academy',
  '/faqs',
  '/blogs',
  '/services/ai-powered-negotiate',
  '/services/art-disputes',
  '/services/sports-disputes',
  '/services/tech-disputes',
  '/services/ecommerce-disputes',
  '/services/loan-disputes',
  '/arbitration-services',
  '/mediation-services',
  '/login',
  '/application-of-arbitration',
  '/request-for-arbitration',
] as const;

/** Where the forms of the footer land when they are sent without JavaScript. */
export const formPaths = ['/newsletter', '/say-hello'] as const;

/** Pages that are the same for everyone: rendered once at build, served compressed from memory. */
export const prerendered: string[] = [home, letsTalk, feeCalculator, processPath, ...paperPaths, ...comingPaths, ...formPaths];
