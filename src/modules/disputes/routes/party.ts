import { isShown, PAPER_ENDINGS } from '#kernel/document-types.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { type App, type Ask, readingOf, serve, serveBytes } from '#platform/http.ts';
import { signInAccount, withdrawConsentInAccount } from '../actions/consents-party.ts';
import type { ListingDeps, ShowingDeps } from '../actions/deps.ts';
import { disputeFor, documentsFor, openDocument, ownDisputes } from '../actions/party.ts';
import {
  changeOwnContact,
  moveAsParty,
  type PartyRefusal,
  releaseRespondent,
} from '../actions/party-acts.ts';
import { changeOwnTaxPlace } from '../actions/tax-place.ts';
import { workspaceFor } from '../actions/workspace.ts';
import { consentDenial, consentWithdrawal, fastTrackAgreement } from '../contract/consents.ts';
import {
  failedInvitation,
  newContact,
  release,
  submissionAgreement,
  talksEnd,
  withdrawal,
  withdrawalConsent,
} from '../contract/party.ts';
import {
  disputeDocument,
  disputeDocuments,
  myDisputes,
  theDispute,
} from '../contract/party-view.ts';
import { taxPlace } from '../contract/tax-place.ts';
import { disputeWorkspace } from '../contract/workspace.ts';
import { disputeDocumentsView, ownDisputesView, partyDisputeView } from '../views/party.ts';

const unknown = refuse({ code: 'unknown' as const, field: '' });

/** Which field of the form a refusal is about. */
const fieldOf: Partial<Record<PartyRefusal, string>> = {
  reason_missing: 'reason',
  party_missing: 'party',
  liberty_missing: 'liberty',
};

function told<T, R extends PartyRefusal>(outcome: Result<T, R>) {
  return outcome.ok
    ? outcome
    : refuse({ code: outcome.refusal, field: fieldOf[outcome.refusal] ?? '' });
}

export function disputesPartyRoutes(app: App, deps: ListingDeps): void {
  serve(app, myDisputes, async ({ before }, _, viewer) =>
    allow(ownDisputesView(await ownDisputes(deps, viewer, before ?? null))),
  );
  serve(app, theDispute, async ({ id }, _, viewer) => {
    const seen = await disputeFor(deps, viewer, id);
    return seen ? allow(partyDisputeView(seen)) : unknown;
  });
  serve(app, disputeWorkspace, async ({ id }, _, viewer) => {
    const workspace = await workspaceFor(deps, viewer, id);
    return workspace ? allow(workspace) : unknown;
  });
  serve(app, disputeDocuments, async ({ id, beside }, _, viewer) => {
    const asked = { disputeId: id, isBesideRecord: beside === 'record' };
    const found = await documentsFor(deps, viewer, asked);
    return found ? allow(disputeDocumentsView(found)) : unknown;
  });
  serveBytes(app, disputeDocument, async ({ id, document }, ask, viewer) => {
    const paper = await openDocument(deps, viewer, {
      disputeId: id,
      id: document,
      readingOf: (content) => readingOf(ask, content),
    });
    if (!paper) return unknown;
    return allow({
      body: paper.content,
      filename: fileName(paper.title, paper.type),
      inline: isShown(paper.type),
      type: servedType(paper),
    });
  });
  actRoutes(app, deps);
  consentRoutes(app, deps);
  ownFactRoutes(app, deps);
}

/** What moves the dispute. */
function actRoutes(app: App, deps: ShowingDeps): void {
  serve(app, withdrawal, async ({ id, reason, liberty }, _, viewer) =>
    told(
      await moveAsParty(deps, viewer, {
        id,
        type: 'withdrawal_asked',
        why: reason,
        ...(liberty ? { details: { liberty } } : {}),
      }),
    ),
  );
  serve(app, withdrawalConsent, async ({ id }, _, viewer) =>
    told(await moveAsParty(deps, viewer, { id, type: 'withdrawal_unopposed' })),
  );
  serve(app, talksEnd, async ({ id, name, agreed }, _, viewer) => {
    if (!agreed) return refuse({ code: 'not_agreed' as const, field: 'agreed' });
    if (name.trim() === '') return refuse({ code: 'name_missing' as const, field: 'name' });
    return told(
      await moveAsParty(deps, viewer, {
        id,
        type: 'talks_ended',
        why: `Declared in writing by ${name.trim()}`,
      }),
    );
  });
  serve(app, release, async ({ id, party, reason }, _, viewer) =>
    told(await releaseRespondent(deps, viewer, { id, partyId: party, why: reason })),
  );
  serve(app, failedInvitation, async ({ id }, _, viewer) =>
    told(await moveAsParty(deps, viewer, { id, type: 'no_reply' })),
  );
}

/** What a party agrees to, takes back or denies. */
function consentRoutes(app: App, deps: ShowingDeps): void {
  const sign = async (
    kind: InputOf<typeof consentWithdrawal>['kind'],
    { id, party, name, agreed }: InputOf<typeof submissionAgreement>,
    ask: Ask,
    viewer: Viewer,
  ) => {
    if (!agreed) return refuse({ code: 'not_agreed' as const, field: 'agreed' });
    if (name.trim() === '') return refuse({ code: 'name_missing' as const, field: 'name' });
    const trace = { network: ask.get('address') ?? '', agent: ask.req.header('user-agent') ?? '' };
    return told(
      await signInAccount(deps, viewer, {
        id,
        partyId: party,
        kind,
        name,
        language: language(),
        trace,
      }),
    );
  };
  serve(app, submissionAgreement, (input, ask, viewer) => sign('submission', input, ask, viewer));
  serve(app, fastTrackAgreement, (input, ask, viewer) => sign('fast_track', input, ask, viewer));
  serve(app, consentWithdrawal, async ({ id, kind, party }, _, viewer) =>
    told(
      await withdrawConsentInAccount(deps, viewer, {
        id,
        partyId: party,
        kind,
        type: 'consent_withdrawn',
        why: '',
      }),
    ),
  );
  serve(app, consentDenial, async ({ id, kind, party, reason }, _, viewer) =>
    told(
      await withdrawConsentInAccount(deps, viewer, {
        id,
        partyId: party,
        kind,
        type: 'consent_disputed',
        why: reason,
      }),
    ),
  );
}

/** Where a party is, and how they are reached. */
function ownFactRoutes(app: App, deps: ShowingDeps): void {
  serve(app, taxPlace, (input, _, viewer) => changeOwnTaxPlace(deps, viewer, input));
  serve(app, newContact, async ({ id, party, channel, value, replaces }, _, viewer) => {
    const outcome = await changeOwnContact(deps, viewer, {
      id,
      partyId: party,
      channel,
      value,
      replaces,
    });
    if (outcome.ok) return outcome;
    const isOfValue = ['contact_wrong', 'contact_opposite'].includes(outcome.refusal);
    return refuse({ code: outcome.refusal, field: isOfValue ? 'value' : '' });
  });
}

/** Text without its encoding is read as Western by a browser, and Devanagari is not to be read then; only UTF-8 is taken in. */
function servedType({ type }: { type: string }): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

function fileName(title: string, type: string): string {
  const ending = PAPER_ENDINGS[type] ?? 'bin';
  return title.toLowerCase().endsWith(`.${ending}`) ? title : `${title}.${ending}`;
}
