import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { AppointmentsDeps } from './actions/deps.ts';
import { sendList, tribunalForOffice } from './actions/office.ts';
import { answerList, tribunalFor } from './actions/party.ts';
import {
  listReply,
  listSending,
  officeTribunal,
  partyTribunal,
  tribunalEndpoints,
} from './contract/tribunal.ts';
import { officeTribunalView, partyTribunalView } from './views/tribunal.ts';

export type { AppointmentsDeps } from './actions/deps.ts';
export { appointmentsDataOf, appointmentsEraser } from './actions/person-data.ts';

export const appointmentsEndpoints: readonly Endpoint[] = tribunalEndpoints;

const FIELDS: Readonly<Record<string, string | undefined>> = {
  reason_missing: 'reason',
  wrong_length: 'names',
  named_twice: 'names',
  not_proposed: 'names',
  party_missing: 'partyId',
  too_many_strikes: 'strikes',
  all_struck: 'strikes',
  struck_twice: 'strikes',
  struck_and_ranked: 'strikes',
  not_on_list: 'list',
  list_missing: 'list',
  ranked_twice: 'ranking',
};
const at = <Code extends string>(code: Code) => refuse({ code, field: FIELDS[code] ?? '' });

export function appointmentsRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, officeTribunal, async ({ id }, _, viewer) => {
    const read = await tribunalForOffice(deps, viewer, id);
    return read ? allow(officeTribunalView(read)) : at('unknown');
  });
  serve(app, listSending, async (input, _, viewer) => {
    const outcome = await sendList(deps, viewer, input);
    return outcome.ok ? outcome : at(outcome.refusal);
  });
  serve(app, partyTribunal, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const read = await tribunalFor(deps, viewer, id);
    return read ? allow(partyTribunalView(read)) : at('unknown');
  });
  serve(app, listReply, async (input, _, viewer) => {
    const outcome = await answerList(deps, viewer, input);
    return outcome.ok ? outcome : at(outcome.refusal);
  });
}
