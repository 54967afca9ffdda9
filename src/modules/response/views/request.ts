import { jsonMinor } from '#kernel/amounts.ts';
import { dayAt } from '#kernel/days.ts';
import { isFinal } from '#modules/disputes/rules/machine.ts';
import { limitationSummaryOf, requestedTermsOf } from '#modules/disputes/rules/request-summary.ts';
import type { NoticeReading } from '../actions/notice-reading.ts';

/** The request itself, as every party of it may read it. */
export function requestView(file: NoticeReading['file']) {
  const { reference, process, state, title, facts, relief, currency } = file.dispute;
  return {
    reference,
    process,
    state,
    isOver: isFinal(state),
    title,
    facts,
    relief,
    currency,
    filedOn: dayAt(file.dispute.filedAt),
    limitation: limitationSummaryOf(file.dispute),
    terms: requestedTermsOf(file),
    filingHash: file.dispute.filingHash.toString('hex'),
    sum: jsonMinor(file.dispute.sumMinor),
    claims: claimsView(file),
    agreement: agreementView(file),
  };
}

function claimsView({ claims }: NoticeReading['file']) {
  return claims
    .filter(({ isCounterclaim }) => !isCounterclaim)
    .map(({ head, amountMinor, interestBasis, interestRate, interestFrom }) => ({
      head,
      amount: jsonMinor(amountMinor),
      interestBasis,
      interestRate,
      interestFrom,
    }));
}

function agreementView({ agreement }: NoticeReading['file']) {
  if (!agreement || agreement.proposedBy === 'none') return null;
  const { clause, page, agreedOn, version, namesInstitution } = agreement;
  return { clause, page, agreedOn, version, namesInstitution };
}
