import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import {
  type Body,
  civilDay,
  type Envelope,
  moment,
  letter as written,
} from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';

export type ApplicationSummary = {
  reference: string;
  receivedAt: Date;
  fullName: string;
  email: string;
  phone: string;
  specialisations: readonly string[];
  isAvailable: boolean;
  hasNationalIdFile: boolean;
  hasCvFile: boolean;
};

/** Tells the office that somebody applied. Neither the national ID nor the CV travels by mail. */
export function panelOffice(to: Envelope, about: ApplicationSummary): Mail {
  const { fullName: name, reference } = about;
  return letter(to, {
    subject: m.mail_empanel_office_subject({ reference }),
    replyTo: { name, address: about.email },
    blocks: [
      { text: m.mail_empanel_office_intro({ name, when: moment(about.receivedAt) }) },
      {
        rows: [
          [m.mail_label_reference(), reference],
          [m.mail_label_name(), name],
          [m.mail_label_email(), about.email],
          [m.mail_label_phone(), about.phone],
          [
            m.mail_empanel_label_areas(),
            about.specialisations.join(', ').replaceAll('-', ' ') || m.mail_empanel_none(),
          ],
          [m.mail_empanel_label_available(), about.isAvailable ? m.mail_yes() : m.mail_no()],
          ...fileRows(about),
        ],
      },
      { text: m.mail_empanel_office_papers() },
    ],
  });
}

/** The applicant's confirmation. It repeats nothing of what was typed, so it is of no use for writing to strangers. */
export function panelCopy(to: Envelope, about: ApplicationSummary): Mail {
  return letter(to, {
    subject: m.mail_empanel_copy_subject({ reference: about.reference }),
    blocks: [
      { text: m.mail_empanel_copy_intro({ when: moment(about.receivedAt) }) },
      { rows: [[m.mail_label_reference(), about.reference], ...fileRows(about)] },
      { text: m.mail_empanel_copy_next() },
      { text: m.mail_not_yours() },
    ],
  });
}

export function panelDraft(
  to: Envelope,
  { link, keptUntil }: { link: string; keptUntil: Day },
): Mail {
  return letter(to, {
    subject: m.mail_empanel_draft_subject(),
    blocks: [
      { text: m.mail_empanel_draft_intro() },
      { link, words: m.mail_empanel_draft_link() },
      { text: m.mail_empanel_draft_until({ day: civilDay(keptUntil) }) },
      { text: m.mail_not_yours() },
    ],
  });
}

function fileRows({ hasNationalIdFile, hasCvFile }: ApplicationSummary) {
  return [
    [m.mail_empanel_label_id_file(), hasNationalIdFile ? m.mail_yes() : m.mail_no()],
    [m.mail_empanel_label_cv_file(), hasCvFile ? m.mail_yes() : m.mail_no()],
  ] as const;
}

export function letter(to: Envelope, body: Omit<Body, 'signature'>): Mail {
  return written(to, {
    ...body,
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}
