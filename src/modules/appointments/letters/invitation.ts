import type { Day } from '#kernel/days.ts';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { civilDay, type Envelope, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../../content/institution.ts';
import { roleWords } from '../contract/role-words.ts';
import type { NeutralRole } from '../rules/moves.ts';

type Asked = { disputeId: string; reference: string; role: NeutralRole; dueOn: Day | null };

/** Somebody is asked to decide: it names the case by its number alone, because a mail may be read by others. */
export function askedLetter(to: Envelope, { disputeId, reference, role, dueOn }: Asked): Mail {
  const as = roleWords[role]();
  return letter(to, {
    subject: m.mail_appointment_asked_subject({ reference, role: as }),
    blocks: [
      {
        text:
          role === 'arbitrator'
            ? m.mail_appointment_asked({ reference })
            : m.mail_appointment_asked_talks({ reference, role: as }),
      },
      ...(dueOn ? [{ text: m.mail_appointment_asked_until({ day: civilDay(dueOn) }) }] : []),
      {
        link: `${to.publicUrl}${here(`/account/appointments/${disputeId}`)}`,
        words: m.mail_appointment_asked_link(),
      },
    ],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}

/** ACA s. 11: the written notice of the appointment to whoever was appointed. */
export function appointedLetter(
  to: Envelope,
  { disputeId, reference, role }: Omit<Asked, 'dueOn'>,
): Mail {
  const as = roleWords[role]();
  return letter(to, {
    subject: m.mail_appointment_made_subject({ reference, role: as }),
    blocks: [
      {
        text:
          role === 'arbitrator'
            ? m.mail_appointment_made({ reference })
            : m.mail_appointment_made_talks({ reference, role: as }),
      },
      { link: `${to.publicUrl}${here(`/cases/${disputeId}`)}`, words: m.invited_open_case() },
    ],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}

/** Whoever decides was challenged; it says no more than the number of the case, because a mail may be read by others. */
export function challengedLetter(
  to: Envelope,
  { disputeId, reference }: Pick<Asked, 'disputeId' | 'reference'>,
): Mail {
  return letter(to, {
    subject: m.mail_appointment_challenged_subject({ reference }),
    blocks: [
      { text: m.mail_appointment_challenged({ reference }) },
      {
        link: `${to.publicUrl}${here(`/account/appointments/${disputeId}`)}`,
        words: m.mail_appointment_asked_link(),
      },
    ],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}

/** Somebody came since they disclosed. Whom it is about stands on their page alone. */
export function againLetter(
  to: Envelope,
  { disputeId, reference, dueOn }: Pick<Asked, 'disputeId' | 'reference'> & { dueOn: Day },
): Mail {
  return letter(to, {
    subject: m.mail_appointment_again_subject({ reference }),
    blocks: [
      { text: m.mail_appointment_again({ reference, day: civilDay(dueOn) }) },
      {
        link: `${to.publicUrl}${here(`/account/appointments/${disputeId}`)}`,
        words: m.mail_appointment_asked_link(),
      },
    ],
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}
