import { isOver, limitsOf } from '#modules/clocks/rules/limits.ts';
import { mayBill, mayBillRespondents } from '#modules/disputes/rules/billing.ts';
import { factsOf } from '#modules/disputes/rules/facts.ts';
import { following } from '#modules/disputes/rules/following.ts';
import { decide } from '#modules/disputes/rules/gate.ts';
import { moved } from '#modules/disputes/rules/machine.ts';
import { orderRefund, orderUnusedBack, refundPaid } from '#modules/fees/rules/invoice-refunds.ts';
import { cancel, close, issue, pay, received, waive } from '#modules/fees/rules/invoices.ts';
import { askForTime, grantExtension } from '#modules/response/rules/extension.ts';
import { warningProblem } from '#modules/service/rules/permitted-acts.ts';
import { judgeProof } from '#modules/service/rules/proof.ts';
import {
  mayAsk,
  mayCarryOut,
  mayOrder,
  receivedBy,
  serviceStatusAfter,
} from '#modules/service/rules/service-status.ts';

/** The rules by which a world moves: the product's own. A test plants a fault by handing in another one. */
export const RULES = {
  moved,
  factsOf,
  following,
  decide,
  limitsOf,
  isOver,
  issue,
  pay,
  received,
  waive,
  cancel,
  close,
  orderRefund,
  orderUnusedBack,
  refundPaid,
  receivedBy,
  serviceStatusAfter,
  mayAsk,
  mayOrder,
  mayCarryOut,
  judgeProof,
  warningProblem,
  askForTime,
  grantExtension,
  mayBill,
  mayBillRespondents,
};

export type Rules = typeof RULES;
