import type { Channel, ServicePurpose } from './words.ts';

/** A way to reach a party, as the file of the dispute has it. */
export type ServiceContact = {
  id: string | null;
  channel: 'email' | 'mobile' | 'post';
  value: string;
  isDesignated: boolean;
};

/** What is to go out to one recipient by one channel. */
export type PlannedAttempt = {
  contactId: string | null;
  channel: Channel;
  address: string;
  isDesignated: boolean;
};

export type AvailableChannels = { whatsapp: boolean };

/**
 * By which channels a paper goes (law and lifecycle 3.5). The first paper of a dispute goes by all that there are: e-mail,
 * WhatsApp or a text message, and Speed Post. A later one goes where the party named an address, else by all again; a final
 * warning, and what says that it goes on without them, by all, because everything that follows hangs on it.
 */
export function planOf(
  contacts: readonly ServiceContact[],
  purpose: ServicePurpose,
  ways: AvailableChannels,
): PlannedAttempt[] {
  const isFirst = BY_ALL.includes(purpose);
  const designated = contacts.filter(({ isDesignated }) => isDesignated);
  const chosen = isFirst || designated.length === 0 ? contacts : designated;
  return chosen.map(({ id, channel, value, isDesignated }) => ({
    contactId: id,
    channel: channel === 'mobile' ? (ways.whatsapp ? 'whatsapp' : 'sms') : channel,
    address: value,
    isDesignated,
  }));
}

const BY_ALL: readonly ServicePurpose[] = ['notice', 'invitation', 'warning', 'absence'];

/** When post must be in the hands of the carrier: the same day where limitation is about to end, else on the third. */
export function postDueIn(isUrgent: boolean): number {
  return isUrgent ? 0 : 2;
}

const CARRIES: Record<ServiceContact['channel'], readonly Channel[]> = {
  email: ['email'],
  mobile: ['whatsapp', 'sms'],
  post: ['post', 'courier'],
};

/** Whether something that is reached so can be reached by a channel. */
export function mayGoBy(contact: ServiceContact['channel'], channel: Channel): boolean {
  return CARRIES[contact].includes(channel);
}
