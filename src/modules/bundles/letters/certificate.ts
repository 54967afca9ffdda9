import type { DocumentFact, DocumentPart, DocumentView } from '#platform/pdf/view.ts';
import { institution } from '../../../../content/institution.ts';
import {
  DEVICE_HOLDINGS,
  type DeviceHolding,
  type PartA,
  RECORD_DEVICES,
  type RecordDevice,
} from '../rules/certificate.ts';

export type HashLine = { number: string; title: string; size: number; sha256: string };
export type CertificateFacts = {
  reference: string;
  partA: PartA;
  hashes: readonly HashLine[];
  madeAt: Date;
};

// The words are those of the Schedule to the Act (47 of 2023), which is in English; a form in another language is no form of it.
const DEVICES: Record<RecordDevice, string> = {
  computer: 'Computer / Storage Media',
  dvr: 'DVR',
  mobile: 'Mobile',
  flash_drive: 'Flash Drive',
  disc: 'CD/DVD',
  server: 'Server',
  cloud: 'Cloud',
  other: 'Other',
};
const HOLDINGS: Record<DeviceHolding, string> = {
  owned: 'Owned',
  maintained: 'Maintained',
  managed: 'Managed',
  operated: 'Operated',
};
const AFFIRM = 'do hereby solemnly affirm and sincerely state and submit as follows:—';
const CONTROL =
  'The digital device or the digital record source was under the lawful control for regularly creating, storing or processing information for the purposes of carrying out regular activities and during this period, the computer or the communication device was working properly and the relevant information was regularly fed into the computer during the ordinary course of business. If the computer/digital device at any point of time was not working properly or out of operation, then it has not affected the electronic/digital record or its accuracy. The digital device or the source of the digital record is:—';
const ENCLOSED = '(Hash report to be enclosed with the certificate)';
const LINE = '______________________________';

/** The certificate in the form of the Schedule (Bharatiya Sakshya Adhiniyam 2023, s. 63(4)(c)), with its hash report. */
export function certificateView({
  reference,
  partA,
  hashes,
  madeAt,
}: CertificateFacts): DocumentView {
  return {
    title: `Certificate under section 63(4)(c), ${reference}`,
    heading: 'CERTIFICATE',
    author: institution.name,
    subject: 'Bharatiya Sakshya Adhiniyam 2023 (47 of 2023), the Schedule',
    language: 'en',
    madeAt,
    above: ['THE SCHEDULE', '[See section 63(4)(c)]'],
    foot: `Bharatiya Sakshya Adhiniyam, 2023, the Schedule · ${reference}`,
    parts: [
      ...partAOf(partA, hashes, madeAt),
      { page: true },
      ...partBOf(partA, hashes),
      { page: true },
      ...reportOf(reference, hashes, madeAt),
    ],
  };
}

function partAOf(partA: PartA, hashes: readonly HashLine[], madeAt: Date): DocumentPart[] {
  const { name, relation, relative, address, place } = partA;
  const [date, time] = momentIn(madeAt);
  return [
    { heading: 'PART A (To be filled by the Party)' },
    {
      text: `I, ${name}, ${capital(relation)} of ${relative}, residing/employed at ${address} ${AFFIRM}`,
    },
    {
      text: 'I have produced electronic record/output of the digital record taken from the following device/digital record source (tick mark):—',
    },
    { text: ticked(RECORD_DEVICES, DEVICES, partA.devices) },
    { rows: deviceRows(partA) },
    { text: CONTROL },
    { text: `${ticked(DEVICE_HOLDINGS, HOLDINGS, partA.holdings)} by me (select as applicable).` },
    ...hashWords(hashes, true),
    {
      signature: [
        ['Name', name],
        ['Signature', LINE],
        ['Date (DD/MM/YYYY)', date],
        ['Time (IST)', `${time} hours (In 24 hours format)`],
        ['Place', place],
      ],
    },
  ];
}

