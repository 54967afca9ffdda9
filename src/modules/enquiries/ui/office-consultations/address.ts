import type { CONSULTATION_VIEWS } from '../../contract/consultations.ts';

export type View = (typeof CONSULTATION_VIEWS)[number];
export type Asked = { view: View; whose: 'mine' | 'all'; page: number };

/** Where a list stands: what was asked is the address. */
export function addressOf({ view, whose, page }: Asked, day?: string): string {
  const query = new URLSearchParams({
    view,
    whose,
    ...(page > 0 ? { page: String(page) } : {}),
    ...(day ? { day } : {}),
  });
  return `/office/consultations?${query}`;
}
