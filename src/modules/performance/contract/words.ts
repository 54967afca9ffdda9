import * as m from '#messages/all.ts';
import type { DueState, PaymentWay, StatementKind, StatementState } from '../rules/words.ts';

export const wayWords: Record<PaymentWay, () => string> = {
  upi: m.performance_way_upi,
  bank: m.performance_way_bank,
  cheque: m.performance_way_cheque,
  cash: m.performance_way_cash,
  other: m.performance_way_other,
};

export const stateWords: Record<StatementState, () => string> = {
  waiting: m.performance_state_waiting,
  confirmed: m.performance_state_confirmed,
  stands: m.performance_state_stands,
  received: m.performance_state_received,
  disputed: m.performance_state_disputed,
  withdrawn: m.performance_state_withdrawn,
};

export const kindWords: Record<StatementKind, () => string> = {
  paid: m.performance_kind_paid,
  received: m.performance_kind_received,
  done: m.performance_kind_done,
};

export const dueWords: Record<DueState, () => string> = {
  open: m.performance_due_open,
  part: m.performance_due_part,
  overdue: m.performance_due_overdue,
  paid: m.performance_due_paid,
};
