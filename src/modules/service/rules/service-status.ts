import type { Day } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type ProvedReceipt, receiptOf, type ServiceAttempt, statusOf } from './attempts.ts';
import { hasFailed, wasInVain } from './service-lacks.ts';
import type { ServiceStatus, SubstMeans } from './words.ts';

/** Law and lifecycle 6.4: asked for by the claimant, ordered by the registrar, carried out and proved. */
export type Substitution = {
  state: 'asked' | 'declined' | 'ordered' | 'carried_out' | 'set_aside';
  means: SubstMeans | null;
  carriedOutAt: Date | null;
};

/** One paper for one recipient. */
export type RecipientService = {
  attempts: readonly ServiceAttempt[];
  /** The last application, if there is one. */
  substitution: Substitution | null;
  /** The window for attempts is over. */
  isWindowOver: boolean;
};

/** ACA s. 3(2): received on the day on which it is so delivered. Of two receipts the first counts. */
export function receivedBy(
  { attempts, substitution }: RecipientService,
  now: Date,
): (ProvedReceipt & { attemptId: string | null }) | null {
  const receipts = attempts.flatMap((attempt) => {
    const receipt = receiptOf(attempt, now);
    return receipt ? [{ ...receipt, attemptId: attempt.id }] : [];
  });
  const deemed =
    substitution?.state === 'carried_out' && substitution.carriedOutAt
      ? [
          {
            by: 'substituted' as const,
            at: substitution.carriedOutAt,
            basis: 'last_known_deemed' as const,
            attemptId: null,
          },
        ]
      : [];
  return [...receipts, ...deemed].sort((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
}

/** Where one recipient stands; a partial failure stays to be seen, and leads nowhere by itself. */
export function serviceStatusOf(serving: RecipientService, now: Date): ServiceStatus {
  const { attempts, substitution, isWindowOver } = serving;
  if (receivedBy(serving, now)) return 'served';
  if (substitution?.state === 'ordered') return 'subst_ordered';
  if (substitution?.state === 'asked') return 'subst_applied';
  if (attempts.length === 0) return 'not_attempted';
  return isWindowOver || attempts.every((attempt) => hasFailed(attempt, now))
    ? 'unserved'
    : 'attempted';
}

/** Where a recipient stood until now, and the attempt that showed it; null where it was substituted service, or nothing. */
export type PreviousStatus = { standing: ServiceStatus; attemptId: string | null };

/** A letter that we never gave to the carrier has not missed its reader: that is the institution's fault, and no party's. */
export function waitsForPosting(
  { attempts, substitution }: Pick<RecipientService, 'attempts' | 'substitution'>,
  now: Date,
): boolean {
  if (substitution?.state === 'ordered' || substitution?.state === 'carried_out') return false;
  const isPost = ({ channel }: ServiceAttempt) => channel === 'post' || channel === 'courier';
  return attempts.some(
    (attempt) => isPost(attempt) && !attempt.isSetAside && statusOf(attempt, now) === 'queued',
  );
}

/**
 * Where a recipient stands after something was heard. A service that counted is taken back by a registrar alone, with reasons that
 * both sides are told (law and lifecycle 6.4): bad news about what proved it, however late it comes, is theirs to look at.
 */
export function serviceStatusAfter(
  serving: RecipientService,
  stood: PreviousStatus,
  now: Date,
): ServiceStatus {
  const standing = serviceStatusOf(serving, now);
  if (standing === 'served' || stood.standing !== 'served') return standing;
  const proof = serving.attempts.find(({ id }) => id === stood.attemptId);
  const isTakenBack = proof ? proof.isSetAside : serving.substitution?.state !== 'carried_out';
  return isTakenBack ? standing : 'served';
}

export type Inquiry = { where: string; on: string; result: string };

/** Whoever was looked for before the paper went out to them was not looked for because it did not reach them (law and lifecycle 6.4). */
export function mayNote(
  on: Day,
  { sentOn, today }: { sentOn: Day; today: Day },
): Result<true, 'day_wrong'> {
  return on < sentOn || on > today ? refuse('day_wrong') : allow(true);
}

export type SubstitutionRefusal =
  | 'already_served'
  | 'already_asked'
  | 'too_few_methods'
  | 'inquiry_missing'
  | 'not_asked'
  | 'not_ordered'
  | 'address_missing';

/**
 * How many ways were tried in vain. Two e-mails are one way. When the window for attempts is over, what went out and proved
 * nothing in it was in vain too: a letter of which no proof of delivery came would otherwise hold a claimant up for ever. Our
 * own page is no way by which anybody was tried to be reached.
 */
export function failedMethods({ attempts, isWindowOver }: RecipientService, now: Date): number {
  const vain = attempts.filter(
    (attempt) => hasFailed(attempt, now) || (isWindowOver && wasInVain(attempt, now)),
  );
  return new Set(vain.flatMap(({ channel }) => methodOf[channel] ?? [])).size;
}

const methodOf: Record<ServiceAttempt['channel'], string | null> = {
  email: 'email',
  whatsapp: 'phone',
  sms: 'phone',
  post: 'post',
  courier: 'post',
  portal: null,
};

/** Law and lifecycle 6.4: two methods that failed, and a record of where was looked for them ("reasonable inquiry", ACA s. 3(1)(b)). */
export function mayAsk(
  serving: RecipientService,
  inquiries: readonly Inquiry[],
  now: Date,
): Result<true, SubstitutionRefusal> {
  const standing = serviceStatusOf(serving, now);
  if (standing === 'served') return refuse('already_served');
  if (standing === 'subst_applied' || standing === 'subst_ordered') return refuse('already_asked');
  if (failedMethods(serving, now) < 2) return refuse('too_few_methods');
  if (inquiries.length === 0) return refuse('inquiry_missing');
  return allow(true);
}

/** The registrar orders it at the last known address, which the record must name. */
export function mayOrder(
  serving: RecipientService,
  { inquiries, lastKnown }: { inquiries: readonly Inquiry[]; lastKnown: string },
  now: Date,
): Result<true, SubstitutionRefusal> {
  const standing = serviceStatusOf(serving, now);
  if (standing === 'served') return refuse('already_served');
  if (standing !== 'subst_applied') return refuse('not_asked');
  if (inquiries.length === 0) return refuse('inquiry_missing');
  if (lastKnown.trim() === '') return refuse('address_missing');
  return allow(true);
}

export function mayCarryOut(
  serving: RecipientService,
  now: Date,
): Result<true, SubstitutionRefusal> {
  const standing = serviceStatusOf(serving, now);
  if (standing === 'served') return refuse('already_served');
  return standing === 'subst_ordered' ? allow(true) : refuse('not_ordered');
}
