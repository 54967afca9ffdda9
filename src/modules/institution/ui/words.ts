import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import type { SettingChange, SettingField } from '../rules/difference.ts';
import type { Retained, SettingKind, Weekday } from '../rules/values.ts';

/** What each kind of setting is called, and where it is used: said plainly, so that nobody expects what does not happen. */
export const kindWords: Record<SettingKind, { title: () => string; use: () => string }> = {
  facts: { title: () => m.office_settings_facts(), use: () => m.office_settings_facts_use() },
  fees: { title: () => m.office_settings_fees(), use: () => m.office_settings_fees_use() },
  holidays: {
    title: () => m.office_settings_holidays(),
    use: () => m.office_settings_holidays_use(),
  },
  letters: { title: () => m.office_settings_letters(), use: () => m.office_settings_letters_use() },
  retention: {
    title: () => m.office_settings_retention(),
    use: () => m.office_settings_retention_use(),
  },
  witnesses: {
    title: () => m.office_settings_witnesses(),
    use: () => m.office_settings_witnesses_use(),
  },
};

const fieldWords: Record<SettingField, () => string> = {
  name: () => m.office_settings_field_name(),
  address: () => m.office_settings_field_address(),
  phone: () => m.office_settings_field_phone(),
  email: () => m.office_settings_field_email(),
  officeHours: () => m.office_settings_field_office_hours(),
  seat: () => m.office_settings_field_seat(),
  title: () => m.office_settings_field_title(),
  registrationFee: () => m.office_settings_field_registration_fee(),
  adminFee: () => m.office_settings_field_admin_fee(),
  tribunalFee: () => m.office_settings_field_tribunal_fee(),
  defaultTribunalFee: () => m.office_settings_field_default_tribunal_fee(),
  weeklyRest: () => m.office_settings_field_weekly_rest(),
  holiday: () => m.office_settings_field_holiday(),
  yearConfirmed: () => m.office_settings_field_year_confirmed(),
  yearSource: () => m.office_settings_field_year_source(),
  closing: () => m.office_settings_field_closing(),
  replyName: () => m.office_settings_field_reply_name(),
  replyBody: () => m.office_settings_field_reply_body(),
  newsletterPending: () => m.office_settings_field_newsletter_pending(),
  closedEnquiries: () => m.office_settings_field_closed_enquiries(),
  declinedApplications: () => m.office_settings_field_declined_applications(),
  witness: () => m.office_settings_field_witness(),
};

export function fieldName(field: SettingField): string {
  return fieldWords[field]();
}

/** What a change is about: the field, and which one of several. */
export function changeName({ field, at }: Pick<SettingChange, 'field' | 'at'>): string {
  if (at === '') return fieldName(field);
  return `${fieldName(field)}: ${/^\d{4}-\d{2}-\d{2}$/.test(at) ? dayInWords(at) : at}`;
}

export const periodWords: Record<
  Retained,
  { length: (count: number) => string; reason: () => string }
> = {
  newsletterPending: {
    length: (count) => m.office_settings_days({ count }),
    reason: () => m.office_settings_reason_newsletter_pending(),
  },
  closedEnquiries: {
    length: (count) => m.office_settings_months({ count }),
    reason: () => m.office_settings_reason_closed_enquiries(),
  },
  declinedApplications: {
    length: (count) => m.office_settings_months({ count }),
    reason: () => m.office_settings_reason_declined_applications(),
  },
};

export const weekdayWords: Record<Weekday, () => string> = {
  monday: () => m.office_settings_monday(),
  tuesday: () => m.office_settings_tuesday(),
  wednesday: () => m.office_settings_wednesday(),
  thursday: () => m.office_settings_thursday(),
  friday: () => m.office_settings_friday(),
  saturday: () => m.office_settings_saturday(),
  sunday: () => m.office_settings_sunday(),
};

export const languageWords = {
  en: () => m.office_settings_english(),
  hi: () => m.office_settings_hindi(),
  mr: () => m.office_settings_marathi(),
};

/** `Version 3`, and what came with the product. */
export function versionName(number: number): string {
  return number === 0 ? m.office_settings_shipped() : m.office_settings_version({ number });
}
