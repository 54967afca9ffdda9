import type { Endpoint } from '#kernel/endpoint.ts';
import { allow } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { AppointmentsDeps } from './actions/deps.ts';
import { drawFor } from './actions/draw.ts';
import { sendList, tribunalForOffice } from './actions/office.ts';
import { answerList, tribunalFor } from './actions/party.ts';
import { listDraw } from './contract/draw.ts';
import {
  listReply,
  listSending,
  officeTribunal,
  partyTribunal,
  tribunalEndpoints,
} from './contract/tribunal.ts';
import { affiliateRoutes } from './routes/affiliates.ts';
import { answered, at } from './routes/answered.ts';
import { appointingRoutes } from './routes/appointing.ts';
import { challengingRoutes } from './routes/challenging.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { lotRoutes } from './routes/lots.ts';
import { nominatingRoutes } from './routes/nominating.ts';
import { talksRoutes } from './routes/talks.ts';
import { officeTribunalView, partyTribunalView } from './views/tribunal.ts';

export type { AppointmentsDeps } from './actions/deps.ts';
export { appointmentsDataOf, appointmentsEraser } from './actions/person-data.ts';

export const appointmentsEndpoints: readonly Endpoint[] = tribunalEndpoints;

export function appointmentsRoutes(app: App, deps: AppointmentsDeps): void {
  serve(app, officeTribunal, async (input, _, viewer) => {
    const read = await tribunalForOffice(deps, viewer, input);
    return read ? allow(officeTribunalView(read)) : at('unknown');
  });
  serve(app, listSending, async (input, _, viewer) =>
    answered(await sendList(deps, viewer, input)),
  );
  appointingRoutes(app, deps);
  challengingRoutes(app, deps);
  affiliateRoutes(app, deps);
  lotRoutes(app, deps);
  talksRoutes(app, deps);
  invitationRoutes(app, deps);
  nominatingRoutes(app, deps);
  serve(app, partyTribunal, async (input, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const read = await tribunalFor(deps, viewer, input);
    return read ? allow(partyTribunalView(read)) : at('unknown');
  });
  serve(app, listDraw, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const draw = await drawFor(deps, viewer, id);
    return draw ? allow(draw) : at('unknown');
  });
  serve(app, listReply, async (input, _, viewer) =>
    answered(await answerList(deps, viewer, input)),
  );
}