function deviceRows(partA: PartA): DocumentFact[] {
  const { otherDevice, makeModel, colour, serial, identifier, more, from, to } = partA;
  return [
    ['Other', otherDevice || '–'],
    ['Make & Model', makeModel],
    ['Color', colour || '–'],
    ['Serial Number', serial || '–'],
    ['IMEI/UIN/UID/MAC/Cloud ID (as applicable)', identifier || '–'],
    [
      'Any other relevant information, if any, about the device/digital record (specify)',
      [`Period: ${slashed(from)} to ${slashed(to)}.`, more].join(' ').trim(),
    ],
  ];
}

function partBOf({ expert }: PartA, hashes: readonly HashLine[]): DocumentPart[] {
  const none: readonly RecordDevice[] = [];
  return [
    { heading: 'PART B (To be filled by the Expert)' },
    {
      text: `I, ${expert || LINE} (Name), Son/daughter/spouse of ${LINE} residing/employed at ${LINE} ${AFFIRM}`,
    },
    {
      text: 'The produced electronic record/output of the digital record are obtained from the following device/digital record source (tick mark):—',
    },
    { text: ticked(RECORD_DEVICES, DEVICES, none) },
    { fill: 'Other', lines: 1 },
    { fill: 'Make & Model, Color, Serial Number', lines: 1 },
    { fill: 'IMEI/UIN/UID/MAC/Cloud ID (as applicable)', lines: 1 },
    {
      fill: 'Any other relevant information, if any, about the device/digital record (specify)',
      lines: 1,
    },
    ...hashWords(hashes, false),
    { fill: 'Name, designation and signature', lines: 2 },
    { fill: 'Date (DD/MM/YYYY), Time (IST, in 24 hours format), Place', lines: 1 },
  ];
}

/** Of one record its hash; of several the report, which names each. What the expert finds they tick and write themselves. */
function hashWords(hashes: readonly HashLine[], isStated: boolean): DocumentPart[] {
  const [first, ...others] = hashes;
  const said =
    first && others.length === 0 ? inParts(first.sha256) : 'as in the hash report enclosed';
  const tick = (is: boolean) => (is ? '[x]' : '[ ]');
  return [
    {
      text: `I state that the HASH value/s of the electronic/digital record/s is ${isStated ? said : LINE}, obtained through the following algorithm:—`,
    },
    {
      text: `[ ] SHA1    ${tick(isStated)} SHA256    [ ] MD5    [ ] Other (Legally acceptable standard)`,
    },
    { text: ENCLOSED },
  ];
}

function reportOf(reference: string, hashes: readonly HashLine[], madeAt: Date): DocumentPart[] {
  const [date, time] = momentIn(madeAt);
  return [
    {
      text: `Each value was computed anew by SHA-256 (FIPS 180-4) from the bytes that are kept in the record of ${reference}, on ${date} at ${time} hours IST, and is the one that was noted when the paper was received. Anybody who has the file computes the same: sha256sum FILE (certutil -hashfile FILE SHA256 on Windows).`,
    },
    hashTable(hashes),
  ];
}

function hashTable(hashes: readonly HashLine[]) {
  return {
    table: {
      caption: 'HASH REPORT',
      head: ['Paper', 'Title', 'Bytes', 'SHA-256'],
      rows: hashes.map(({ number, title, size, sha256 }) => [
        number,
        title,
        String(size),
        inParts(sha256),
      ]),
    },
  };
}

function ticked<Name extends string>(
  names: readonly Name[],
  words: Record<Name, string>,
  chosen: readonly Name[],
): string {
  return names
    .map((name) => `${chosen.includes(name) ? '[x]' : '[ ]'} ${words[name]}`)
    .join('    ');
}

const IST = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function momentIn(at: Date): [date: string, time: string] {
  const [date = '', time = ''] = IST.format(at).split(', ');
  return [date, time];
}

function slashed(day: string): string {
  return day.split('-').reverse().join('/');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** A hash in parts that a line can be broken between. */
const inParts = (hash: string) => hash.replace(/(.{16})(?=.)/g, '$1 ');
