import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { dayAt } from '#kernel/days.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import { seatOf } from '#modules/disputes/rules/request-kind.ts';
import { pdfOf } from '#platform/pdf/engine.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';
import { house } from '../letters/house.ts';
import type { ServiceDeps } from './deps.ts';

export type GeneratedDocument = { bytes: Buffer; title: string; signer: string };

export type DocumentWriting = Pick<ServiceDeps, 'now' | 'settings'>;

/** Who signs what a timer or an event brings out. */
export const OFFICE = `The Registry, ${house.name}`;

/** What a first paper is called in the ledger. */
export const TITLES = {
  notice: 'Notice of arbitration',
  invitation: 'Invitation to resolve a dispute',
} as const;

/**
 * The first paper of a dispute, where none was issued for it: who asks for what on which agreement, and what the reader may
 * do. The page behind its code says the same in English, Hindi and Marathi.
 */
export function noticePdf(
  deps: DocumentWriting,
  file: DisputeFile,
  purpose: 'notice' | 'invitation',
): Promise<GeneratedDocument> {
  const { dispute, agreement } = file;
  const seat = seatOf(dispute);
  const parts: DocumentPart[] = [
    { text: purpose === 'notice' ? NOTICE : INVITATION },
    { heading: 'The dispute' },
    {
      rows: [
        ['Reference', dispute.reference],
        ...named(file, 'claimant', 'Claimant'),
        ...named(file, 'respondent', 'Respondent'),
        ['About', dispute.title],
        ['Claimed in all', moneyInWords({ amount: dispute.sumMinor, currency: dispute.currency })],
        ...(seat === null ? [] : [['Seat', seat] as const]),
        ['Filed on', dayAt(dispute.filedAt)],
        ['Hash of the filing', `SHA-256 ${dispute.filingHash.toString('hex')}`],
      ],
    },
    { heading: 'What is asked for' },
    { text: dispute.relief || 'See the request.' },
    ...(agreement?.clause
      ? [{ heading: 'The agreement that is relied on' }, { text: agreement.clause }]
      : []),
    { heading: 'What you may do' },
    { text: CHOICES[purpose] },
    {
      text: `You may ask us anything that is not advice on your case: ${house.phone}, ${house.email}. ${deps.settings.publicUrl}`,
    },
  ];
  return paper(deps, { title: TITLES[purpose], reference: dispute.reference, parts });
}

const NOTICE = `A claim has been made against you, and this institution has been asked to have it decided by arbitration. Arbitration is a private procedure that ends in a decision with the force of a court's (Arbitration and Conciliation Act 1996). This paper is the request under section 21 of that Act. The day on which you receive it counts.`;

const INVITATION = `Somebody asks you to resolve a dispute with the help of this institution. Nothing begins unless you agree to it. You are free to say no, and saying nothing is not agreement to anything.`;

const CHOICES = {
  notice: `Answer; object that this institution may not decide it; offer a settlement or ask for time to pay; make a claim of your own; or tell us that you are not the person who is meant. You need no account and no lawyer to read or to answer. If you do nothing, the claim is not taken as admitted: it may be decided on the papers, after another warning to you.`,
  invitation: `Say yes; say no; ask to be called back; or tell us that you are not the person who is meant. You need no account and no lawyer to read or to answer. If you do nothing, nothing begins, and nothing is decided against you here.`,
} as const;

type Writ = { title: string; reference: string; parts: readonly DocumentPart[] };

async function paper(
  { now }: DocumentWriting,
  { title, reference, parts }: Writ,
): Promise<GeneratedDocument> {
  const at = now();
  const bytes = await pdfOf({
    title,
    author: house.company,
    subject: `${title} in ${reference}`,
    language: 'en-IN',
    madeAt: at,
    above: [`${house.name} · ${house.address.join(', ')}`, ''],
    parts: signedParts(parts, at),
    foot: `${reference} · ${house.name}`,
  });
  return { bytes, title, signer: OFFICE };
}

function signedParts(parts: readonly DocumentPart[], at: Date): DocumentPart[] {
  return [
    ...parts,
    {
      signature: [
        ['Signed by', OFFICE],
        ['On', `${dayInWords(dayAt(at))} (Indian time, IST)`],
      ],
    },
  ];
}

function named(
  { parties }: DisputeFile,
  side: 'claimant' | 'respondent',
  label: string,
): [string, string][] {
  return parties
    .filter((party) => party.side === side)
    .map(({ name }, at, all) => [all.length > 1 ? `${label} ${at + 1}` : label, name]);
}
