import { checkCosts } from './checks/costs.ts';
import { checkForm, checkSignatures } from './checks/form.ts';
import { checkInterest, checkPostAward } from './checks/interest.ts';
import { checkIssues } from './checks/issues.ts';
import { checkParties } from './checks/parties.ts';
import { checkRelief } from './checks/relief.ts';
import { checkSums } from './checks/sums.ts';
import { type AwardFinding, FINDINGS, type FormFault } from './findings.ts';
import type { AwardRecord } from './record.ts';
import type { WrittenAward } from './written.ts';

type Check = (award: WrittenAward, record: AwardRecord) => FormFault[];

const checks: readonly Check[] = [
  checkForm,
  checkSignatures,
  checkParties,
  checkIssues,
  checkRelief,
  checkSums,
  checkInterest,
  checkPostAward,
  checkCosts,
];

/**
 * What is wrong with the form of an award (ACA s. 31), the blocking ones first. It judges no merits: whether reasons are good, and a sum
 * is right, only the tribunal says.
 */
export function checkAward(award: WrittenAward, record: AwardRecord): AwardFinding[] {
  const all = checks.flatMap((check) => check(award, record));
  const once = new Map(all.map((one) => [`${one.code} ${one.subject}`, one]));
  const findings = [...once.values()].map((one) => ({ ...one, ...FINDINGS[one.code] }));
  return findings.toSorted((a, b) => weight(a) - weight(b));
}

function weight({ severity }: AwardFinding): number {
  return severity === 'blocking' ? 0 : 1;
}

/** Whether an award may go on to be signed and issued. */
export function mayIssue(findings: readonly AwardFinding[]): boolean {
  return findings.every(({ severity }) => severity !== 'blocking');
}
