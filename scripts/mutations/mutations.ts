/** A rule made wrong at one place: `find` stands in the file exactly once. */
export type Mutation = { module: string; what: string; file: string; find: string; put: string };

type Wrong = readonly [find: string, put: string];

/** By module and by file of its rules: what is made wrong, the text that stands there, and what takes its place. */
const wrong: Record<string, Record<string, Record<string, Wrong>>> = {
  codes: {
    'codes.ts': {
      'a code is good a second time': ['usedAt === null && now', 'now'],
      'a code is good after its end': ['&& now < end', ''],
    },
    'printed-code.ts': {
      'a slip of the pen is a guess': [
        'checkOf(places.slice(0, -1)) === places.at(-1) ? plain : null',
        'plain',
      ],
    },
  },
  disputes: {
    'facts.ts': {
      "an invitation's receipt counts as the request's": [
        "if (type === 'notice_dispatched')",
        "if (type === 'notice_dispatched' && parties.length === 0)",
      ],
    },
    'gate.ts': {
      'basis A after an invitation': ["if (basis === 'A') return refuse('basis_not_shown');", ''],
    },
    'machine/guards.ts': {
      'somebody unserved is decided against': [
        'every(({ isServed }) => isServed) ? null',
        'some(({ isServed }) => isServed) ? null',
      ],
      'a respondent moves for another': ['partyOf(facts, act)?.side === act.by', 'true'],
    },
    'machine/absence.ts': {
      'a late answer is no answer': ["if (party.hasAnswered) return refuse('has_answered');", ''],
      'nobody need be warned': ["if (!party.isWarned) return refuse('not_warned');", ''],
      'a request to reopen holds nothing up': [
        "if (party.asksToReopen) return refuse('reopening_pending');",
        '',
      ],
    },
  },
  clocks: {
    'reckoning.ts': {
      'a last day on a holiday does not roll': ['(rolls && isHoliday(holidays, at))', 'false'],
      'the day of the event is counted': [
        'addDays(monthsEnd, days), monthsEnd',
        'addDays(monthsEnd, days - 1), monthsEnd',
      ],
      'a limit ends a day sooner': ['momentOn(addDays(day, 1))', 'momentOn(addDays(day, 0))'],
    },
    'ends.ts': {
      'an extension shortens': [
        'const given = laterOf(due, earlierOf(wanted, most));',
        'const given = earlierOf(wanted, most);',
      ],
      'more than may be given is given': [
        'const given = laterOf(due, earlierOf(wanted, most));',
        'const given = laterOf(due, wanted);',
      ],
      'a request that waits holds nothing open': ['heldSince: heldSince ?? event.on', 'heldSince'],
    },
    'limits.ts': {
      'a limit that never began is over': ["last.some(({ state }) => state === 'missed')", 'true'],
    },
  },
  fees: {
    'money.ts': {
      'half a paisa counts as none': [
        '(2n * amount * of + whole) / (2n * whole)',
        '(amount * of) / whole',
      ],
    },
    'schedules/fourth-schedule.ts': {
      'the quarter of a sole arbitrator is forgotten': [
        'isSole ? PER_WHOLE + schedule.soleArbitratorMore : PER_WHOLE',
        'PER_WHOLE',
      ],
      'a sum at the edge is in the next row': ['sum > over) ??', 'sum >= over) ??'],
      'the ceiling leaves the base out': [
        'least(base + variable, ceiling)',
        'base + least(variable, ceiling)',
      ],
    },
    'invoices.ts': {
      'more than is due is taken': ['const used = least(money, bill.due);', 'const used = money;'],
      'a bill that was taken back is said to be settled': [
        "  if (bill.isCancelled) return refuse('cancelled');\n  if (bill.due === 0n) return refuse('settled_already');\n  const used",
        "  if (bill.due === 0n) return refuse('settled_already');\n  const used",
      ],
      'more goes back than was paid': [
        "if (amount > bill.paid) return refuse('more_than_paid');",
        '',
      ],
    },
    'ledger.ts': {
      'a posting need not come out even': [
        'if (!isBalanced(entries)) throw',
        'if (entries.length === 0) throw',
      ],
    },
  },
  service: {
    'permitted-acts.ts': {
      'somebody who has answered is warned': [
        "if (standing.hasAnswered) return 'has_answered';",
        '',
      ],
    },
    'attempts.ts': {
      'an address that nobody agreed to serves': [
        'if (!at || !isDesignated) return null;',
        'if (!at) return null;',
      ],
      'what came back within three days serves': [
        'bounced.getTime() < end ? null',
        'bounced.getTime() > end ? null',
      ],
      'post serves before anybody looked at its proof': [
        "proof?.state !== 'validated' ||",
        "!proof || proof.state === 'rejected' ||",
      ],
      'what a registrar took back serves': [
        'attempt.isSetAside ? null : proves',
        'false ? null : proves',
      ],
    },
    'service-status.ts': {
      'one failed way is enough for substituted service': [
        'failedMethods(serving, now) < 2',
        'failedMethods(serving, now) < 1',
      ],
    },
    'opening.ts': {
      'a colleague in an institution is the party': [
        'if (isThrough || isDisputed) return null;',
        'if (isDisputed) return null;',
      ],
    },
  },
  response: {
    'choices.ts': {
      'a party answers who says to be another': [
        'if (own.isDisputed) return',
        "if (own.isDisputed && kind === 'identity') return",
      ],
      'something is said in a case that is over': [
        "if (isFinal(facts.state)) return refuse('not_open');",
        '',
      ],
    },
    'extension.ts': {
      'more days are asked for than there are': ['days < 1 || days > EXTENSION_MAX', 'days < 1'],
    },
  },
  record: {
    'chain.ts': {
      "a chain's head is not compared": [' || end.head !== last.hash', ''],
      'the act before is not compared': [
        "if (row.previousHash !== last.hash) return { ...at, fault: 'wrong_link' };",
        '',
      ],
      'who did it is not in the hash': ['    by.personId,\n', ''],
      'a gap is not seen': [
        "if (row.number !== last.number + 1) return { ...at, fault: 'gap' };",
        '',
      ],
    },
    'seals.ts': {
      'a seal need not be signed': [
        "if (isSigned(text, seal) === false) return { ...at, fault: 'seal_unsigned' };",
        '',
      ],
      'a leaf can pass for a node': ['node(0, leaf)', 'node(1, leaf)'],
    },
  },
};

export const mutations: readonly Mutation[] = Object.entries(wrong).flatMap(([module, files]) =>
  Object.entries(files).flatMap(([file, faults]) =>
    Object.entries(faults).map(([what, [find, put]]) => ({
      module,
      what,
      file: `src/modules/${module}/rules/${file}`,
      find,
      put,
    })),
  ),
);
