import type { Certificate, CertifiedAttempt, CertifiedSubstitution } from './certificate.ts';
import type { ServedBy } from './words.ts';

type Opening = {
  verifiedBy: 'one_time_code' | 'account';
  shown?: 'page' | { documentId: string };
  evidence?: Readonly<Record<string, string>>;
};

const CODE_TO: Readonly<Record<string, string>> = {
  email: ' to the e-mail address on file',
  mobile: ' to the mobile number on file',
};

/** What was opened and after which proof, as the evidence of an opening begins. */
export function openedInWords({ verifiedBy, shown = 'page', evidence = {} }: Opening): string {
  const what =
    shown === 'page'
      ? 'The page of the case, which says what this paper says,'
      : 'The file of this paper';
  const proof =
    verifiedBy === 'account'
      ? 'signing in to an account whose proved address is on file for the recipient'
      : `a one-time code${CODE_TO[evidence.channel ?? ''] ?? ''}`;
  return `${what} was opened after ${proof}`;
}

/** 2026-11-21 14:05:09 IST: a moment as clocks in India show it, without the language files of the machine. */
export function momentOf(at: string): string {
  const shifted = new Date(new Date(at).getTime() + 330 * 60_000).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 19)} IST`;
}

type Happened = Pick<Certificate, 'paper' | 'recipient' | 'attempts' | 'substitution'> & {
  service: Omit<Certificate['service'], 'words'>;
};

/** Which paper was received, when, by which channel and how that is known: what is certified, in a sentence. */
export function serviceInWords({
  paper,
  recipient,
  attempts,
  substitution,
  service,
}: Happened): string {
  const attempt = attempts.find(({ id }) => id === service.attemptId);
  const named = `“${paper.title}” (${paper.number})`;
  const received = `${recipient.name} received ${named} on ${service.on}`;
  return `${received}. ${HOW[service.by]({ attempt, substitution })}`;
}

type How = { attempt: CertifiedAttempt | undefined; substitution: CertifiedSubstitution | null };

const HOW: Record<ServedBy, (how: How) => string> = {
  portal: ({ attempt }) => {
    const opening = attempt?.reports.find(({ source }) => source === 'portal');
    return opening
      ? `${opening.said.split(';')[0]}, at ${momentOf(opening.at)}.`
      : 'It was opened on our page.';
  },
  electronic: ({ attempt }) => {
    const delivery = attempt?.reports.find(
      ({ status }) => status === 'delivered' || status === 'read',
    );
    const when = delivery ? ` at ${momentOf(delivery.at)}` : '';
    return `It was delivered by ${attempt?.channel ?? 'an electronic channel'} to the designated address ${attempt?.address ?? ''}${when}, and did not come back in 72 hours; whether it was read is not certified.`;
  },
  delivered_post: ({ attempt }) => {
    const article = attempt?.articleNumber ? `, article ${attempt.articleNumber}` : '';
    return `It was delivered by ${attempt?.carrier || attempt?.channel || 'post'}${article} to ${attempt?.address ?? 'the address'}; an officer of the institution examined the proof of delivery.`;
  },
  substituted: ({ substitution }) =>
    `Substituted service (${substitution?.means ?? 'as ordered'}) at ${substitution?.lastKnown ?? 'the last known address'} was ordered by the registrar and carried out on ${substitution?.carriedOutOn ?? 'that day'}; it is deemed received.`,
};
