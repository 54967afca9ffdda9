import type { Permission } from '#kernel/viewer.ts';
import type { SubjectKind } from '#modules/record/rules/chain.ts';

/** Lists of the office that open pages keep an eye on. */
export const queues = [
  'enquiries',
  'consultations',
  'applications',
  'neutrals',
  'bounces',
  'disputes',
] as const;
export type LiveQueue = (typeof queues)[number];

/** The list in which a thing stands, and what a viewer needs to see it. */
export const queueOf: Record<SubjectKind, { queue: LiveQueue; needs: Permission } | null> = {
  enquiry: { queue: 'enquiries', needs: 'work_enquiries' },
  consultation: { queue: 'consultations', needs: 'work_enquiries' },
  application: { queue: 'applications', needs: 'read_applications' },
  neutral: { queue: 'neutrals', needs: 'read_applications' },
  letter: { queue: 'bounces', needs: 'work_enquiries' },
  dispute: { queue: 'disputes', needs: 'work_disputes' },
  invoice: null,
  person: null,
  institution: null,
  setting: null,
  job: null,
  payment: null,
  fee: null,
};

/** The ways in which a thing comes into its list, rather than changes in it. */
const COMING = /\.(?:received|submitted|bounced)$/;

export function isNewInQueue(act: string): boolean {
  return COMING.test(act);
}
