import { camelCase, columnsOf, snakeCase } from '#kernel/columns.ts';
import { rowText } from '#modules/record/rules/findings.ts';
import { LIMITATION_COLUMNS } from './filing.ts';

/** The rows of a request as they were filed, and nothing that may change afterwards; the columns by their names. */
export type FiledRows = {
  dispute: Readonly<Record<string, unknown>>;
  parties: readonly Readonly<Record<string, unknown>>[];
  contacts: readonly Readonly<Record<string, unknown>>[];
  claims: readonly Readonly<Record<string, unknown>>[];
  agreement: Readonly<Record<string, unknown>> | null;
};

/** What an act of filing keeps of its rows: hashes alone, none of their words. */
export const FINGERPRINTS = [
  'requestHash',
  'partiesHash',
  'contactsHash',
  'claimsHash',
  'agreementHash',
] as const;
export type Fingerprints = Record<(typeof FINGERPRINTS)[number], string>;

const REQUEST = [
  'id',
  'number',
  'reference',
  'process',
  'track',
  'sector',
  'seat',
  'language',
  'arbitrators',
  'currency',
  'sum_minor',
  'title',
  'facts',
  'relief',
  'cause_on',
  'is_urgent',
  'warnings',
  'filed_at',
  'filed_by',
  'batch_id',
  'filing_hash',
];
/** Kept since they have columns of their own: where they are empty the hash is that of a request filed before. */
const SINCE = [
  ...Object.values(LIMITATION_COLUMNS).map(snakeCase),
  'signed_name',
  'signed_capacity',
];
const PARTY = ['id', 'side', 'place', 'kind', 'registration', 'language', 'name'];
const CONTACT = ['id', 'party_id', 'channel', 'value', 'is_designated', 'designated_in'];
const CLAIM = [
  'id',
  'party_id',
  'is_counterclaim',
  'place',
  'head',
  'amount_minor',
  'interest_basis',
  'interest_rate',
  'interest_from',
];
const AGREEMENT = [
  'id',
  'clause',
  'page',
  'agreed_on',
  'version',
  'proposed_by',
  'names_institution',
  'document_id',
];

export function fingerprintsOf(rows: FiledRows, hash: (text: string) => string): Fingerprints {
  return {
    requestHash: hash(
      rowText(
        'request',
        columnsOf(rows.dispute, [
          ...REQUEST,
          ...SINCE.filter((name) => rows.dispute[camelCase(name)]),
        ]),
      ),
    ),
    partiesHash: hash(rowText('parties', all(rows.parties, PARTY))),
    contactsHash: hash(rowText('contacts', all(rows.contacts, CONTACT))),
    claimsHash: hash(rowText('claims', all(rows.claims, CLAIM))),
    agreementHash: hash(
      rowText('agreement', rows.agreement && columnsOf(rows.agreement, AGREEMENT)),
    ),
  };
}

/** Rows in the order of their ids, which a database gives back in whichever. */
function all(rows: FiledRows['parties'], names: readonly string[]): unknown[] {
  return rows
    .map((row) => columnsOf(row, names))
    .sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
}

/** The same for the reasoned record of the gate, a row that is never changed. */
export function basisFingerprint(
  row: Readonly<Record<string, unknown>>,
  hash: (text: string) => string,
): string {
  const names = [
    'id',
    'dispute_id',
    'basis',
    'decided_by',
    'decided_at',
    'reasons',
    'papers',
    'findings',
  ];
  return hash(rowText('basis', columnsOf(row, names)));
}

const CONSENT = [
  'id',
  'dispute_id',
  'party_id',
  'kind',
  'language',
  'text',
  'text_hash',
  'signer',
  'capacity',
  'way',
  'person_id',
  'contact_id',
  'network',
  'agent',
  'given_at',
];

/** The same for a consent; its number and paper are issued after its event, and have an act of their own. */
export function consentFingerprint(
  row: Readonly<Record<string, unknown>>,
  hash: (text: string) => string,
): string {
  return hash(rowText('consent', columnsOf(row, CONSENT)));
}

/** The same for that by which it is shown who gave a consent. */
export function consentProofFingerprint(
  row: Readonly<Record<string, unknown>>,
  hash: (text: string) => string,
): string {
  const names = [
    'id',
    'consent_id',
    'method',
    'at',
    'by_person',
    'document_id',
    'called',
    'source',
    'note',
  ];
  return hash(rowText('consent_proof', columnsOf(row, names)));
}
