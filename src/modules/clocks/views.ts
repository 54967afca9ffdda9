import type { WhatIfAnswer } from './actions/what-if.ts';

/** All dates that would follow from a service, and by which pack and which holidays they were counted. */
export function foreseenView({ served, pack, holidays, dates }: WhatIfAnswer) {
  const { id, version, inForceFrom } = pack;
  return { served, pack: { id, version, inForceFrom }, holidays, dates: dates.map(dateView) };
}

function dateView({ limit, given, remindedBefore }: WhatIfAnswer['dates'][number]) {
  const { row, startedOn, dueOn, whose, kind, citation, isRowConfirmed, explained } = limit;
  const { event, length, lastDay, takenUntil, isConfirmed } = explained;
  return {
    id: row,
    startedOn,
    event,
    length,
    lastDay,
    dueOn,
    takenUntil,
    whose,
    kind,
    citation,
    given,
    remindedBefore,
    isConfirmed,
    isRowConfirmed,
  };
}
