import type { DocumentPart } from '#platform/pdf/view.ts';
import type { CertifiedAttempt, CertifiedSubstitution } from '../rules/certificate.ts';
import { momentOf } from '../rules/certificate-words.ts';

/** One attempt: where it went, every report of it with what proves the report, and each proof on paper. */
export function attemptParts(attempt: CertifiedAttempt): DocumentPart[] {
  const {
    channel,
    address,
    isDesignated,
    status,
    reports,
    proofs,
    articleNumber,
    carrier,
    postedOn,
    isSetAside,
    queuedAt,
    id,
  } = attempt;
  const words = [
    address,
    isDesignated ? 'designated' : 'not designated',
    `begun ${momentOf(queuedAt)}`,
    carrier ? `by ${carrier}` : '',
    articleNumber ? `article ${articleNumber}` : '',
    postedOn ? `posted on ${postedOn}` : '',
    isSetAside ? 'set aside' : '',
    `attempt ${id}`,
  ];
  const told = reports.map(({ status: is, at, heardAt, source, said, sha256 }) => {
    const heard = heardAt === at ? '' : `, heard of ${momentOf(heardAt)}`;
    return [
      `${wordOf(is)}, by ${wordOf(source)}`,
      `${momentOf(at)}${heard}. ${said}${sha256 ? `; SHA-256 of the message ${sha256}` : ''}`,
    ] as const;
  });
  const proved = proofs.map(({ sha256, state, deliveredOn, basis }) => {
    const found = [
      state,
      deliveredOn ? `delivered on ${deliveredOn}` : '',
      basis ? wordOf(basis) : '',
    ]
      .filter(Boolean)
      .join(', ');
    return ['Proof of delivery', `${found}; SHA-256 ${sha256}`] as const;
  });
  return [
    {
      rows: [
        [`${channel}: ${wordOf(status)}`, words.filter(Boolean).join(', ')],
        ...told,
        ...proved,
      ],
    },
  ];
}

export function substitutionParts({
  means,
  lastKnown,
  reasons,
  decidedAt,
  carriedOutOn,
  proofSha256,
}: CertifiedSubstitution): DocumentPart[] {
  const known: [string, string][] = [
    ['Means', means === null ? '' : wordOf(means)],
    ['Last known address', lastKnown],
    ['Reasons', reasons],
    ['Decided', decidedAt ? momentOf(decidedAt) : ''],
    ['Carried out on', carriedOutOn ?? ''],
    ['SHA-256 of its proof', proofSha256 ?? ''],
  ];
  return [{ heading: 'Substituted service' }, { rows: known.filter(([, said]) => said !== '') }];
}

/** A name of the record's, with its words apart. */
export function wordOf(name: string): string {
  return name.replaceAll('_', ' ');
}
