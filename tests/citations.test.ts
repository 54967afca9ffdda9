import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { schedules } from '../content/rules/schedules.ts';
import { limitName } from '../src/modules/clocks/contract/words.ts';
import { inst2026List } from '../src/modules/clocks/rules/packs/inst-2026-list.ts';
import { lengthOf } from './periods.ts';

/**
 * Every section that the product cites by its Act, and what the section is about. A section that is not here has been
 * looked at by nobody: read it, then write it down. `?` before the words: a lawyer has to say whether it carries what we
 * rest on it.
 */
const REGISTER: Record<string, Record<string, string>> = {
  ACA: {
    '2(1)(f)': 'what is an international commercial arbitration',
    '2(1)(h)': 'who is a party',
    '3': 'receipt of written communications',
    '7': 'the agreement is in writing',
    '8': 'a court refers the parties to arbitration',
    '9(2)': 'ninety days to commence after an interim measure, or as the court determines',
    '10': 'the number is not even; one where none is agreed',
    '11': 'appointment; thirty days; the court',
    '11(6A)': 'existence of an agreement alone; its omission in 2019 was not brought into force',
    '11(13)': 'the court endeavours to decide in sixty days of service',
    '11(14)': 'fees; the Fourth Schedule; institutions and international arbitrations apart',
    '12': 'disclosure; the Fifth to Seventh Schedules',
    '13': 'challenge; fifteen days; the tribunal decides',
    '14': 'failure or impossibility to act, withdrawal; the mandate ends',
    '15': 'a substitute, hearings again at discretion, earlier orders stand',
    '16(2)': 'no plea of jurisdiction later than the statement of defence',
    '18': '? equal treatment by the tribunal; we keep it before there is one',
    '19': 'the procedure: as the parties agree, else as the tribunal holds right',
    '20': 'the place of arbitration',
    '21': 'commencement on receipt of the request',
    '22': 'language',
    '23': 'statements; counterclaim; six months',
    '24(1)': 'an oral hearing, where a party asks or the tribunal decides',
    '24(2)': '? the parties have notice of a hearing in advance; we ask them to other meetings too',
    '24(3)': '? what goes to the tribunal goes to the other side; we keep it before there is one',
    '25': 'default of a party; no admission',
    '29(1)': 'most of all the members decide, where nothing else is agreed',
    '29A': 'time for the award; extension; substitution',
    '29B': 'fast track',
    '30': 'settlement during the proceedings; encouraged, and recorded as an award on agreed terms',
    '31': '? an award: in writing, signed by most with the reason for a missing signature, its date and place, a copy to each',
    '31A': 'costs: whether, by whom, how much; the loser as a rule, the conduct of all counts',
    '32': 'termination; objection to a withdrawal',
    '33': 'correction, interpretation, additional award',
    '34': 'setting aside; time; want of notice; one year',
    '35': 'an award is final and binds the parties',
    '38': '? deposits; who suspends or terminates a claim, tribunal or institution',
    '42A': '? confidentiality of the proceedings; by the institution, the tribunal and the parties',
    '43': 'limitation as in court; deemed commencement by s. 21',
    '62': 'commencement of conciliation; thirty days',
    '63': 'one conciliator, or two or three by agreement; several act jointly as a rule',
    '64': 'number and appointment of conciliators; an institution recommends or appoints where the parties agree',
    '67(3)': 'the conciliator conducts the proceedings as they hold right',
    '69(1)': 'the conciliator hears the parties together or each alone',
    '70': 'what a party says in confidence is not told to the other',
    '73': '? the settlement agreement: signed by the parties, final, authenticated by the conciliator, a copy to each',
    '74': 'it has the status of an award on agreed terms',
    '75': 'confidentiality',
    '76': 'ends of a conciliation',
    '77': 'no parallel proceedings',
    '79': 'deposits in a conciliation',
    '80': 'the conciliator is no arbitrator, representative or witness about the same dispute, unless agreed',
    '81': 'what is no evidence elsewhere',
  },
  BSA: {
    '21': '? admissions upon condition, in civil cases',
    '63(4)': 'the certificate of an electronic record',
    '132': '? what a client tells an advocate stays between them',
    '134': '? nor is the client made to disclose it',
  },
  'CGST Act': {
    '2(3)': 'address on record',
    '32': 'nobody unregistered collects the tax',
    '34': 'credit notes',
    '35': 'accounts',
    '36': 'seventy-two months',
    '77': 'tax paid under the wrong Act',
    '170': 'rounding to the rupee',
  },
  'CGST Rules': {
    '33': 'pure agent',
    '46(b)': 'number of an invoice',
    '53(1A)': 'what a credit note says',
  },
  'IGST Act': { '12(2)': 'place of supply', '19': 'tax paid under the wrong Act' },
  'DPDP Act': {
    '6': 'consent',
    '8(5)': 'safeguards',
    '8(7)': 'erasure when the purpose is served',
    '11': 'access',
    '12': 'correction and erasure',
    '17(1)(a)': 'enforcing a right or claim',
  },
  'DPDP Rules': { '8(3)': '? one year of logs at least' },
  'General Clauses Act': {
    '3(35)': 'month',
    '9': 'the first day is not counted',
    '10': '? the next day on which the office is open; of an office of ours',
  },
  'IT Act': {
    '3A': 'electronic signatures of the Second Schedule',
    '7': 'retention of electronic records',
    '13': 'despatch and receipt of electronic records',
  },
  'Limitation Act': {
    '4': 'a court that is closed',
    '12': 'the first day',
    '18': 'acknowledgment',
    '19': 'payment',
  },
  'Mediation Act': {
    '5': 'pre-litigation mediation',
    '6': 'unfit matters',
    '8': '? appointment by the provider in seven days',
    '10': 'conflict of interest and disclosure in writing before the appointment, and later',
    '12': '? another mediator where a mandate ended; in seven days',
    '14': 'commencement',
    '18': 'time',
    '19': '? the mediated settlement agreement: in writing, signed, authenticated by the mediator; not in force',
    '20': 'registration',
    '21': '? the non-settlement report, without reasons',
    '22': '? confidentiality of what is said in a mediation; not in force',
    '23': '? no disclosure; its exceptions; not in force',
    '24': '? ends; a party opts out in writing to the mediator and the other; we take it before there is a mediator',
    '28': 'challenge; ninety days and ninety',
    '29': '? limitation while a mediation goes on; not in force, so everybody is told that time goes on',
    '30': 'online mediation',
  },
  'MSMED Act': { '18': 'the Facilitation Council' },
  'RDB Act': {
    '1(4)': '? the threshold, twenty lakh by notification',
    '17': 'jurisdiction of the tribunal',
    '18': 'bar of courts',
  },
};

