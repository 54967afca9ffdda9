import { isDay } from '#kernel/days.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { askTermsCode, authenticate, mayObject, objectToTerms } from './actions/authenticating.ts';
import type { OffersDeps } from './actions/deps.ts';
import { answerTheOffer, makeOffer, sayWilling } from './actions/offering.ts';
import { askCertificate, certificatesFor } from './actions/returning.ts';
import { askSignatureCode, declineSettlement, signSettlement } from './actions/signing.ts';
import { railFor } from './actions/standing.ts';
import { termsFor } from './actions/terms.ts';
import {
  termsCode,
  termsEndpoints,
  termsObjection,
  termsSigning,
  termsToAuthenticate,
} from './contract/authentication.ts';
import {
  offerEndpoints,
  offerMade,
  offerReply,
  offersOf,
  offersOpening,
} from './contract/offers.ts';
import {
  settlementCertificate,
  settlementDeclined,
  settlementEndpoints,
  settlementSigning,
  signatureCode,
} from './contract/settlement.ts';
import { standstillEndpoints } from './contract/standstill.ts';
import { standstillRoutes } from './routes/standstill.ts';
import { offersView } from './views/offers.ts';
import { termsView } from './views/terms.ts';

export type { OffersDeps } from './actions/deps.ts';
export { offersDataOf, offersEraser } from './actions/person-data.ts';

export const offersEndpoints: readonly Endpoint[] = [
  ...offerEndpoints,
  ...settlementEndpoints,
  ...termsEndpoints,
  ...standstillEndpoints,
];

const FIELDS: Readonly<Record<string, string | undefined>> = {
  amount_wrong: 'amount',
  nothing_offered: 'amount',
  clause_without_payment: 'clauses',
  instalments_wrong: 'instalments',
  instalments_small: 'instalments',
  first_early: 'firstOn',
  first_late: 'firstOn',
  until_early: 'standsUntil',
  until_late: 'standsUntil',
};

export function offersRoutes(app: App, deps: OffersDeps): void {
  standstillRoutes(app, deps);
  serve(app, offersOf, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const seen = await railFor(deps, deps.db, viewer, id);
    if (!seen) return at('unknown');
    return allow(offersView(seen, await certificatesFor(deps, deps.db, viewer, seen)));
  });
  serve(app, offersOpening, async (input, _, viewer) =>
    answered(await sayWilling(deps, viewer, input)),
  );
  serve(app, offerMade, async ({ id, standsUntil, ...terms }, _, viewer) => {
    if (!isDay(standsUntil)) return refuse({ code: 'day_wrong', field: 'standsUntil' });
    if (!isDay(terms.firstOn)) return refuse({ code: 'day_wrong', field: 'firstOn' });
    return answered(
      await makeOffer(deps, viewer, {
        ...{ id, standsUntil },
        terms: { ...terms, amount: BigInt(terms.amount), clauses: terms.clauses ?? [] },
      }),
    );
  });
  serve(app, offerReply, async (input, _, viewer) =>
    answered(await answerTheOffer(deps, viewer, input)),
  );
  settlementRoutes(app, deps);
  termsRoutes(app, deps);
}

function settlementRoutes(app: App, deps: OffersDeps): void {
  serve(app, signatureCode, (input, ask, viewer) =>
    askSignatureCode(deps, viewer, {
      ...input,
      trace: traceOf(ask, ask.req.header('user-agent')),
    }),
  );
  serve(app, settlementSigning, (input, ask, viewer) =>
    signSettlement(deps, viewer, {
      ...{ ...input, withCertificate: input.withCertificate === true },
      trace: traceOf(ask, ask.req.header('user-agent')),
    }),
  );
  serve(app, settlementCertificate, (input, ask, viewer) =>
    askCertificate(deps, viewer, { ...input, trace: traceOf(ask, ask.req.header('user-agent')) }),
  );
  serve(app, settlementDeclined, async ({ id }, _, viewer) =>
    answered(await declineSettlement(deps, viewer, id)),
  );
}

/** For whoever led the talks or decides, once every party has signed. */
function termsRoutes(app: App, deps: OffersDeps): void {
  serve(app, termsToAuthenticate, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const seen = await termsFor(deps, deps.db, viewer, id);
    return seen ? allow(termsView(seen, viewer, mayObject(seen, viewer))) : at('unknown');
  });
  serve(app, termsCode, (input, ask, viewer) =>
    askTermsCode(deps, viewer, {
      ...input,
      trace: traceOf(ask, ask.req.header('user-agent')),
    }),
  );
  serve(app, termsSigning, (input, ask, viewer) =>
    authenticate(deps, viewer, { ...input, trace: traceOf(ask, ask.req.header('user-agent')) }),
  );
  serve(app, termsObjection, (input, _, viewer) => objectToTerms(deps, viewer, input));
}

const traceOf = (ask: { get(name: 'address'): string | undefined }, agent: string | undefined) => ({
  network: ask.get('address') ?? '',
  agent: agent ?? '',
});

const at = <Code extends string>(code: Code) => refuse({ code, field: FIELDS[code] ?? '' });

function answered<Value, Code extends string>(outcome: Result<Value, Code>) {
  return outcome.ok ? outcome : at(outcome.refusal);
}
