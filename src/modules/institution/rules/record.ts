import type { Permission, Viewer } from '#kernel/viewer.ts';
import type { SubjectKind } from '#modules/record/rules/chain.ts';

/** Whose words an act repeats: who may not read the file of its subject does not read them here. Null where there is no file. */
const fileOf: Readonly<Record<SubjectKind, Permission | null>> = {
  person: null,
  enquiry: 'work_enquiries',
  consultation: 'work_enquiries',
  application: 'read_applications',
  neutral: 'read_applications',
  setting: null,
  letter: null,
  job: null,
  dispute: 'work_disputes',
  institution: null,
  invoice: 'read_invoices',
  payment: 'read_invoices',
  fee: 'read_invoices',
};

/**
 * Whether the viewer reads why something was done and with what. An administrator sees that it was done, by whom and when, and no
 * content (law and lifecycle 6.1). A kind that is not known here is nobody's to read.
 */
export function mayReadWords({ may }: Pick<Viewer, 'may'>, kind: string): boolean {
  const needs = isKind(kind) ? fileOf[kind] : 'work_disputes';
  return needs === null || may.includes(needs);
}

function isKind(kind: string): kind is SubjectKind {
  return Object.hasOwn(fileOf, kind);
}