const NAMES: [pattern: string, act: string][] = [
  ['ACA(?: 1996)?', 'ACA'],
  ['Arbitration and Conciliation Act,? 1996', 'ACA'],
  ['BSA(?: 2023)?', 'BSA'],
  ['CGST Act(?: 2017)?', 'CGST Act'],
  ['Central Goods and Services Tax Act, 2017', 'CGST Act'],
  ['CGST Rules', 'CGST Rules'],
  ['IGST Act', 'IGST Act'],
  ['DPDP Act(?: 2023)?', 'DPDP Act'],
  ['Digital Personal Data Protection Act, 2023', 'DPDP Act'],
  ['DPDP Rules(?: 2025)?', 'DPDP Rules'],
  ['General Clauses Act(?: 1897)?', 'General Clauses Act'],
  ['IT Act(?: 2000)?', 'IT Act'],
  ['Information Technology Act', 'IT Act'],
  ['Limitation Act(?:,? 1963)?', 'Limitation Act'],
  ['Mediation Act(?: 2023)?', 'Mediation Act'],
  ['MSMED Act', 'MSMED Act'],
  ['RDB Act(?:,? 1993)?', 'RDB Act'],
];
// Not 6.5, which is a place in law and lifecycle.
const SECTION = '[0-9]+(?![0-9]*\\.[0-9])[A-Z]*(?:\\([0-9a-zA-Z]+\\))*';
const LIST = `${SECTION}(?:(?:, | and | to |; s\\. |, s\\. )${SECTION})*`;

/** A citation stands when its section, or one that holds it, is in the register: s. 33(6) in s. 33. */
function isKnown(act: string, section: string): boolean {
  const parts = section.match(/^[0-9]+[A-Z]*|\([0-9a-zA-Z]+\)/g) ?? [];
  return parts.some((_, at) => parts.slice(0, at + 1).join('') in (REGISTER[act] ?? {}));
}

test('every section that is cited by its Act has been looked at, and stands in the register', () => {
  const files = [...globSync('src/**/*.{ts,tsx}'), 'messages/en.json'].filter(
    (file) => !/\.test\.|^src\/messages\//.test(file),
  );
  const unknown: string[] = [];
  let count = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll(/\n\s*(?:\*|\/\/) /g, ' ');
    for (const [pattern, act] of NAMES)
      for (const [, cited = ''] of text.matchAll(
        new RegExp(`${pattern},? (?:ss?\\.|sections?|rules?|r\\.) (${LIST})`, 'g'),
      ))
        for (const [section] of cited.matchAll(new RegExp(SECTION, 'g'))) {
          count += 1;
          if (!isKnown(act, section)) unknown.push(`${file}: ${act} s. ${section}`);
        }
  }
  expect(unknown).toEqual([]);
  expect(count).toBeGreaterThan(120);
});

