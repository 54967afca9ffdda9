import { dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { headingOf, issueGeneratedDocument } from '#modules/disputes/actions/heading.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import { seatIn } from '#modules/disputes/rules/machine/members.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { appointmentText, circumstancesText } from '../letters/appointment.ts';
import type { SignedDisclosure } from '../rules/disclosure/disclosure.ts';
import type { AppointmentInvitationRow } from '../store/invitations.ts';
import type { AppointmentsDeps } from './deps.ts';

type Noticing = {
  file: DisputeFile;
  /** All whom it names, in the order of their seats. */
  appointed: readonly AppointmentInvitationRow[];
  signer: string;
  viewer: Viewer;
  isSubstitute: boolean;
};

/** The notice of an appointment as a paper of the record; it is served once the appointment is made. */
export async function issueNotice(
  deps: AppointmentsDeps,
  tx: Db,
  { file, appointed, signer, viewer, isSubstitute }: Noticing,
): Promise<string> {
  const heading = headingOf(file, { day: dayAt(deps.now()), signer });
  const named = appointed.map(({ name, seat, disclosure }) => ({
    ...{ name, seat: seatIn({ seat }) },
    disclosure: disclosure as SignedDisclosure | null, // what the acceptance kept
  }));
  const issued = await issueGeneratedDocument(deps, tx, {
    disputeId: file.dispute.id,
    kind: 'appointment',
    audience: 'parties',
    by: { personId: viewer.personId, role: 'registrar' },
    paper: speaking('en', () => appointmentText(heading, { named, isSubstitute })),
  });
  return issued.id;
}

/** What whoever decides discloses later, as a paper of the record under their own name. */
export async function issueCircumstances(
  deps: AppointmentsDeps,
  tx: Db,
  { file, viewer, name, words }: { file: DisputeFile; viewer: Viewer; name: string; words: string },
): Promise<string> {
  const heading = headingOf(file, { day: dayAt(deps.now()), signer: name });
  const issued = await issueGeneratedDocument(deps, tx, {
    disputeId: file.dispute.id,
    kind: 'circumstances',
    audience: 'parties',
    by: { personId: viewer.personId, role: 'neutral' },
    paper: speaking('en', () =>
      circumstancesText(heading, { words, decides: file.dispute.process === 'arbitration' }),
    ),
  });
  return issued.id;
}
