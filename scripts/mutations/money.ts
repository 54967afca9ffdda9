import type { Mutation } from './mutation.ts';

const fee = (file: string, what: string, find: string, put: string): Mutation => ({
  ...{ module: 'fees', what, find, put },
  file: `src/modules/fees/rules/${file}`,
});
const chain = (file: string, what: string, find: string, put: string): Mutation => ({
  ...{ module: 'record', what, find, put },
  file: `src/modules/record/rules/${file}`,
});

export const fees: readonly Mutation[] = [
  fee('money.ts', 'half a paisa counts as none', '(2n * amount * of + whole) / (2n * whole)', '(amount * of) / whole'),
  fee(
    'schedules/fourth-schedule.ts',
    'the quarter of a sole arbitrator is forgotten',
    'isSole ? PER_WHOLE + schedule.soleArbitratorMore : PER_WHOLE',
    'PER_WHOLE',
  ),
  fee('schedules/fourth-schedule.ts', 'a sum at the edge is in the next row', 'sum > over) ??', 'sum >= over) ??'),
  fee(
    'schedules/fourth-schedule.ts',
    'the ceiling leaves the base out',
    'least(base + variable, ceiling)',
    'base + least(variable, ceiling)',
  ),
  fee('invoices.ts', 'more than is due is taken', 'const used = least(money, bill.due);', 'const used = money;'),
  fee(
    'invoices.ts',
    'a bill that was taken back is paid',
    "  if (bill.isCancelled) return refuse('cancelled');\n  if (bill.due === 0n) return refuse('settled_already');\n  const used",
    "  if (bill.due === 0n) return refuse('settled_already');\n  const used",
  ),
  fee('invoices.ts', 'more goes back than was paid', "if (amount > bill.paid) return refuse('more_than_paid');", ''),
  fee('ledger.ts', 'a posting need not come out even', 'if (!isBalanced(entries)) throw', 'if (entries.length === 0) throw'),
];

export const record: readonly Mutation[] = [
  chain('chain.ts', "a chain's head is not compared", ' || end.head !== last.hash', ''),
  chain('chain.ts', 'the act before is not compared', "if (row.previousHash !== last.hash) return { ...at, fault: 'wrong_link' };", ''),
  chain('chain.ts', 'who did it is not in the hash', '[by.personId, by.role, from', '[by.role, from'),
  chain('chain.ts', 'a gap is not seen', "if (row.number !== last.number + 1) return { ...at, fault: 'gap' };", ''),
  chain('seals.ts', 'a seal need not be signed', "if (isSigned(text, seal) === false) return { ...at, fault: 'seal_unsigned' };", ''),
  chain('seals.ts', 'a leaf can pass for a node', 'node(0, leaf)', 'node(1, leaf)'),
];
