import { dayAt } from '#kernel/dates.ts';
import type { Issued } from '#modules/disputes/actions/documents.ts';
import { type Block, sheetOf } from '#platform/pdf/sheet.ts';
import { house } from '../letters/house.ts';
import type { Certificate, CertifiedAttempt } from '../rules/certificate.ts';
import type { ReceiptBasis, ServedBy } from '../rules/words.ts';

const BY: Record<ServedBy, string> = {
  portal: 'Opened on our page by the recipient, whose identity was proved',
  electronic: 'Delivered to a designated electronic address, and not returned in 72 hours (IT Act 2000, s. 13)',
  delivered_post: 'Delivered by post or courier; an officer of the institution examined the proof of delivery',
  substituted: 'Substituted service ordered by the registrar and carried out (ACA 1996, s. 3(1)(b))',
};
const BASIS: Record<ReceiptBasis, string> = {
  personal: 'Received personally',
  business: 'At the place of business',
  residence: 'At the habitual residence',
  mailing: 'At the mailing address',
  last_known_deemed: 'Deemed, at the last known address after reasonable inquiry',
};

/** The JSON beside the paper, and the key that signed it. */
export type Checking = { json: Issued; publicKey: string; keyId: string };

/** The certificate on paper. What a program checks is the JSON beside it, whose hash and whose key it prints. */
export function certificatePdf(certificate: Certificate, { json, publicKey, keyId }: Checking): Promise<Buffer> {
  const { dispute, paper, recipient, service, issuedAt } = certificate;
  const at = new Date(issuedAt);
  return sheetOf({
    ...{
      title: 'Certificate of service',
      author: house.company,
      subject: `Service in ${dispute.reference}`,
      language: 'en-IN',
      madeAt: at,
    },
    head: `${house.name} · ${house.address.join(', ')}`,
    blocks: [
      { text: `It is certified that ${recipient.name} received the paper named below on ${service.on}.` },
      {
        rows: [
          ['Dispute', dispute.reference],
          ['Paper', `${paper.title}, ${paper.number}`],
          ['SHA-256 of it', paper.sha256],
          ['Recipient', `${recipient.name} (${recipient.side})`],
          ['Received on', service.on],
          ['How', BY[service.by]],
          ['Basis', BASIS[service.basis]],
        ],
      },
      { heading: 'What was done' },
      ...certificate.attempts.flatMap(attemptBlocks),
      ...certificate.inquiries.map(({ where, on, result }): Block => ({ rows: [[`Inquiry, ${on}`, `${where}: ${result}`]] })),
      { heading: 'Events of the dispute, by their number in its record' },
      {
        rows: certificate.events.map(
          ({ number, type, on, link }) => [`${number}. ${type}`, `${on}; link ${link.number} of the record, ${link.hash}`] as const,
        ),
      },
      { heading: 'How to check this certificate' },
      {
        text: `The same certificate as JSON is paper ${json.number} (SHA-256 ${json.hash}). The keys of the institution are published at ${house.website}/.well-known/munch-keys.json: keep a copy, and compare the key below with it. Then run "npm run verify -- certificate.json --keys munch-keys.json" from the source of this system, or its one file scripts/verify-certificate.ts with Node alone, on any computer without a connection: it checks the signature, the hash, every link of the record, and that the key was the institution's on that day.`,
      },
      {
        rows: [
          ['Public key', `Ed25519 ${publicKey}`],
          ['Key', keyId],
          ['Certificate', certificate.id],
        ],
      },
      {
        rows: [
          ['Signed by', certificate.signer],
          ['On', `${dayAt(at)} (Asia/Kolkata)`],
        ],
      },
    ],
    foot: `${dispute.reference} · certificate ${certificate.id}`,
  });
}

function attemptBlocks({ channel, address, isDesignated, status, reports, articleNumber, isSetAside }: CertifiedAttempt): Block[] {
  const words = [
    address,
    isDesignated ? 'designated' : 'not designated',
    articleNumber ? `article ${articleNumber}` : '',
    isSetAside ? 'set aside' : '',
  ];
  const told = reports.map(({ status: said, at, source }) => `${said} ${momentOf(at)} (${source})`).join('; ');
  return [{ rows: [[`${channel}: ${status}`, `${words.filter(Boolean).join(', ')}${told ? `. ${told}` : ''}`]] }];
}

/** 21 Nov 2026, 14:05:09 as clocks in India show it, without the language files of the machine. */
function momentOf(at: string): string {
  const shifted = new Date(new Date(at).getTime() + 330 * 60_000).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 19)} IST`;
}
