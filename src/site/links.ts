import * as m from '#messages/all.ts';
import type { PublicIconName } from '#ui/icon.tsx';
import { rulesPdf } from '../../content/rules/pdf.ts';

type PageLink = { to: string; label: () => string };

/** The five pages of the header, in the spec's order. */
export const navLinks: readonly PageLink[] = [
  { to: '/the-people', label: () => m.site_people() },
  { to: '/the-platform', label: () => m.site_platform() },
  { to: '/the-panel', label: () => m.site_panel() },
  { to: '/the-process', label: () => m.site_process() },
  { to: '/academy', label: () => m.site_academy() },
];

type ToolLink = PageLink & {
  short: () => string;
  icon: PublicIconName;
  /** A document that the header opens in a new tab; a phone gets the page, which it can read without zooming. */
  file?: string;
};

/** The four icon buttons of the header; tiles in the mobile menu. */
export const toolLinks: readonly ToolLink[] = [
  {
    to: '/arbitration-rules',
    label: () => m.site_rules(),
    short: () => m.site_rules_short(),
    icon: 'book-open-text',
    file: rulesPdf.address,
  },
  {
    to: '/munch-fee-calculator',
    label: () => m.site_calculator(),
    short: () => m.site_calculator_short(),
    icon: 'calculator',
  },
  {
    to: '/application-of-arbitration',
    label: () => m.site_apply(),
    short: () => m.site_apply_short(),
    icon: 'user-plus',
  },
  {
    to: '/request-for-arbitration',
    label: () => m.site_request(),
    short: () => m.site_request_short(),
    icon: 'gavel',
  },
];

/** The ten links of the footer, in the design's columns. */
export const footerColumns: readonly { title: () => string; links: readonly PageLink[] }[] = [
  {
    title: () => m.site_footer_who(),
    links: [
      { to: '/the-people', label: () => m.site_people() },
      { to: '/the-team', label: () => m.site_team() },
      { to: '/the-panel', label: () => m.site_panel_arbitrators() },
      { to: '/academy', label: () => m.site_academy() },
    ],
  },
  {
    title: () => m.site_footer_how(),
    links: [
      { to: '/the-platform', label: () => m.site_platform() },
      { to: '/the-process', label: () => m.site_process() },
      { to: '/faqs', label: () => m.site_faqs() },
      { to: '/blogs', label: () => m.site_blogs() },
    ],
  },
  {
    title: () => m.site_footer_fine_print(),
    links: [
      { to: '/privacy-policy', label: () => m.site_privacy() },
      { to: '/code-of-conduct', label: () => m.site_conduct() },
    ],
  },
];
