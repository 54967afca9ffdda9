import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { actorWords } from '#modules/identity/contract/actor-words.ts';

const known: Record<string, () => string> = {
  'setting.drawn': () => m.office_record_setting_drawn(),
  'setting.withdrawn': () => m.office_record_setting_withdrawn(),
  'setting.in_force': () => m.office_record_setting_in_force(),
  'letter.retried': () => m.office_record_letter_retried(),
  'job.retried': () => m.office_record_job_retried(),
  'job.discarded': () => m.office_record_job_discarded(),
  'person.created': () => m.office_record_person_created(),
  'session.started': () => m.office_record_session_started(),
  'session.ended': () => m.office_record_session_ended(),
  'role.given': () => m.office_record_role_given(),
  'role.ended': () => m.office_record_role_ended(),
};

/** An act in words. One that has no sentence here is said by its name, whose words are English: `enquiry.assigned`. */
export function actWords(act: string): string {
  const sentence = named(known, act)?.();
  if (sentence) return sentence;
  const [thing = '', what = ''] = act.split('.');
  const words = `${thing} ${what}`.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function roleWords(role: string): string {
  return named(actorWords, role)?.() ?? role.replaceAll('_', ' ');
}

type Act = {
  act: string;
  subject: { kind: string; id: string };
  details: readonly { label: string; value: string }[];
};

/** The page of what an act is about, where the office has one. */
export function subjectAddress({ act, subject: { kind, id }, details }: Act): string | null {
  // An enquiry is known by its kind and its id.
  const which = details.find(({ label }) => label === 'kind')?.value;
  const pages: Record<string, string> = {
    person: `/office/people/${id}`,
    enquiry: which ? `/office/enquiries/${which}/${id}` : '/office/enquiries',
    consultation: '/office/consultations',
    application: `/office/empanelment/${id}`,
    neutral: `/office/neutrals/${id}`,
    setting: `/office/settings/drafts/${id}`,
    letter: act === 'letter.retried' ? '/office/system' : '/office/bounces',
    job: '/office/system',
    invoice: `/office/payments/${id}`,
    payment: '/office/payments?show=match',
  };
  return named(pages, kind) ?? null;
}

export const faultWords: Record<
  'gap' | 'wrong_link' | 'changed' | 'cut' | 'wrong_head',
  () => string
> = {
  gap: () => m.office_record_fault_gap(),
  wrong_link: () => m.office_record_fault_wrong_link(),
  changed: () => m.office_record_fault_changed(),
  cut: () => m.office_record_fault_cut(),
  wrong_head: () => m.office_record_fault_wrong_head(),
};
