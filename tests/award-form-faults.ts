import type { AwardFindingCode } from '#modules/awards/rules/findings.ts';
import {
  AGREED,
  inAward,
  inRecord,
  LAST,
  onlyMember,
  onlyParty,
  type PlantedFault,
  signedBy,
  THREE,
} from './award-planting.ts';
import { AWARD_ON } from './awards.ts';

/** In date, seat, mandate, signatures, parties, issues and papers. */
export const formFaults = {
  date_missing: inAward('an award without a date', () => ({ date: null })),
  date_future: inRecord('an award that is dated tomorrow', () => ({ today: LAST })),
  mandate_over: inRecord('an award a day after the mandate', (record) => ({
    mandate: { ...record.mandate, endsOn: LAST },
  })),
  mandate_lapsed: inRecord('an award of a tribunal whose mandate has lapsed', (record) => ({
    mandate: { ...record.mandate, state: 'lapsed' },
  })),
  stayed: inRecord('an award while the dispute is stayed', (record) => ({
    mandate: { ...record.mandate, state: 'stayed' },
  })),
  seat_missing: inAward('an award without a seat', () => ({ seat: ' ' })),
  seat_other: inAward('an award with another seat', () => ({ seat: 'Pune' })),
  members_even: {
    name: 'a tribunal of four',
    from: THREE,
    plant: ({ award, record }) => ({
      award: { ...award, signatures: [...award.signatures, signedBy('pia')] },
      record: { ...record, members: [...record.members, 'pia'] },
    }),
  },
  signatures_few: inAward(
    'one signature of three',
    onlyMember('noor', { signedOn: null, omission: 'Is ill.' }),
    THREE,
  ),
  signature_unexplained: inAward(
    'two of three signatures, and no reason',
    onlyMember('om', { omission: ' ' }),
    THREE,
  ),
  signature_invalid: inAward(
    'a signature by a revoked certificate',
    onlyMember('om', { signedOn: AWARD_ON, isValid: false }),
    THREE,
  ),
  signer_alien: inAward('somebody who signs and is no member', ({ signatures }) => ({
    signatures: [...signatures, signedBy('eve')],
  })),
  signature_after_date: inAward(
    'a signature a day after the date',
    onlyMember('mia', { signedOn: '2026-01-21' }),
  ),
  party_left_out: inAward('an award that leaves out a party', ({ parties }) => ({
    parties: parties.slice(0, 1),
  })),
  party_alien: inAward('an award that names a stranger as a party', ({ parties }) => ({
    parties: [...parties, { id: 'eve', name: 'Eve', capacity: 'respondent' as const }],
  })),
  name_differs: inAward('a name with another spelling', ({ parties }) => ({
    parties: parties.map((party) => ({ ...party, name: party.name.replace('Desai', 'Dessai') })),
  })),
  capacity_differs: inAward('a respondent who is called a claimant', ({ parties }) => ({
    parties: parties.map((party) => ({ ...party, capacity: 'claimant' as const })),
  })),
  basis_none: inRecord('no basis of the appointment in the record', () => ({ basis: 'none' })),
  basis_differs: inRecord('another basis than the record has', () => ({ basis: 'C' })),
  basis_not_annexed: inAward('a basis that is not annexed', ({ basis }) => ({
    basis: { ...basis, isAnnexed: false },
  })),
  service_untold: inAward('no word on how a party was served', () => ({ serviceTold: ['ada'] })),
  party_unserved: inRecord(
    'an order against a party that was not served',
    onlyParty('ben', { isServed: false }),
  ),
  absence_gate_shut: inRecord(
    'an absent party, and the gate of s. 25 is shut',
    onlyParty('ben', { isAbsent: true }),
  ),
  terms_not_asked: inRecord(
    'agreed terms for which one party never asked',
    ({ agreements }) => ({
      agreements: { ...agreements, onTerms: ['ada'] },
    }),
    AGREED,
  ),
  issue_unanswered: inAward('an issue without an answer', ({ issues }) => ({
    issues: issues.slice(0, 1),
  })),
  issue_alien: inAward('an answer to what nobody framed', ({ issues }) => ({
    issues: [
      ...issues,
      { issue: 'is_there_a_moon', answer: 'Yes.', reasons: 'It was seen.', relied: [] },
    ],
  })),
  reasons_missing: inAward('an answer without reasons', ({ issues }) => ({
    issues: issues.map((one, at) => (at === 1 ? { ...one, reasons: ' ' } : one)),
  })),
  paper_unserved: inRecord(
    'a paper that was never served on whom it is used against',
    ({ papers }) => ({
      papers: papers.map((paper) => (paper.id === 'C-1' ? { ...paper, servedOn: ['ada'] } : paper)),
    }),
  ),
  paper_alien: inRecord('a paper that is not in the record', () => ({ papers: [] })),
} as const satisfies Partial<Record<AwardFindingCode, PlantedFault>>;
