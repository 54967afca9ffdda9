import { postIds } from '../../content/blogs/ids.ts';

/** Every address of the site; `web/routes.ts` says what each one shows. */
export const home = '/';
export const letsTalk = '/lets-talk';
export const empanelment = '/application-of-arbitration';
export const thePlatform = '/the-platform';
export const processPath = '/the-process';
export const faqsPath = '/faqs';
export const feeCalculator = '/munch-fee-calculator';
export const login = '/login';
export const requestPath = '/request-for-arbitration';
/** The guided request: forms that are rendered when they are asked for, behind the door of another document. */
export const requestStart = '/request-for-arbitration/start';

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

/** Long texts, each drawn by site/legal-text.tsx from its folder in content/. */
export const legalTextPaths = [
  '/code-of-conduct',
  '/privacy-policy',
  '/terms-and-conditions',
  '/arbitration-rules',
] as const;

/** The blog: its list, and every post that is on it. */
export const blogPaths = ['/blogs', ...postIds.map((id) => `/blogs/${id}`)];

/** Where the forms of the footer land when they are sent without JavaScript. */
export const formPaths = ['/newsletter', '/say-hello'] as const;

/** Files for machines, written at build by `routes/crawler-files.ts`. */
export const filePaths = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/site.webmanifest'] as const;

/** Pages that are the same for everyone: rendered once at build, served compressed from memory. */
export const prerendered: string[] = [
  home,
  letsTalk,
  empanelment,
  thePlatform,
  processPath,
  faqsPath,
  feeCalculator,
  login,
  requestPath,
  ...peoplePaths,
  ...sectorPaths,
  ...servicePaths,
  ...legalTextPaths,
  ...blogPaths,
  ...formPaths,
];

/**
 * Where another document begins: the accounts, the office, and what a mailed link opens. A page built ahead does not carry
 * their part of the route table, which is larger than its own; a way there loads the document.
 */
const elsewhere = [
  '/account',
  '/cases',
  '/office',
  '/logout',
  '/first-administrator',
  '/invitation',
  '/consultation',
  '/notice',
  '/n',
  '/payments',
  requestStart,
  ...filePaths,
];

/** Whether an address, without its language, is one of those. */
export function isElsewhere(pathname: string): boolean {
  return elsewhere.some((start) => pathname === start || pathname.startsWith(`${start}/`));
}
