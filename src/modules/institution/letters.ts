import { language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { civilDay, type Envelope, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../content/institution.ts';
import { replies } from '../../../content/replies.ts';
import { fees } from '../../../content/settings/fees.ts';
import { weeklyRest, years } from '../../../content/settings/holidays.ts';

import { hoursInWords } from './contract/hours-words.ts';
import { PERIODS } from './rules/retention.ts';
import { fill, type PlaceholderValues } from './rules/templates.ts';
import { RETAINED, type Retained, type SettingValues } from './rules/values.ts';

/** What counts until the office has settled something of its own: the words and figures that came with the product. */
export const shipped: SettingValues = {
  facts: {
    name: institution.name,
    address: [institution.company, ...institution.address].join('\n'),
    phone: institution.phone.shown,
    email: institution.email,
    officeHours: 'Monday to Friday, 10:00 to 18:00 IST',
    seat: 'Mumbai, India',
  },
  fees,
  holidays: { weeklyRest: [...weeklyRest], years },
  letters: {
    closing: { en: '', hi: '', mr: '' },
    replies: replies.map(({ id, ...reply }) => ({ key: id, ...reply })),
  },
  // Of each, as there is one for every name.
  retention: Object.fromEntries(RETAINED.map((name) => [name, PERIODS[name].shipped])) as Record<
    Retained,
    number
  >,
  witnesses: { emails: [] },
};

/** The foot of every letter, in the language that is being spoken: what the office wishes to say, and who writes. */
export function foot({ facts, letters }: Pick<SettingValues, 'facts' | 'letters'>): string {
  const { name, address, phone, email, officeHours } = facts;
  const closing = fill(letters.closing[language()], fillingOf(facts)).trim();
  const sender = [
    name,
    ...address.split('\n'),
    `${phone} · ${email}`,
    hoursInWords(officeHours),
  ].join('\n');
  return closing ? `${closing}\n\n${sender}` : sender;
}

/** The signed head of a day, for whoever keeps it: with it a record that was cut off or written anew is found out. */
export function headLetter(to: Envelope, { day, json }: { day: string; json: string }): Mail {
  const said = letter(to, {
    subject: m.record_head_subject({ day: civilDay(day) }),
    blocks: [
      { text: m.record_head_text({ day: civilDay(day) }) },
      { link: `${to.publicUrl}/api/record/heads/${day}`, words: m.record_head_link() },
      { text: m.record_head_how() },
      { text: json },
    ],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
  return {
    ...said,
    attachments: headFiles(day, json),
  };
}

function headFiles(day: string, json: string) {
  return [{ name: `munch-head-${day}.json`, type: 'application/json', content: Buffer.from(json) }];
}

/** What the institution itself fills in; the rest is the letter's own. */
export function fillingOf({
  name,
  phone,
  email,
  officeHours,
}: SettingValues['facts']): PlaceholderValues {
  return { institution: name, phone, email, officeHours: hoursInWords(officeHours) };
}

/** What the office's queue says of a document that cannot be read. */
export function aboutDamaged(): string {
  return m.office_damaged_item();
}
