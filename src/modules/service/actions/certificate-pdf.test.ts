import { expect, test } from 'vitest';
import type { Certificate } from '../rules/certificate.ts';
import { momentOf, openedInWords, serviceInWords } from '../rules/certificate-words.ts';
import { certificateParts } from './certificate-pdf.ts';

const at = (minute: number) => `2026-12-01T06:${String(minute).padStart(2, '0')}:00.000Z`;
const paper = {
  id: 'paper-1',
  number: 'P-7',
  title: 'Final warning',
  purpose: 'warning',
  sha256: 'hash-of-the-paper',
} as const;
const recipient = { partyId: 'party-ben', name: 'Ben Borrower', side: 'respondent' };
const attempts: Certificate['attempts'] = [
  {
    id: 'attempt-1',
    channel: 'post',
    address: '12 Hill Road, Mumbai 400050',
    isDesignated: false,
    status: 'failed',
    queuedAt: at(1),
    carrier: 'Speed Post',
    articleNumber: 'EM473124829IN',
    postedOn: '2026-12-02',
    isSetAside: true,
    reports: [
      {
        status: 'failed',
        at: at(2),
        heardAt: at(3),
        source: 'officer',
        said: 'refused: the door stayed shut',
        sha256: 'hash-of-the-message',
      },
    ],
    proofs: [
      {
        sha256: 'hash-of-the-card',
        state: 'rejected',
        deliveredOn: '2026-12-03',
        basis: 'residence',
      },
    ],
  },
  {
    id: 'attempt-2',
    channel: 'portal',
    address: 'portal',
    isDesignated: true,
    status: 'read',
    queuedAt: at(4),
    carrier: '',
    articleNumber: null,
    postedOn: null,
    isSetAside: false,
    reports: [
      {
        status: 'read',
        at: at(5),
        heardAt: at(5),
        source: 'portal',
        sha256: null,
        said: `${openedInWords({ verifiedBy: 'one_time_code', shown: { documentId: 'paper-1' }, evidence: { channel: 'email' } })}; pass pass-1`,
      },
    ],
    proofs: [],
  },
];
const substitution = {
  means: 'affixing',
  lastKnown: '9 Old Lane, Pune',
  reasons: 'Two ways failed.',
  decidedAt: at(6),
  carriedOutOn: '2026-12-05',
  proofSha256: 'hash-of-the-photo',
};
const service = {
  standing: 'served',
  on: '2026-12-01',
  by: 'portal',
  basis: 'personal',
  attemptId: 'attempt-2',
} as const;
const about = { paper, recipient, attempts, substitution };
const link = { number: 41, hash: 'hash-of-the-link' } as Certificate['events'][number]['link']; // the rest of a link is for programs
const certificate: Certificate = {
  format: 'munch-service-certificate-1',
  id: 'certificate-1',
  issuedAt: at(30),
  signer: 'Omar, case officer',
  keyId: 'key-1',
  ...about,
  institution: { name: 'Munch', company: 'Munch Private Limited', website: 'https://example.org' },
  dispute: { id: 'dispute-1', reference: 'MUNCH-AR-2026-000001' },
  service: { ...service, words: serviceInWords({ ...about, service }) },
  inquiries: [
    { where: 'The registry of companies', on: '2026-11-30', result: 'The same address', at: at(7) },
  ],
  steps: [
    {
      number: 1,
      from: 'not_attempted',
      to: 'attempted',
      at: at(8),
      byRole: 'case_officer',
      why: 'sent by post',
    },
  ],
  events: [{ number: 9, type: 'warning_served', on: '2026-12-01', link }],
};

/** Every word and figure of the JSON, as paper writes it. */
function leavesOf(value: unknown): string[] {
  if (value === null || typeof value === 'boolean' || value === '') return [];
  if (typeof value !== 'object') {
    const text = String(value);
    return [/^\d{4}-\d\d-\d\dT/.test(text) ? momentOf(text) : text];
  }
  return Object.values(value).flatMap(leavesOf);
}

const NAMED_OTHERWISE = ['portal', 'personal']; // how and on which basis stand in words of their own
const textOf = JSON.stringify(
  certificateParts(certificate, {
    json: { number: 'P-8', hash: 'hash-of-the-json' },
    publicKey: 'key',
    keyId: 'key-1',
  }),
);

test('the paper says all that the JSON says: substitution, proofs, steps, standing and every report', () => {
  const missing = leavesOf(certificate).filter(
    (leaf) =>
      !textOf.includes(leaf) &&
      !textOf.includes(leaf.replaceAll('_', ' ')) &&
      !NAMED_OTHERWISE.includes(leaf),
  );
  expect(missing).toEqual([]);
  for (const word of ['not designated', 'set aside', 'Standing']) expect(textOf).toContain(word);
});

test('what happened stands in a sentence: which paper, when, after which proof, on which channel', () => {
  expect(certificate.service.words).toBe(
    'Ben Borrower received “Final warning” (P-7) on 2026-12-01. The file of this paper was opened after a one-time code to the e-mail address on file, at 2026-12-01 11:35:00 IST.',
  );
  const [post] = attempts;
  if (!post) throw new Error('No attempt.');
  const wire = {
    ...post,
    channel: 'email' as const,
    address: 'ben@example.org',
    reports: post.reports.map((one) => ({ ...one, status: 'delivered' as const })),
  };
  const wired = {
    ...about,
    attempts: [wire],
    service: { ...service, by: 'electronic' as const, attemptId: 'attempt-1' },
  };
  expect(serviceInWords(wired)).toContain(
    'delivered by email to the designated address ben@example.org at 2026-12-01 11:32:00 IST',
  );
  expect(serviceInWords(wired)).toContain('whether it was read is not certified');
  expect(
    serviceInWords({
      ...about,
      service: { ...service, by: 'delivered_post', attemptId: 'attempt-1' },
    }),
  ).toContain('by Speed Post, article EM473124829IN');
  expect(
    serviceInWords({ ...about, service: { ...service, by: 'substituted', attemptId: null } }),
  ).toContain('affixing) at 9 Old Lane, Pune');
  expect(openedInWords({ verifiedBy: 'account' })).toContain('signing in');
});