describe('the rules that are published and the limits that are counted', () => {
  const table =
    schedules.sections[0]?.clauses.flatMap((clause) =>
      typeof clause !== 'string' && 'rows' in clause ? [clause.rows] : [],
    ) ?? [];
  const rows: Record<string, string> = {
    'Scrutiny of the request': 'scrutiny',
    'Mending defects': 'cure_defects',
    'Attempts at service': 'service_window',
    'Answer to the request': 'answer',
    'Agreement on the arbitrator, or reply to the list': 'list_reply',
    'Acceptance and disclosure by the arbitrator': 'acceptance',
    'Objection before appointment': 'objection_before_appointment',
    'Challenge (section 13)': 'challenge',
    'Comment on a challenge': 'challenge_reply',
    'Preliminary meeting': 'preliminary_meeting',
    'Statement of claim': 'statement_of_claim',
    'Defence and counterclaim': 'statement_of_defence',
    Reply: 'rejoinder',
    'Pleadings complete (section 23(4))': 'pleadings',
    'Close of evidence': 'evidence',
    'Award after the close (target)': 'award_target',
    'Award at the latest (sections 29A, 29B)': 'award',
    'Check of the draft’s form': 'draft_scrutiny',
    'Decision on the basis of the arbitration': 'basis_decision',
    'Invitation to agree': 'invitation_dispatch',
    'Look at the answers to an invitation': 'agreement_look',
    'Word on the identity of whoever gave a consent': 'consent_look',
    'Decision on a consent that is denied': 'consent_decision',
    'Notice to the respondents': 'notice_dispatch',
    'Decision on substituted service': 'substitution_decision',
    'Decision on who a respondent is': 'identity_decision',
    'Decision on more time to answer': 'extension_decision',
    'First step towards the tribunal': 'tribunal_formation',
    'Next step after the replies to a list of names': 'after_list',
  };
  // The parties' table, and the institution's own; that of mediation and conciliation is counted in other columns.
  const printed = [...(table[0] ?? []), ...(table[1] ?? [])];

  test.each(printed.map((row) => [row[0] ?? '', row] as const))(
    'say the same of: %s',
    (name, [, ...cells]) => {
      const id = rows[name] ?? '';
      const row = inst2026List.rows.find((one) => one.id === id);
      if (!row) throw new Error(`No limit is named for ${name} (${limitName(id)}).`);
      const fast =
        id === 'award' ? inst2026List.rows.find((one) => one.id === 'award_fast_track') : row;
      const counted = [row.lengths.online, fast?.lengths.expedited, row.lengths.ordinary];
      for (const [at, cell] of cells.entries())
        expect({ name, at, ...lengthOf(cell) }).toEqual({ name, at, ...counted[at] });
    },
  );

  test('and every limit of an arbitration’s three columns that differs by procedure is printed', () => {
    const differing = inst2026List.rows.filter(({ lengths: { online, expedited, ordinary } }) => {
      const all = [online, expedited, ordinary].map((one) => JSON.stringify(one));
      return online && expedited && ordinary && new Set(all).size > 1;
    });
    const named = new Set(Object.values(rows));
    expect(differing.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  });
});

describe('the words of the two languages in which arbitration and mediation are easily mixed up', () => {
  const read = (language: string) =>
    JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Record<string, string>;
  const english = read('en');

  test('Hindi never says मध्यस्थ or मध्यस्थता alone (docs/glossary-hi.md)', () => {
    const mixed = Object.entries(read('hi')).filter(([, text]) =>
      /मध्यस्थ/.test(text.replaceAll('माध्यस्थम्', '')),
    );
    expect(mixed.map(([key]) => key)).toEqual([]);
  });

  test('Marathi calls conciliation समेट, as the title of the Act does, and never सलोखा (docs/glossary-mr.md)', () => {
    const mixed = Object.entries(read('mr')).filter(([, text]) => text.includes('सलोख'));
    expect(mixed.map(([key]) => key)).toEqual([]);
  });

  test('Marathi says मध्यस्थ of mediation alone (docs/glossary-mr.md)', () => {
    const mixed = Object.entries(read('mr')).filter(
      ([key, text]) => text.includes('मध्यस्थ') && !/mediat/i.test(english[key] ?? ''),
    );
    expect(mixed.map(([key]) => key)).toEqual([]);
  });
});
