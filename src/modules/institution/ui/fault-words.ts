import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import type { damagedDocuments } from '../contract/damaged.ts';

export type Damaged = OutputOf<typeof damagedDocuments>['documents'][number];

export const faultInWords: Record<Damaged['fault'], () => string> = {
  gone: () => m.office_damaged_fault_gone(),
  not_ours: () => m.office_damaged_fault_not_ours(),
  other_key: () => m.office_damaged_fault_other_key(),
  changed: () => m.office_damaged_fault_changed(),
  other_content: () => m.office_damaged_fault_other_content(),
};
