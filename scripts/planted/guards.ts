import type { Fault } from './fault.ts';

/** The tests that a fault of this kind must break; each stands on rules alone, so that no database is asked. */
export const provingTests = ['src/modules/disputes/rules/gate-walk.test.ts'];

/** A guard of the law taken out of the rules: a test must see it (issue 5, point 4). */
export const guardFaults: Fault[] = [
  {
    what: 'a notice of arbitration goes out without a basis',
    guard: 'tests',
    files: {},
    cuts: { 'src/modules/disputes/rules/machine.ts': ', basisShown]' },
    said: ['FAIL', 'gate-walk.test.ts', 'no sequence of acts leads to a notice of arbitration without a record of basis'],
  },
];
