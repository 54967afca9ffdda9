import { crc32 } from 'node:zlib';
import { addDays } from '#kernel/days.ts';
import type { Language } from '../../../src/kernel/language.ts';
import { csvRows } from '../../../src/platform/csv.ts';
import type { Chance } from '../chance.ts';
import { cvOf } from '../documents.ts';
import { ask, type Person } from '../door.ts';
import type { Opened } from '../house.ts';
import type { Named } from '../names.ts';
import { addressFrom } from './matters.ts';

/** An invented lender that files many disputes at once. */
const ENTRY = {
  name: 'Sahyadri Finance Ltd',
  kind: 'company',
  registration: 'DEMO-0001',
  email: 'recovery@sahyadri-finance.example',
  mobile: '',
  address: '9 Canal Street, Fort, Mumbai 400001',
  language: 'en',
  state: '27',
} as const;

/** What becomes of the rows of an institution, batch by batch: how long ago it was sent, and how many take which course. */
export const BATCHES: readonly {
  ago: number;
  title: string;
  courses: Readonly<Partial<Record<string, number>>>;
}[] = [
  {
    ago: 98,
    title: 'Personal loans, first quarter',
    courses: {
      answered: 1,
      objected: 1,
      appointed: 2,
      offered: 1,
      silent: 1,
      lapsed: 2,
      'no other way': 2,
      'withdrawn in peace': 2,
      'never mended': 1,
    },
  },
  {
    ago: 33,
    title: 'Personal loans, second quarter',
    courses: {
      'served online': 2,
      'served by post': 2,
      'nobody there': 2,
      'on its way': 3,
      'asks for time': 1,
      posted: 1,
      'has more time': 1,
    },
  },
  {
    ago: 7,
    title: 'Two-wheeler loans',
    courses: { 'just paid': 2, 'half looked at': 3, unpaid: 1 },
  },
];

export async function openInstitution(
  house: Opened,
  registrar: Person,
  member: Person,
): Promise<string> {
  const { id } = await ask<{ id: string }>(house, 'POST', '/api/office/institutions', {
    body: ENTRY,
    by: registrar,
  });
  await ask(house, 'POST', `/api/office/institutions/${id}/members`, {
    body: { email: member.email },
    by: registrar,
  });
  return id;
}

type Lender = {
  house: Opened;
  chance: Chance;
  person: () => Named;
  member: Person;
  institution: string;
};

/** Sends a batch with its papers, looks at the report, and accepts what is good; the ids come in the order of the file. */
export async function fileBatch(
  lender: Lender,
  { title, count, today }: { title: string; count: number; today: string },
): Promise<string[]> {
  const { house, member, institution } = lender;
  const { id } = await ask<{ id: string }>(house, 'POST', '/api/filing/batches', {
    body: { institution, title },
    by: member,
  });
  const rows = Array.from({ length: count }, (_, at) => rowOf(lender, `${today}-${at + 1}`, today));
  // One row names a borrower and no way to reach him; it stays behind with its reason.
  const broken: Row = {
    ...rowOf(lender, `${today}-${count + 1}`, today),
    respondent_email: 'none',
    respondent_mobile: '',
    respondent_address: '',
  };
  const agreement = await cvOf(
    'Loan agreement',
    'Clause 14: disputes go to arbitration by MUNCH, Mumbai.',
    house.clock.now(),
  );
  const papers = zipOf(
    [...rows, broken].map(({ agreement_file: name = '' }) => ({ name, bytes: agreement })),
  );
  await send(lender, id, { kind: 'papers', name: 'agreements.zip', bytes: papers });
  await send(lender, id, { kind: 'rows', name: 'loans.csv', bytes: csvOf([...rows, broken]) });
  await house.nights();
  await ask(house, 'POST', `/api/filing/batches/${id}/acceptance`, { by: member });
  await house.nights();
  type Told = { number: number; dispute: { id: string } | null };
  const { rows: told } = await ask<{ rows: Told[] }>(
    house,
    'GET',
    `/api/filing/batches/${id}/rows?show=filed`,
    { by: member },
  );
  return told.toSorted((a, b) => a.number - b.number).flatMap(({ dispute }) => dispute?.id ?? []);
}

type Piece = { kind: 'rows' | 'papers'; name: string; bytes: Uint8Array<ArrayBuffer> };

async function send(
  { house, member }: Lender,
  batch: string,
  { kind, name, bytes }: Piece,
): Promise<void> {
  const path = `/api/filing/batches/${batch}/files`;
  const { id } = await ask<{ id: string }>(house, 'POST', path, {
    body: { kind, name, size: bytes.length },
    by: member,
  });
  for (let from = 0; from < bytes.length; from += 1 << 20)
    await ask(house, 'POST', `${path}/${id}/pieces/${from}`, {
      bytes: bytes.subarray(from, from + (1 << 20)),
      by: member,
    });
}

type Row = Record<string, string>;

function rowOf({ chance, person }: Lender, number: string, today: string): Row {
  const who = person();
  const defaultedOn = addDays(today, -chance.whole(100, 400));
  const principal = chance.whole(20, 900) * 1000;
  return {
    reference: `SF-${number}`,
    loan_number: `SF ${number}`,
    cause_on: defaultedOn,
    relief: 'The sum with interest.',
    facts: `The borrower has paid no instalment since ${defaultedOn}, though reminded in writing three times and by telephone.`,
    respondent_name: who.name,
    respondent_kind: 'person',
    respondent_language: chance.weighted<Language>({ en: 20, hi: 35, mr: 45 }),
    respondent_email: who.email,
    respondent_email_designated_in: 'Loan agreement, clause 17',
    respondent_mobile: `+91${who.phone}`,
    respondent_address: addressFrom(chance),
    claim_1_head: 'Principal',
    claim_1_amount: `${principal}`,
    claim_2_head: 'Interest',
    claim_2_amount: `${principal / 8}`,
    interest_basis: 'contract',
    interest_rate: '16',
    interest_from: defaultedOn,
    agreement_clause:
      'Disputes out of this agreement shall be decided by arbitration administered by MUNCH at Mumbai.',
    agreement_page: '6',
    agreement_date: addDays(defaultedOn, -300),
    agreement_version: 'Standard terms, third edition',
    agreement_proposed_by: 'claimant',
    agreement_names_institution: 'yes',
    agreement_file: `SF-${number}.pdf`,
  };
}

function csvOf(rows: readonly Row[]): Uint8Array<ArrayBuffer> {
  const columns = Object.keys(rows[0] ?? {});
  return new TextEncoder().encode(
    csvRows([columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]),
  );
}

/** A zip whose files are stored as they are (APPNOTE 6.3): each file, the directory, the end record. */
function zipOf(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const [locals, central]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, bytes } of files) {
    const said = Buffer.alloc(26);
    said.writeUInt16LE(20, 0);
    said.writeUInt16LE(0x800, 2);
    said.writeUInt32LE(crc32(bytes), 10);
    said.writeUInt32LE(bytes.length, 14);
    said.writeUInt32LE(bytes.length, 18);
    said.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      said,
      Buffer.from(name),
      bytes,
    ]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    central.push(
      Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), said, tail, Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}
