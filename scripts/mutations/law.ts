import type { Mutation } from './mutation.ts';

const at = (module: string, folder: string) => (file: string, what: string, find: string, put: string) => ({
  ...{ module, what, find, put },
  file: `src/modules/${module}/${folder}/${file}`,
});
const dispute = at('disputes', 'rules');
const clock = at('clocks', 'rules');

export const disputes: readonly Mutation[] = [
  dispute(
    'facts.ts',
    "an invitation's receipt counts as the request's",
    "if (type === 'notice_dispatched')",
    "if (type === 'notice_dispatched' && parties.length === 0)",
  ),
  dispute('gate.ts', 'basis A after an invitation', "if (basis === 'A') return refuse('basis_not_shown');", ''),
  dispute(
    'machine/guards.ts',
    'somebody unserved is decided against',
    'every(({ isServed }) => isServed) ? null',
    'some(({ isServed }) => isServed) ? null',
  ),
  dispute('machine/absence.ts', 'a late answer is no answer', "if (party.hasAnswered) return refuse('has_answered');", ''),
  dispute('machine/absence.ts', 'nobody need be warned', "if (!party.isWarned) return refuse('not_warned');", ''),
  dispute('machine/absence.ts', 'a request to reopen holds nothing up', "if (party.asksToReopen) return refuse('reopening_pending');", ''),
  dispute('machine/guards.ts', 'a respondent moves for another', "partyOf(facts, act)?.side === act.by ? null : 'party_missing'", 'null'),
];

export const clocks: readonly Mutation[] = [
  clock(
    'reckoning.ts',
    'a last day on a holiday does not roll',
    '(rolls && isHoliday(holidays, at))',
    '(rolls && !isHoliday(holidays, at) && false)',
  ),
  clock(
    'reckoning.ts',
    'the day of the event is counted',
    'addDays(monthsEnd, days), monthsEnd',
    'addDays(monthsEnd, days - 1), monthsEnd',
  ),
  clock('reckoning.ts', 'a limit ends a day sooner', 'addDays(day, 1)}T00:00:00Z', 'addDays(day, 0)}T00:00:00Z'),
  clock(
    'ends.ts',
    'an extension shortens',
    'const given = laterOf(due, earlierOf(wanted, most));',
    'const given = earlierOf(wanted, most);',
  ),
  clock(
    'ends.ts',
    'more than may be given is given',
    'const given = laterOf(due, earlierOf(wanted, most));',
    'const given = laterOf(due, wanted);',
  ),
  clock('ends.ts', 'a request that waits holds nothing open', 'heldSince: heldSince ?? event.on', 'heldSince'),
  clock('limits.ts', 'a limit that never began is over', "last.some(({ state }) => state === 'missed')", 'true'),
];
