import { momentOn } from '#kernel/days.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { recordAccount } from './actions/accounts.ts';
import type { SessionsDeps } from './actions/deps.ts';
import { agreeToLonger } from './actions/longer.ts';
import { keepNote } from './actions/notes.ts';
import { changeAgenda, planSession } from './actions/planning.ts';
import { sessionsFor } from './actions/reading.ts';
import { suggestPoint, takeUpPoint } from './actions/wishes.ts';
import {
  agendaWritten,
  longerAgreed,
  noteKept,
  pointSuggested,
  pointTaken,
  sessionPlanned,
  sessionRecorded,
  sessionsContracts,
  sessionsOf,
} from './contract/sessions.ts';
import { sessionsView } from './views/sessions.ts';

export { sessionsDataOf, sessionsEraser } from './actions/person-data.ts';
export type { SessionsDeps };

export const sessionsEndpoints: readonly Endpoint[] = sessionsContracts;

export function sessionsRoutes(app: App, deps: SessionsDeps): void {
  serve(app, sessionsOf, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const seen = await sessionsFor(deps, viewer, id);
    return seen
      ? allow(sessionsView(seen, { key: deps.newId(), now: deps.now() }))
      : refuse({ code: 'unknown', field: '' });
  });
  serve(app, noteKept, async (input, _, viewer) =>
    answered(await keepNote(deps, viewer, input), { note_changed: 'words' }),
  );
  serve(app, pointSuggested, async (input, _, viewer) =>
    answered(await suggestPoint(deps, viewer, input), wishFields),
  );
  serve(app, longerAgreed, async ({ id, name, agreed }, _, viewer) => {
    if (!agreed) return refuse({ code: 'not_agreed', field: 'agreed' });
    if (name.trim() === '') return refuse({ code: 'name_missing', field: 'name' });
    return answered(await agreeToLonger(deps, viewer, { id, name }));
  });
  leaderRoutes(app, deps);
}

function leaderRoutes(app: App, deps: SessionsDeps): void {
  serve(app, sessionPlanned, async ({ times, ...asked }, _, viewer) => {
    const starts = times.map(({ day, from }) => momentOn(day, from));
    return answered(await planSession(deps, viewer, { ...asked, starts }), planFields);
  });
  serve(app, agendaWritten, async ({ meeting: session, ...input }, _, viewer) =>
    answered(await changeAgenda(deps, viewer, { ...input, session }), agendaFields),
  );
  serve(app, sessionRecorded, async ({ meeting: session, span, ...input }, _, viewer) => {
    const [from, to] = span
      ? [momentOn(span.day, span.from), momentOn(span.day, span.to)]
      : [null, null];
    const account = { ...input, session, from, to };
    return answered(await recordAccount(deps, viewer, account), accountFields);
  });
  serve(app, pointTaken, async (input, _, viewer) =>
    answered(await takeUpPoint(deps, viewer, input)),
  );
}

const planFields = {
  ...{ times_missing: 'times', too_soon: 'times' },
  ...{ nobody_asked: 'people', person_unknown: 'people', side_missing: 'people' },
};
const agendaFields = { agenda_changed: 'points', agenda_long: 'points' };
const accountFields = {
  ...{ span_missing: 'span', span_wrong: 'span', span_ahead: 'span', span_early: 'span' },
  ...{ present_missing: 'present', person_unknown: 'present', reason_missing: 'why' },
};
const wishFields = { point_empty: 'words', party_missing: 'party' };

function answered<Value, Code extends string>(
  outcome: Result<Value, Code>,
  fields: Partial<Record<string, string>> = {},
) {
  if (outcome.ok) return outcome;
  return refuse({ code: outcome.refusal, field: fields[outcome.refusal] ?? '' });
}
