import { dayAt } from '#kernel/days.ts';
import type { Language } from '#kernel/language.ts';
import type { IssuedDocument } from '#modules/disputes/actions/documents.ts';
import { speaking } from '#platform/language.ts';
import { pdfOf } from '#platform/pdf/engine.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';
import { certificateInWords, certificateTitle } from '../letters/certificate.ts';
import { house } from '../letters/house.ts';
import type { Certificate } from '../rules/certificate.ts';
import { momentOf } from '../rules/certificate-words.ts';
import type { ReceiptBasis, ServedBy } from '../rules/words.ts';
import { attemptParts, substitutionParts, wordOf } from './certificate-attempts.ts';

const BY: Record<ServedBy, string> = {
  portal: 'Opened on our page by the recipient, whose identity was proved',
  electronic:
    'Delivered to a designated electronic address, and not returned in 72 hours (IT Act 2000, s. 13)',
  delivered_post:
    'Delivered by post or courier; an officer of the institution examined the proof of delivery',
  substituted:
    'Substituted service ordered by the registrar and carried out (ACA 1996, s. 3(1)(b))',
};

const BASIS: Record<ReceiptBasis, string> = {
  personal: 'Received personally',
  business: 'At the place of business',
  residence: 'At the habitual residence',
  mailing: 'At the mailing address',
  last_known_deemed: 'Deemed, at the last known address after reasonable inquiry',
};

/** The JSON beside the paper, and the key that signed it. */
export type CertificateKey = {
  json: Pick<IssuedDocument, 'number' | 'hash'>;
  publicKey: string;
  keyId: string;
};

/** The certificate on paper, in the language of the case and whole in English. What a program checks is the JSON beside it, whose hash and whose key it prints. */
export function certificatePdf(
  certificate: Certificate,
  { language, ...checking }: CertificateKey & { language: Language },
): Promise<Buffer> {
  const { dispute, institution, issuedAt, id } = certificate;
  const [title, said] = speaking(
    language,
    () => [certificateTitle(), language === 'en' ? [] : certificateInWords(certificate)] as const,
  );
  const english = certificateParts(certificate, checking);
  return pdfOf({
    title,
    author: institution.company,
    subject: `Service in ${dispute.reference}`,
    language: `${language}-IN`,
    madeAt: new Date(issuedAt),
    above: [`${house.name} · ${house.address.join(', ')}`, ''],
    parts:
      language === 'en'
        ? english
        : [...said, { section: [{ heading: 'In English' }, ...english], language: 'en-IN' }],
    foot: `${dispute.reference} · certificate ${id}`,
  });
}

/** All that the JSON has, for whoever has only the paper in hand. */
export function certificateParts(
  certificate: Certificate,
  { json, publicKey, keyId }: CertificateKey,
): DocumentPart[] {
  const { attempts, inquiries, substitution, steps, events } = certificate;
  return [
    { text: `It is certified: ${certificate.service.words}` },
    { rows: certifiedRows(certificate) },
    { heading: 'What was done' },
    ...attempts.flatMap(attemptParts),
    ...inquiries.map(
      ({ where, on, result, at }): DocumentPart => ({
        rows: [[`Inquiry, ${on}`, `${where}: ${result} (noted ${momentOf(at)})`]],
      }),
    ),
    ...(substitution ? substitutionParts(substitution) : []),
    { heading: 'How the recipient stood, step by step' },
    {
      rows: steps.map(
        ({ number, from, to, at, byRole, why }) =>
          [
            `${number}. ${wordOf(from)} to ${wordOf(to)}`,
            `${momentOf(at)}, by ${wordOf(byRole)}${why ? `: ${why}` : ''}`,
          ] as const,
      ),
    },
    { heading: 'Events of the dispute, by their number in its record' },
    {
      rows: events.map(
        ({ number, type, on, link }) =>
          [`${number}. ${type}`, `${on}; link ${link.number} of the record, ${link.hash}`] as const,
      ),
    },
    { heading: 'How to check this certificate' },
    {
      text: `The same certificate as JSON (${certificate.format}) is paper ${json.number} (SHA-256 ${json.hash}). The keys of the institution are published at ${house.website}/.well-known/munch-keys.json: keep a copy, and compare the key below with it. Then run "npm run verify -- certificate.json --keys munch-keys.json" from the source of this system, or its one file scripts/verify-certificate.ts with Node alone, on any computer without a connection: it checks the signature, the hash, every link of the record, and that the key was the institution's on that day.`,
    },
    { signature: signedRows(certificate, { publicKey, keyId }) },
  ];
}

function certifiedRows({
  dispute,
  paper,
  recipient,
  service,
}: Certificate): (readonly [string, string])[] {
  return [
    ['Dispute', `${dispute.reference} (${dispute.id})`],
    ['Paper', `${paper.title}, ${paper.number}; a ${paper.purpose} (${paper.id})`],
    ['SHA-256 of it', paper.sha256],
    ['Recipient', `${recipient.name} (${recipient.side}, ${recipient.partyId})`],
    ['Standing', wordOf(service.standing)],
    ['Received on', service.on],
    ['How', BY[service.by]],
    ['Basis', BASIS[service.basis]],
    [
      'Proved by',
      service.attemptId ? `Attempt ${service.attemptId}` : 'The order and what carried it out',
    ],
  ];
}

function signedRows(
  { id, signer, issuedAt, institution }: Certificate,
  key: Pick<CertificateKey, 'publicKey' | 'keyId'>,
): (readonly [string, string])[] {
  return [
    ['Public key', `Ed25519 ${key.publicKey}`],
    ['Key', key.keyId],
    ['Certificate', id],
    ['Institution', `${institution.name}, ${institution.company}, ${institution.website}`],
    ['Signed by', signer],
    ['On', `${dayAt(new Date(issuedAt))} (Indian time, IST), ${momentOf(issuedAt)}`],
  ];
}
