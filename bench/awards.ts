// How long it takes to count an award and to check its form, and what the checker finds: `npm run bench -- awards`.
import { loadavg } from 'node:os';
import {
  costWords,
  factorWords,
  periodWords,
  restsWords,
} from '#modules/awards/contract/counting-words.ts';
import { findingWords, severityWords } from '#modules/awards/contract/finding-words.ts';
import { checkAward, mayIssue } from '#modules/awards/rules/checker.ts';
import { COST_FACTORS, COST_KINDS } from '#modules/awards/rules/costs.ts';
import { type AwardFindingCode, FINDINGS } from '#modules/awards/rules/findings.ts';
import {
  countInterest,
  INTEREST_RESTS,
  type InterestRests,
} from '#modules/awards/rules/interest.ts';
import { INTEREST_PERIODS, interestPeriods } from '#modules/awards/rules/periods.ts';
import { interestAfterAward, postAwardBase } from '#modules/awards/rules/post-award.ts';
import { dutyOnAward } from '#modules/awards/rules/stamp.ts';
import { withFault } from '../tests/award-faults.ts';
import { AWARD_ON, goodAwards } from '../tests/awards.ts';
import { type MadeHead, madeAward } from '../tests/made-award.ts';

const COURSE = { from: '2019-04-10', commencedOn: '2024-02-01', awardOn: AWARD_ON, paidOn: null };
const HEADS = 60;

export async function awardsOf(): Promise<void> {
  for (const rests of INTEREST_RESTS) timeLine(rests);
  timeAward();
  tellAfterAward();
  for (const [name, { award, record }] of Object.entries(goodAwards))
    console.log(`${checkAward(award, record).length} findings in ${name}`);
  for (const code of Object.keys(FINDINGS) as AwardFindingCode[]) tellFault(code);
  for (const period of INTEREST_PERIODS) console.log(`${period}: ${periodWords[period]()}`);
  for (const kind of COST_KINDS) console.log(`${kind}: ${costWords[kind]()}`);
  for (const factor of COST_FACTORS) console.log(`${factor}: ${factorWords[factor]()}`);
}

function timed(name: string, times: number, act: () => unknown): void {
  const from = performance.now();
  for (let at = 0; at < times; at += 1) act();
  const ms = (performance.now() - from) / times;
  console.log(`${name}: ${ms.toFixed(3)} ms each of ${times}; load ${loadavg()[0]?.toFixed(1)}`);
}

function timeLine(rests: InterestRests): void {
  const term = {
    principal: 123_456_789_01n,
    from: '1996-01-01',
    to: AWARD_ON,
    rate: 1_200n,
    rests,
  };
  timed(`thirty years, ${restsWords[rests]().toLowerCase()}`, 200, () => countInterest(term));
}

function timeAward(): void {
  const heads = Array.from({ length: HEADS }, (_, at): MadeHead => {
    const principal = 10_000_00n * BigInt(at + 1);
    const lines = interestPeriods(COURSE).map(({ from, to }) => ({
      ...{ principal, from, to, rate: 1_200n, rests: 'quarterly' as const },
    }));
    return { isBack: at % 3 === 0, amount: principal, lines };
  });
  const { award, record } = madeAward(heads, true);
  timed(`an award of ${HEADS} heads, checked`, 200, () => checkAward(award, record));
  console.log(`${checkAward(award, record).length} findings in it`);
}

function tellAfterAward(): void {
  const awarded = { principal: 10_00_000_00n, interest: 1_84_684_94n, costs: 60_000_00n };
  const base = postAwardBase(awarded, 'sum');
  const after = interestAfterAward({ base, rate: 850n, awardOn: AWARD_ON }, '2026-07-20');
  const on = { seat: 'Mumbai', awardOn: AWARD_ON, interest: [], costs: [] };
  const decision = {
    withInterest: false,
    withCosts: false,
    reason: 'What Article 12 calls the amount.',
  };
  const duty = dutyOnAward({ ...on, principal: [{ amount: base, currency: 'INR' }] }, decision);
  console.log(`interest of half a year after the award: ${after.ok && after.value.interest} paise`);
  console.log(`stamp duty on it: ${duty.ok && duty.value.duty} paise`);
}

function tellFault(code: AwardFindingCode): void {
  const { award, record } = withFault(code).planted;
  const [first, ...others] = checkAward(award, record);
  const isFound = first?.code === code && others.length === 0;
  const { severity, section } = FINDINGS[code];
  const may = mayIssue(first ? [first] : []) ? 'may go on' : 'may not go on';
  console.log(
    [
      isFound ? 'found' : 'NOT FOUND',
      code,
      section ?? '',
      severityWords[severity](),
      may,
      findingWords[code](),
    ].join(' | '),
  );
}
