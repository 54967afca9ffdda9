import { dayInShort } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import { momentInWords } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { institution } from '../../../../content/institution.ts';
import { capacityWords } from '../contract/words.ts';

type Signature = {
  partyId: string;
  name: string;
  capacity: 'party' | 'representative' | 'institution';
  signedAt: Date;
  address: string | null;
  certificateId: string | null;
};
/** A signature with a certificate, as the paper names it. */
type Certified = {
  id: string;
  service: 'local' | 'provider';
  issuer: string;
  serial: string;
};
/** Whose certificate the institution's seal has: null where it issued it itself. */
type Seal = { issuer: string | null; fingerprint: string; published: string };

type Signing = {
  names: ReadonlyMap<string, string>;
  reference: string;
  certified: readonly Certified[];
  seal: Seal;
};

/** At the end of a signed settlement: who signed it for whom, when and how, and the hash of the text that each of them saw. */
export function signedParts(
  { textHash }: { textHash: Buffer },
  signatures: readonly Signature[],
  { names, reference, certified, seal }: Signing,
) {
  const lines = signatures.flatMap((signature) => {
    const own = certified.find(({ id }) => id === signature.certificateId);
    const line = signatureLine(signature, names);
    return own ? [line, m.signature_certificate_line({ ...own, name: signature.name })] : [line];
  });
  return {
    head: ({ day }: { day: Day }) => ({
      day: dayInShort(day),
      signer: m.settlement_signer({ institution: institution.name }),
    }),
    parts: [
      {
        heading: m.settlement_signatures(),
        page: true,
        text: [
          ...lines,
          m.settlement_hash({ hash: textHash.toString('hex') }),
          ...kindsOf(signatures, certified),
        ].join('\n'),
      },
      { heading: m.signature_seal(), text: sealLines(seal).join('\n') },
    ],
    foot: m.settlement_foot({ reference }),
  };
}

/** Who signed for whom, when and how, in one sentence. */
export function signatureLine(
  { partyId, name, capacity, signedAt, address }: Signature,
  names: ReadonlyMap<string, string>,
): string {
  const signed = {
    ...{ party: names.get(partyId) ?? '', name, as: capacityWords[capacity]() },
    moment: momentInWords(signedAt.toISOString()),
  };
  return address === null
    ? m.signature_line({ ...signed })
    : m.settlement_signed_line({ ...signed, address: maskedAddress(address) });
}

/** What each kind of signature that is here is worth in law, and what it is not. */
function kindsOf(signatures: readonly Signature[], certified: readonly Certified[]): string[] {
  if (certified.length === 0) return [m.settlement_kind_of_signature()];
  const services = certified.map(({ service }) => service);
  const house = institution.name;
  return [
    ...(signatures.some(({ address }) => address !== null) ? [m.signature_kind_code()] : []),
    ...(services.includes('local') ? [m.signature_kind_local({ institution: house })] : []),
    ...(services.includes('provider') ? [m.signature_kind_provider()] : []),
  ];
}

function sealLines({ issuer, fingerprint, published }: Seal): string[] {
  const house = institution.name;
  return [
    issuer === null
      ? m.signature_seal_own({ institution: house })
      : m.signature_seal_issued({ institution: house, issuer }),
    m.signature_check(),
    issuer === null
      ? m.signature_leads_own({ fingerprint, address: published })
      : m.signature_leads({ fingerprint }),
  ];
}

/** Enough of an address to know it again, and not enough to write to it. */
export function maskedAddress(address: string): string {
  const [name = '', host = ''] = address.split('@');
  return `${name.slice(0, 2)}…@${host}`;
}

/** What the institution's seal over the whole paper says. */
export function sealReason(reference: string): string {
  return m.signature_seal_reason({ reference });
}

/** What a copy that somebody signed with a certificate is called where it is enclosed. */
export function enclosedWords(of: { name: string; party: string }): string {
  return m.signature_enclosed(of);
}
