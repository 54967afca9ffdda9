import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { CalendarPart } from '#platform/mail/calendar.ts';
import type { Body, Envelope } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';
import { inIndia, onTheirClock } from '../contract/consultation-words.ts';
import { dayWord } from '../rules/consultation.ts';
import { signed } from './signed.ts';

/** What every letter about a consultation can say. `zone` is the visitor's; null when nobody told us. */
export type ConsultationLetterContext = {
  officer: string;
  minutes: number;
  zone: string | null;
  link: string;
  joinLink: string;
  phone: string;
  meetsOnline: boolean;
};
export type Offered = ConsultationLetterContext & {
  slots: readonly Date[];
  expiresAt: Date;
  apologises: boolean;
  givenUp: Date | null;
  off: CalendarPart | null;
};
export type Booked = ConsultationLetterContext & { startsAt: Date; calendar: CalendarPart };
export type ForOfficer = {
  visitor: string;
  startsAt: Date;
  minutes: number;
  link: string;
  phone: string;
  meetsOnline: boolean;
};

function both(at: Date, zone: string | null): string {
  const theirs = onTheirClock(at, zone);
  return theirs ? `${inIndia(at)}\n${theirs}` : inIndia(at);
}

export function offer(to: Envelope, about: Offered): Mail {
  const { officer, minutes, slots, zone, link, expiresAt, apologises, givenUp, off } = about;
  return signed(to, {
    subject: apologises ? m.mail_consult_offer_again_subject() : m.mail_consult_offer_subject(),
    ...(off ? { calendar: off } : {}),
    blocks: [
      ...(apologises ? [{ text: m.mail_consult_apology() }] : []),
      ...(givenUp ? [{ text: m.mail_consult_given_up({ when: inIndia(givenUp) }) }] : []),
      { text: m.mail_consult_offer_intro({ officer, name: institution.name, minutes }) },
      slotRows(slots, zone),
      { link, words: m.mail_consult_offer_link() },
      { text: m.mail_consult_offer_until({ when: inIndia(expiresAt) }) },
      { text: m.mail_consult_offer_none() },
      { text: m.mail_no_relationship() },
    ],
  });
}

function slotRows(slots: readonly Date[], zone: string | null) {
  return {
    rows: slots.map(
      (slot, at) => [m.mail_consult_label_time({ number: at + 1 }), both(slot, zone)] as const,
    ),
  };
}

/** A time was picked, or another one. */
export function booked(to: Envelope, about: Booked, what: 'booked' | 'moved' = 'booked'): Mail {
  const [officer, when] = [about.officer, inIndia(about.startsAt)];
  const isMoved = what === 'moved';
  const intro = isMoved ? m.mail_consult_moved_intro : m.mail_consult_booked_intro;
  return signed(to, {
    subject: (isMoved ? m.mail_consult_moved_subject : m.mail_consult_booked_subject)({ when }),
    calendar: about.calendar,
    blocks: [{ text: intro({ officer, when }) }, ...howTo(about)],
  });
}

function howTo({
  startsAt,
  zone,
  minutes,
  officer,
  phone,
  meetsOnline,
  joinLink,
  link,
}: Booked): Body['blocks'] {
  const theirs = onTheirClock(startsAt, zone);
  return [
    {
      rows: [
        [m.mail_consult_label_when(), inIndia(startsAt)],
        ...(theirs ? [[m.mail_consult_label_your_clock(), theirs] as const] : []),
        [m.mail_consult_label_length(), m.mail_consult_minutes({ minutes })],
      ],
    },
    {
      text: meetsOnline
        ? m.mail_consult_how_online()
        : m.mail_consult_how_phone({ officer, ending: phone }),
    },
    {
      link: joinLink,
      words: meetsOnline ? m.mail_consult_join_link() : m.mail_consult_phone_link(),
    },
    { text: m.mail_consult_change_until() },
    { link, words: m.mail_consult_change_link() },
    { text: m.mail_no_relationship() },
  ];
}

export type Cancelled = {
  startsAt: Date | null;
  byOffice: boolean;
  words: string | null;
  calendar: CalendarPart | null;
};

