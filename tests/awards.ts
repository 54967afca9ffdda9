import type { AwardDebt } from '#modules/awards/rules/balances.ts';
import { countInterest, type InterestTerm } from '#modules/awards/rules/interest.ts';
import type { AwardRecord, RecordedClaim, RecordedParty } from '#modules/awards/rules/record.ts';
import type { AwardSum } from '#modules/awards/rules/sums.ts';
import type {
  ClaimDecision,
  CostsDecision,
  InterestDecision,
  IssueAnswer,
  MemberSignature,
  StatedInterest,
  WrittenAward,
  WrittenOrder,
} from '#modules/awards/rules/written.ts';

// Ten awards in which nothing is wrong, each of another kind, with the record that it is held against.

export type AwardCase = { award: WrittenAward; record: AwardRecord };

export const inr = (rupees: number): AwardSum => ({
  amount: BigInt(rupees) * 100n,
  currency: 'INR',
});
const usd = (dollars: number): AwardSum => ({ amount: BigInt(dollars) * 100n, currency: 'USD' });

const ada: RecordedParty = {
  ...{ id: 'ada', name: 'Ada Traders LLP', capacity: 'claimant' },
  ...{ isServed: true, isAbsent: false, mayProceedWithout: false },
};
const ben: RecordedParty = { ...ada, id: 'ben', name: 'Ben Desai', capacity: 'respondent' };

export const AWARD_ON = '2026-01-20';

const priceClaim: RecordedClaim = {
  ...{ id: 'price', by: ['ada'], against: ['ben'], asked: inr(10_00_000) },
  interest: { rate: 1_200n, from: '2024-04-10' },
  isDecided: false,
};

const record: AwardRecord = {
  today: AWARD_ON,
  commencedOn: '2025-02-01',
  seat: 'Mumbai',
  basis: 'A',
  parties: [ada, ben],
  members: ['mia'],
  issues: ['was_delivered', 'is_price_due'],
  claims: [priceClaim],
  papers: [
    { id: 'C-1', servedOn: ['ada', 'ben'] },
    { id: 'R-1', servedOn: ['ada', 'ben'] },
  ],
  mandate: { endsOn: '2026-06-30', state: 'running' },
  agreements: { withoutReasons: false, onTerms: [], barsInterest: false, costs: null },
  stampNumbersUsed: ['IN-MH0000000000001A'],
};

const answer = (issue: string, against: readonly string[] = ['ben']): IssueAnswer => ({
  ...{ issue, answer: 'Yes.', reasons: 'The delivery note bears the respondent’s stamp.' },
  relied: [{ paper: 'C-1', against }],
});

/** Lines of interest as a tribunal that counts well writes them. */
export function granted(...terms: InterestTerm[]): InterestDecision & { is: 'granted' } {
  const lines = terms.map((term): StatedInterest => {
    const counted = countInterest(term);
    if (!counted.ok) throw new Error(counted.refusal);
    return { ...term, stated: counted.value.interest };
  });
  return { is: 'granted', lines };
}

const line = (over: Partial<InterestTerm> & { principal: bigint }): InterestTerm => ({
  ...{ from: '2024-04-10', to: AWARD_ON, rate: 1_200n, rests: 'none' },
  ...over,
});
const onTenLakh = granted(
  line({ principal: 10_00_000_00n, to: '2025-02-01' }),
  line({ principal: 10_00_000_00n, from: '2025-02-01', rate: 900n }),
);

type Ordered = Partial<WrittenOrder> & { sum: AwardSum };
export function ordered({ sum, ...over }: Ordered): WrittenOrder {
  const interest = over.interest ?? { is: 'refused' };
  const lines = interest.is === 'granted' ? interest.lines : [];
  const stated = lines.reduce((all, one) => all + one.stated, sum.amount);
  return { from: ['ben'], to: ['ada'], interest, sum, stated, ...over };
}
const benOwes = ({ amount, currency }: AwardSum): AwardDebt => ({
  ...{ from: ['ben'], to: ['ada'], amount, currency },
});
const adaOwes = (sum: AwardSum): AwardDebt => ({ ...benOwes(sum), from: ['ada'], to: ['ben'] });

const TEN_LAKH_WITH_INTEREST: AwardSum = { amount: 11_84_684_94n, currency: 'INR' };

const benPaysCosts: CostsDecision = {
  ...{ is: 'decided', order: 'unsuccessful_pays', byAgreement: false },
  items: [
    {
      ...{ id: 'fee', kind: 'tribunal_and_witnesses', paidBy: 'ada' },
      ...{ claimed: 60_000_00n, allowed: 60_000_00n, currency: 'INR' },
    },
  ],
  shares: [{ party: 'ben', share: 10_000 }],
  ...{ factors: ['conduct'], reasons: '' },
  stated: [benOwes(inr(60_000))],
};
const adaPaysCosts: CostsDecision = {
  ...benPaysCosts,
  items: benPaysCosts.items.map((item) => ({ ...item, paidBy: 'ben' })),
  shares: [{ party: 'ada', share: 10_000 }],
  stated: [adaOwes(inr(60_000))],
};
const eachTheirOwn: CostsDecision = {
  ...{ is: 'decided', order: 'otherwise', byAgreement: false, items: [], shares: [], stated: [] },
  ...{ factors: ['success_in_part'], reasons: 'Each side has won a half of what it asked for.' },
};

