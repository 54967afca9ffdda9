import type { Day } from '#kernel/days.ts';
import { type FormFault, found } from '../findings.ts';
import type { AwardRecord } from '../record.ts';
import type { MemberSignature, WrittenAward } from '../written.ts';

/** Date and seat (ACA s. 31(4)), the mandate (s. 29A, I3) and the certificate of stamp duty. */
export function checkForm(award: WrittenAward, record: AwardRecord): FormFault[] {
  return [
    ...aboutDate(award.date, record.today),
    ...aboutMandate(award, record),
    ...aboutSeat(award.seat, record.seat),
    ...aboutStamp(award.stamp, record.stampNumbersUsed),
  ];
}

function aboutDate(date: Day | null, today: Day): FormFault[] {
  if (date === null) return [found('date_missing')];
  return date > today ? [found('date_future', date)] : [];
}

/** An award is made when it is signed: one that bears an earlier date and was signed after the end is as late. */
function aboutMandate({ date, signatures }: WrittenAward, { mandate }: AwardRecord): FormFault[] {
  if (mandate.state === 'lapsed') return [found('mandate_lapsed')];
  if (mandate.state === 'stayed') return [found('stayed')];
  const { endsOn } = mandate;
  if (endsOn === null) return [];
  const days = [date, ...signatures.map(({ signedOn }) => signedOn)];
  const late = days.filter((day): day is Day => day !== null && day > endsOn);
  return late.length > 0 ? [found('mandate_over', endsOn)] : [];
}

function aboutSeat(seat: string, recorded: string): FormFault[] {
  if (plain(seat) === '') return [found('seat_missing')];
  return plain(seat) === plain(recorded) ? [] : [found('seat_other', seat)];
}

function aboutStamp(stamp: WrittenAward['stamp'], used: readonly string[]): FormFault[] {
  const number = plain(stamp.number);
  if (number === '') return stamp.hasUndertaking ? [] : [found('stamp_missing')];
  return used.some((one) => plain(one) === number) ? [found('stamp_used', stamp.number)] : [];
}

/** Without the room and the size of letters, in which nobody means anything. */
function plain(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Signatures of all, or of most with the reason for each that is missing (ACA s. 31(1) and (2)). */
export function checkSignatures(award: WrittenAward, { members }: AwardRecord): FormFault[] {
  const by = new Map(award.signatures.map((signature) => [signature.member, signature]));
  const signed = members.filter((member) => isSigned(by.get(member)));
  return [
    ...(members.length % 2 === 0 ? [found('members_even')] : []),
    ...(2 * signed.length > members.length ? [] : [found('signatures_few')]),
    ...members.flatMap((member) => aboutMember(member, by.get(member))),
    ...award.signatures.flatMap((one) => aboutSignature(one, award.date, members)),
  ];
}

function isSigned(signature: MemberSignature | undefined): boolean {
  return signature !== undefined && signature.signedOn !== null && signature.isValid;
}

function aboutMember(member: string, signature: MemberSignature | undefined): FormFault[] {
  if (signature?.signedOn && !signature.isValid) return [found('signature_invalid', member)];
  const isExplained = isSigned(signature) || (signature?.omission.trim() ?? '') !== '';
  return isExplained ? [] : [found('signature_unexplained', member)];
}

function aboutSignature(
  { member, signedOn }: MemberSignature,
  date: Day | null,
  members: readonly string[],
): FormFault[] {
  if (!members.includes(member)) return [found('signer_alien', member)];
  const isLater = signedOn !== null && date !== null && signedOn > date;
  return isLater ? [found('signature_after_date', member)] : [];
}