export function cancelled(to: Envelope, { startsAt, byOffice, words, calendar }: Cancelled): Mail {
  const when = startsAt ? inIndia(startsAt) : null;
  const intro = byOffice ? m.mail_consult_cancelled_office() : m.mail_consult_cancelled_visitor();
  return signed(to, {
    subject: m.mail_consult_cancelled_subject(),
    ...(calendar ? { calendar } : {}),
    blocks: [
      { text: intro },
      ...(when ? [{ rows: [[m.mail_consult_label_was(), when] as const] }] : []),
      ...(words ? [{ rows: [[m.mail_consult_label_reason(), words] as const] }] : []),
      { text: m.mail_consult_cancelled_again() },
      { link: `${to.publicUrl}${here('/lets-talk')}`, words: m.mail_consult_cancelled_link() },
    ],
  });
}

/** None of the three suited after one was booked: the booked time is off, and others follow. */
export function released(
  to: Envelope,
  { startsAt, calendar }: { startsAt: Date; calendar: CalendarPart },
): Mail {
  return signed(to, {
    subject: m.mail_consult_released_subject(),
    calendar,
    blocks: [{ text: m.mail_consult_released({ when: inIndia(startsAt) }) }],
  });
}

export function apology(to: Envelope, { startsAt }: { startsAt: Date }): Mail {
  return signed(to, {
    subject: m.mail_consult_missed_subject(),
    blocks: [
      { text: m.mail_consult_apology() },
      { text: m.mail_consult_missed_next({ when: inIndia(startsAt) }) },
    ],
  });
}

export function reminder(to: Envelope, about: Booked): Mail {
  const when = inIndia(about.startsAt);
  const subject = {
    today: m.mail_consult_reminder_today_subject,
    tomorrow: m.mail_consult_reminder_tomorrow_subject,
    later: m.mail_consult_reminder_later_subject,
  }[dayWord(about.startsAt, to.now)]({ when });
  return signed(to, {
    subject,
    blocks: [{ text: m.mail_consult_reminder_intro({ officer: about.officer }) }, ...howTo(about)],
  });
}

export function officerBooked(
  to: Envelope,
  about: ForOfficer & { what: 'booked' | 'moved'; calendar: CalendarPart },
): Mail {
  const { visitor, calendar, what } = about;
  const subject = what === 'moved' ? m.office_consult_mail_moved : m.office_consult_mail_booked;
  const when = inIndia(about.startsAt);
  return signed(to, { subject: subject({ visitor, when }), calendar, blocks: forOfficer(about) });
}

export function officerReleased(
  to: Envelope,
  about: ForOfficer & { calendar: CalendarPart; note: string | null },
): Mail {
  const { visitor, note, startsAt, calendar } = about;
  const when = inIndia(startsAt);
  return signed(to, {
    subject: m.office_consult_mail_off({ visitor, when }),
    calendar,
    blocks: [
      { text: m.office_consult_mail_off_intro({ when }) },
      ...(note ? [{ rows: [[m.office_consult_visitor_note(), note] as const] }] : []),
      { link: about.link, words: m.office_consult_mail_link() },
    ],
  });
}

export function officerReminder(to: Envelope, about: ForOfficer): Mail {
  const when = inIndia(about.startsAt);
  return signed(to, {
    subject: m.office_consult_mail_reminder({ visitor: about.visitor, when }),
    blocks: forOfficer(about),
  });
}

function forOfficer({
  visitor,
  startsAt,
  minutes,
  phone,
  meetsOnline,
  link,
}: ForOfficer): Body['blocks'] {
  return [
    {
      rows: [
        [m.mail_label_name(), visitor],
        [m.mail_consult_label_when(), inIndia(startsAt)],
        [m.mail_consult_label_length(), m.mail_consult_minutes({ minutes })],
        [m.mail_label_phone(), phone],
      ],
    },
    { text: meetsOnline ? m.office_consult_mail_online() : m.office_consult_mail_call() },
    { link, words: m.office_consult_mail_link() },
  ];
}
