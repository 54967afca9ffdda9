import { type FormFault, found } from '../findings.ts';
import type { AwardRecord } from '../record.ts';
import { isWhole, type WrittenAward } from '../written.ts';

/** Costs spoken to (ACA s. 31A), with reasons where not the unsuccessful party pays them. */
export function checkCosts(award: WrittenAward, { agreements }: AwardRecord): FormFault[] {
  const { costs } = award;
  if (costs.is !== 'decided') {
    if (isWhole(award)) return [found('costs_silent')];
    return costs.is === 'silent' ? [found('costs_left_open')] : [];
  }
  // What the parties settle about costs is theirs.
  if (award.kind === 'agreed') return [];
  return [...(costs.byAgreement ? aboutAgreement(agreements.costs) : aboutOrder(costs))];
}

/** That a party bears its share in any event is good only if it was agreed after the dispute arose. */
function aboutAgreement(agreed: AwardRecord['agreements']['costs']): FormFault[] {
  if (!agreed) return [found('costs_agreement_missing')];
  return agreed.isAfterDispute ? [] : [found('costs_agreement_early')];
}

function aboutOrder(costs: Extract<WrittenAward['costs'], { is: 'decided' }>): FormFault[] {
  return [
    ...(costs.order === 'otherwise' && costs.reasons.trim() === ''
      ? [found('costs_unreasoned')]
      : []),
    ...(costs.factors.length === 0 ? [found('costs_factors_missing')] : []),
  ];
}
