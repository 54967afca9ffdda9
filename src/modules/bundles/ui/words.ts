import * as m from '#messages/all.ts';
import type { BundleShown } from './shapes.ts';

export const kindWords: Record<BundleShown['kind'], () => string> = {
  bundle: m.bundles_kind_bundle,
  copy: m.bundles_kind_copy,
  certificate: m.bundles_kind_certificate,
};

export const faultWords: Record<NonNullable<BundleShown['fault']>, () => string> = {
  too_many_pages: m.bundles_fault_pages,
  page_unknown: m.bundles_fault_page,
  damaged: m.bundles_fault_damaged,
  not_yours: m.bundles_withheld,
  hash_differs: m.bundles_fault_hash,
  no_room: m.bundles_fault_room,
  failed: m.bundles_fault_failed,
};

/** How far it has come, as a reader is told. */
export function stateWords({ state, pages }: Pick<BundleShown, 'state' | 'pages'>): string {
  if (state === 'waiting') return m.bundles_state_waiting();
  if (state === 'making') return m.bundles_state_making({ count: pages });
  return state === 'ready' ? m.bundles_state_ready() : m.bundles_state_failed();
}
