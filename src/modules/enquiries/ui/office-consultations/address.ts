import type { CONSULTATION_VIEWS } from '../../contract/consultations.ts';

export type ConsultationView = (typeof CONSULTATION_VIEWS)[number];
export type ConsultationAddress = { view: ConsultationView; whose: 'mine' | 'all'; page: number };

/** Where a list stands: what was asked is the address. */
export function addressOf({ view, whose, page }: ConsultationAddress, day?: string): string {
  const query = new URLSearchParams({
    view,
    whose,
    ...(page > 0 ? { page: String(page) } : {}),
    ...(day ? { day } : {}),
  });
  return `/office/consultations?${query}`;
}
