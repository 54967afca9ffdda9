import type { Viewer } from '#kernel/viewer.ts';
import { signerOf } from '#modules/disputes/actions/heading.ts';
import type { Details } from '#modules/disputes/actions/moves.ts';
import type { DisputeFile, OfficeStanding } from '#modules/disputes/actions/reading.ts';
import { NOMINEES } from '#modules/disputes/rules/machine/members.ts';
import type { DisputeFacts } from '#modules/disputes/rules/machine.ts';
import { isInPlaceOfAnother } from '#modules/disputes/rules/mandates.ts';
import type { Db } from '#platform/db.ts';
import { type AppointmentInvitationRow, listCurrent } from '../store/invitations.ts';
import type { AppointmentsDeps } from './deps.ts';
import { issueNotice } from './noticing.ts';

/** With one of three no time of the tribunal begins before the last of them (Part C, 11), and with a substitute none anew (Part C, 8). */
export function ofTribunal(
  { events }: DisputeFile,
  { seats, members, mandates, wasComplete }: DisputeFacts,
  asked: AppointmentInvitationRow,
): { isPart: boolean; isSubstitute: boolean } {
  if (seats.length === 1)
    return { isPart: false, isSubstitute: isInPlaceOfAnother(events, mandates) };
  const isPart = seats.some(
    (seat) =>
      seat !== asked.seat && !members.some((one) => one.seat === seat && one.stage === 'appointed'),
  );
  return { isPart, isSubstitute: wasComplete };
}

/** An event says of itself only what is so. */
export const whereSo = (said: Record<string, boolean>): Details =>
  Object.fromEntries(Object.entries(said).filter(([, is]) => is));

type Noticing = ReturnType<typeof ofTribunal> & {
  file: DisputeFile;
  facts: DisputeFacts;
  as: OfficeStanding['as'];
  asked: AppointmentInvitationRow;
  viewer: Viewer;
};

/** One notice names all whom no notice has named: whoever decides alone, or each of three with the last of them (ACA s. 13(2)). */
export async function noticeOf(
  deps: AppointmentsDeps,
  tx: Db,
  { file, facts, as, asked, viewer, isPart, isSubstitute }: Noticing,
): Promise<string | null> {
  if (isPart) return null;
  const before = facts.mandates.filter((one) => one.isBeforeNotice);
  const current = await listCurrent(tx, file.dispute.id);
  const others = current.filter((row) => before.some(({ neutral }) => neutral === row.personId));
  const signer = await signerOf(tx, viewer, as);
  const appointed = [...others, asked].toSorted(bySeat);
  return issueNotice(deps, tx, { file, appointed, signer, viewer, isSubstitute });
}

const SEATS = ['sole', ...NOMINEES, 'presiding'];
const bySeat = (one: AppointmentInvitationRow, other: AppointmentInvitationRow) =>
  SEATS.indexOf(one.seat) - SEATS.indexOf(other.seat);
