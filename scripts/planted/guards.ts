import type { Fault } from './fault.ts';

/** The tests that a fault of this kind must break; each stands without a database. */
export const provingTests = [
  'src/modules/disputes/rules/gate-walk.test.ts',
  'src/modules/clocks/rules/held.test.ts',
  'src/modules/disputes/rules/assigning.test.ts',
  'src/modules/filing/rules/bulk-warnings.test.ts',
  'src/platform/pdf/code128.test.ts',
  'src/platform/pdf/engine.test.ts',
];

/** A guard of the law taken out of the rules: a test must see it (law and lifecycle 6.5). */
export const guardFaults: Fault[] = [
  {
    what: 'a notice of arbitration goes out without a basis',
    guard: 'tests',
    files: {},
    cuts: { 'src/modules/disputes/rules/machine/basis.ts': ', basisShown,' },
    said: [
      'FAIL',
      'gate-walk.test.ts',
      'no sequence of acts leads to a notice of arbitration without a record of basis',
    ],
  },
  {
    what: 'the time to answer runs out while a request for more time waits',
    guard: 'tests',
    files: {},
    cuts: {
      'src/modules/clocks/rules/packs/intake.ts':
        "heldBy: { asked: 'extension_asked', declined: 'extension_declined' },\n ",
    },
    said: ['FAIL', 'held.test.ts', 'asked one second before the end and not decided'],
  },
  {
    what: 'a row of many is filed out of time, and nobody is told',
    guard: 'tests',
    files: {},
    cuts: { 'src/modules/filing/rules/bulk-warnings.ts': ', ...(limit ? [limit] : [])]' },
    said: ['FAIL', 'bulk-warnings.test.ts', 'that ended yesterday'],
  },
  {
    what: 'a dispute changes its officer without a reason',
    guard: 'tests',
    files: {},
    cuts: {
      'src/modules/disputes/rules/assigning.ts':
        "  if (why.trim() === '') return refuse('reason_missing');",
    },
    said: ['FAIL', 'assigning.test.ts', 'nothing is given or taken without a reason'],
  },
  {
    what: 'somebody is given the dispute in which she stands herself',
    guard: 'tests',
    files: {},
    cuts: {
      'src/modules/disputes/rules/assigning.ts':
        "  if (to !== null && isParty) return refuse('officer_is_party');",
    },
    said: ['FAIL', 'assigning.test.ts', 'none in which she stands herself'],
  },
  {
    what: 'whoever had a dispute is passed over when another is given it',
    guard: 'tests',
    files: {},
    cuts: {
      'src/modules/disputes/rules/assigning.ts':
        "...(from === null ? [] : (['officer_removed'] as const)), .",
    },
    said: ['FAIL', 'assigning.test.ts', 'one with an officer is taken from her first'],
  },
  {
    what: 'the bars of a label go out without their check digit',
    guard: 'tests',
    files: {},
    cuts: { 'src/platform/pdf/code128.ts': ', check,' },
    said: ['FAIL', 'code128.test.ts', 'the check digit is that of the worked examples'],
  },
  {
    what: 'a letter in Devanagari is spelled as another one was',
    guard: 'tests',
    files: {},
    cuts: { 'src/platform/pdf/faces.ts': '    if (isShaped) font._glyphs = {};' },
    said: ['FAIL', 'engine.test.ts', 'spelled as it was written'],
  },
];
