import { dayAt } from '#kernel/days.ts';
import { receiptOf } from '#modules/service/rules/attempts.ts';
import { planOf } from '#modules/service/rules/plan.ts';
import type { RecipientService } from '#modules/service/rules/service-status.ts';
import { type Move, move } from './moving.ts';
import { count, type Kept, type Recipient, type World } from './world.ts';

/** How a party is reached: an address that she or her contract named, a phone, and a letter. */
const CONTACTS = [
  { id: 'e', channel: 'email', value: 'at@example.org', isDesignated: true },
  { id: 'm', channel: 'mobile', value: '+919800000000', isDesignated: false },
  { id: 'p', channel: 'post', value: '12 Hill Road, Mumbai 400050', isDesignated: false },
] as const;

/** Puts a paper on its way to each of some parties, by each channel (actions/sending.ts). */
export function send(world: World, purpose: Recipient['purpose'], to: readonly string[]): void {
  for (const partyId of to) {
    const planned = planOf(CONTACTS, purpose, { whatsapp: true });
    const one: Recipient = {
      purpose,
      partyId,
      sentAt: world.now,
      substitution: null,
      isWindowOver: false,
      standing: 'not_attempted',
      servedOn: null,
      attemptId: null,
      isEnded: false,
      attempts: planned.map(({ channel, isDesignated }) => ({
        id: `${world.recipients.length}/${channel}`,
        channel,
        isDesignated,
        proof: null,
        reports: [],
        isSetAside: false,
        postedOn: null,
      })),
    };
    world.recipients.push(one);
    settle(world, one);
  }
}

export const servingOf = ({
  attempts,
  substitution,
  isWindowOver,
}: Recipient): RecipientService => ({
  attempts,
  substitution,
  isWindowOver,
});

/** Brings a recipient to where the rule says that she stands, and tells the dispute (actions/status-changes.ts). */
export function settle(world: World, one: Recipient): void {
  const now = new Date(world.now);
  const standing = world.rules.serviceStatusAfter(
    servingOf(one),
    { standing: one.standing, attemptId: one.attemptId },
    now,
  );
  const receipt = standing === 'served' ? world.rules.receivedBy(servingOf(one), now) : null;
  if (standing === one.standing) {
    if (receipt) provedEarlier(world, one, receipt);
    return;
  }
  one.standing = standing;
  one.servedOn = receipt ? dayAt(receipt.at) : null;
  one.attemptId = receipt?.attemptId ?? null;
  count(world, `standing ${standing}`);
  if (receipt) tellDispute(world, one);
}

/** Of two receipts the first counts, also when it is proved last. */
function provedEarlier(
  world: World,
  one: Recipient,
  { at, attemptId }: { at: Date; attemptId: string | null },
): void {
  const on = dayAt(at);
  if (one.servedOn === null || on >= one.servedOn) return;
  Object.assign(one, { servedOn: on, attemptId });
  if (one.purpose === 'notice' && !one.isEnded)
    move(world, { type: 'earlier_receipt_proved', by: 'system', party: one.partyId, on });
}

function tellDispute(world: World, one: Recipient): void {
  if (!one.servedOn || one.isEnded) return;
  // An invitation that arrives after the notice went out is no receipt of the request for arbitration (ACA s. 21).
  const isLater = ({ purpose, sentAt }: Recipient) => purpose === 'notice' && sentAt >= one.sentAt;
  if (one.purpose === 'invitation' && world.recipients.some(isLater)) return;
  const type = (
    {
      notice: 'served',
      invitation: 'served',
      warning: 'warning_served',
      absence: 'absence_known',
    } as const
  )[one.purpose];
  move(world, { type, by: 'system', party: one.partyId, on: one.servedOn });
}

/** What this module does when something happens to a dispute (actions/dispute-listener.ts). */
export function serviceHears(world: World, event: Kept): void {
  const respondents = world.parties.filter(({ side }) => side === 'respondent').map(({ id }) => id);
  if (event.type === 'notice_dispatched') send(world, 'notice', respondents);
  if (event.type === 'invitation_sent') send(world, 'invitation', respondents);
  if (event.type === 'service_failed') closeWindows(world, () => true);
  if (event.type === 'service_reversed' && event.partyId) takeBack(world, event.partyId);
  if (event.type === 'absence_established' && event.partyId)
    send(world, 'absence', [event.partyId]);
  if (event.type === 'respondent_released') letGo(world, event.partyId);
  if (event.type === 'resumed') tellAgain(world);
}

export function closeWindows(world: World, isMeant: (partyId: string) => boolean): void {
  for (const one of world.recipients.filter(
    ({ standing, isWindowOver, partyId }) =>
      standing !== 'served' && !isWindowOver && isMeant(partyId),
  )) {
    one.isWindowOver = true;
    settle(world, one);
  }
}

function letGo(world: World, partyId: string | null): void {
  closeWindows(world, (one) => one === partyId);
  for (const one of world.recipients) if (one.partyId === partyId) one.isEnded = true;
}

function takeBack(world: World, partyId: string): void {
  for (const one of world.recipients.filter((each) => each.partyId === partyId)) {
    for (const attempt of one.attempts)
      if (receiptOf(attempt, new Date(world.now)) || attempt.id === one.attemptId)
        attempt.isSetAside = true;
    if (one.substitution?.state === 'carried_out')
      one.substitution = { ...one.substitution, state: 'set_aside' };
    settle(world, one);
  }
}

/** What was received while a dispute rested counts once it goes on. */
function tellAgain(world: World): void {
  for (const one of [...world.recipients]) {
    if (one.isEnded) continue;
    settle(world, one);
    if (one.standing === 'served') tellDispute(world, one);
  }
}

/**
 * A respondent who proved who they are opens something: the page, which says what the request says, or the file of a warning.
 * Each paper is received by its own opening (response/actions/service.ts).
 */
export function open(world: World, partyId: string, isPage: boolean): string {
  if (world.spine.openedAt === null) return 'no_notice';
  const isShown = ({ purpose }: Recipient) =>
    isPage === (purpose === 'notice' || purpose === 'invitation');
  for (const one of world.recipients.filter((each) => each.partyId === partyId && isShown(each))) {
    if (one.attempts.some(({ channel, isSetAside }) => channel === 'portal' && !isSetAside))
      continue;
    const reports = [
      { status: 'read' as const, at: new Date(world.now), source: 'portal' as const },
    ];
    const id = `${world.recipients.indexOf(one)}/portal`;
    one.attempts.push({
      id,
      channel: 'portal',
      isDesignated: false,
      proof: null,
      reports,
      isSetAside: false,
      postedOn: null,
    });
    settle(world, one);
  }
  return isPage
    ? move(world, { type: 'served', by: 'system', party: partyId } satisfies Move)
    : 'ok';
}