const signed = (member: string): MemberSignature => ({
  ...{ member, signedOn: AWARD_ON, isValid: true, omission: '' },
});

const award: WrittenAward = {
  kind: 'final',
  date: AWARD_ON,
  seat: 'Mumbai',
  parties: [ada, ben].map(({ id, name, capacity }) => ({ id, name, capacity })),
  basis: { named: 'A', isAnnexed: true },
  serviceTold: ['ada', 'ben'],
  issues: [answer('was_delivered'), answer('is_price_due')],
  decisions: [
    {
      ...{ claim: 'price', outcome: 'granted' },
      orders: [ordered({ sum: inr(10_00_000), interest: onTenLakh })],
    },
  ],
  setsOff: false,
  balances: [benOwes(TEN_LAKH_WITH_INTEREST)],
  postAward: { is: 'by_law', rate: 850n },
  costs: benPaysCosts,
  signatures: [signed('mia')],
  stamp: { number: 'IN-MH9999999999999Z', hasUndertaking: false },
};

const damages: RecordedClaim = {
  ...{ id: 'damages', by: ['ben'], against: ['ada'], asked: inr(15_00_000), interest: null },
  isDecided: false,
};
const decided = (claim: string, outcome: ClaimDecision['outcome'], ...orders: WrittenOrder[]) => ({
  ...{ claim, outcome, orders },
});

function caseOf(of: Partial<WrittenAward>, against: Partial<AwardRecord> = {}): AwardCase {
  return { award: { ...award, ...of }, record: { ...record, ...against } };
}

const benWins = ordered({ sum: inr(15_00_000), from: ['ada'], to: ['ben'] });

export const goodAwards: Record<string, AwardCase> = {
  'a claim that is granted': caseOf({}),
  'a claim that is dismissed': caseOf({
    decisions: [decided('price', 'dismissed')],
    balances: [],
    postAward: { is: 'silent' },
    costs: adaPaysCosts,
  }),
  'a counterclaim that wins': caseOf(
    {
      decisions: [decided('price', 'dismissed'), decided('damages', 'granted', benWins)],
      balances: [adaOwes(inr(15_00_000))],
      costs: adaPaysCosts,
    },
    { claims: [priceClaim, damages] },
  ),
  'a counterclaim that is set off': caseOf(
    {
      decisions: [
        decided('price', 'in_part', ordered({ sum: inr(10_00_000) })),
        decided('damages', 'in_part', ordered({ sum: inr(4_00_000), from: ['ada'], to: ['ben'] })),
      ],
      setsOff: true,
      balances: [benOwes(inr(6_00_000))],
      costs: eachTheirOwn,
    },
    { claims: [priceClaim, damages] },
  ),
  'an award ex parte': caseOf(
    {},
    { parties: [ada, { ...ben, isAbsent: true, mayProceedWithout: true }] },
  ),
  'three members with a dissent': caseOf(
    {
      signatures: [
        ...[signed('mia'), signed('noor')],
        {
          member: 'om',
          signedOn: null,
          isValid: true,
          omission: 'Dissents; their opinion is annexed.',
        },
      ],
    },
    { members: ['mia', 'noor', 'om'] },
  ),
  'an award on agreed terms': caseOf(
    {
      kind: 'agreed',
      issues: [],
      decisions: [decided('price', 'in_part', ordered({ sum: inr(7_00_000) }))],
      balances: [benOwes(inr(7_00_000))],
      postAward: { is: 'silent' },
      costs: { ...eachTheirOwn, reasons: '', factors: [] },
    },
    { agreements: { ...record.agreements, onTerms: ['ada', 'ben'] } },
  ),
  'a partial award': caseOf(
    {
      kind: 'partial',
      issues: [answer('was_delivered')],
      decisions: [
        decided('price', 'granted', ordered({ sum: inr(10_00_000), interest: { is: 'reserved' } })),
        decided('damages', 'reserved'),
      ],
      balances: [benOwes(inr(10_00_000))],
      costs: { is: 'reserved' },
    },
    { claims: [priceClaim, damages] },
  ),
  'an interim award of no money': caseOf({
    kind: 'interim',
    issues: [answer('was_delivered')],
    decisions: [decided('price', 'reserved')],
    balances: [],
    postAward: { is: 'silent' },
    costs: { is: 'reserved' },
    stamp: { number: '', hasUndertaking: true },
  }),
  'dollars, with a rate that the tribunal directs': caseOf(
    {
      decisions: [
        decided(
          'price',
          'in_part',
          ordered({
            sum: usd(40_000),
            interest: granted(line({ principal: 40_000_00n, rate: 500n, rests: 'quarterly' })),
          }),
        ),
      ],
      balances: [benOwes({ amount: 43_701_18n, currency: 'USD' })],
      postAward: {
        is: 'directed',
        rate: 500n,
        reasons: 'The contract gives five per cent on dollars.',
      },
    },
    {
      claims: [{ ...priceClaim, asked: usd(50_000) }],
      mandate: { endsOn: null, state: 'running' },
    },
  ),
  'a claim for which nobody asked interest': caseOf(
    {
      decisions: [
        decided('price', 'granted', ordered({ sum: inr(10_00_000), interest: { is: 'silent' } })),
      ],
      balances: [benOwes(inr(10_00_000))],
    },
    { claims: [{ ...priceClaim, interest: null }] },
  ),
};
