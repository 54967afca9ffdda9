import { FORM_DOCUMENTS_BYTES_MAX } from '#kernel/document-types.ts';
import type { Endpoint, Problem } from '#kernel/endpoint.ts';
import { language } from '#kernel/language.ts';
import { allow, mapResult, type Result, refuse } from '#kernel/result.ts';
import { type App, type Ask, readingOf, serve, serveBytes, setCookie } from '#platform/http.ts';
import { readDraft, readReceipt, saveDraft } from './actions/answers.ts';
import type { NoticeVisitor, ResponseDeps } from './actions/deps.ts';
import { readLetter, readNoticeDocument, uploadResponseDocument } from './actions/documents.ts';
import { readNotice } from './actions/notice-reading.ts';
import { askForCode, cookies, leave, type TooManyAttempts } from './actions/proof.ts';
import { proveContact } from './actions/proving.ts';
import { send } from './actions/sending.ts';
import { noticeOf } from './contract/notice.ts';
import {
  noticeAnswer,
  noticeCodes,
  noticeDraft,
  noticeDraftOpening,
  noticeLeaving,
  noticeLetter,
  noticePaper,
  noticeReceipt,
  noticeSession,
  noticeUpload,
} from './contract.ts';
import { accountEndpoints, accountRoutes } from './routes/account.ts';
import { officeEndpoints, officeRoutes } from './routes/office.ts';
import { noticeView } from './views/notice.ts';
import { draftView, receiptView, savedView } from './views/receipts.ts';

export type { ResponseDeps } from './actions/deps.ts';
export { responseDataOf, responseEraser } from './actions/person-data.ts';

export const noticeForms: readonly Endpoint[] = [
  noticeCodes,
  noticeSession,
  noticeAnswer,
  noticeUpload,
];
export const responseEndpoints: readonly Endpoint[] = [
  noticeOf,
  noticeCodes,
  noticeSession,
  noticeLeaving,
  noticeDraft,
  noticeDraftOpening,
  noticeAnswer,
  noticeReceipt,
  noticeUpload,
  noticePaper,
  noticeLetter,
  ...accountEndpoints,
  ...officeEndpoints,
];

/** Pages whose forms carry papers when there is no script: whatever stands under a notice, and a request to open a case again. */
export const noticePages = {
  beginning: /^(?:\/hi|\/mr)?\/(?:n\/[^/]+\/[^/]+|cases\/[^/]+\/reopening)$/,
  maxBytes: FORM_DOCUMENTS_BYTES_MAX,
};

export function responseRoutes(app: App, deps: ResponseDeps): void {
  const { tokenIn, made, ended } = cookies(deps);
  const from = (ask: Ask): NoticeVisitor => ({
    network: ask.get('address') ?? '',
    agent: ask.req.header('user-agent') ?? '',
    token: tokenIn(ask.req.header('cookie')),
    language: language(),
  });
  serve(app, noticeOf, async ({ code }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const found = await readNotice(deps, code, { from: from(ask), viewer });
    return coded(mapResult(found, noticeView), 'code');
  });
  serve(app, noticeCodes, async ({ code, contact }, ask) =>
    coded(await askForCode(deps, code, contact, from(ask)), 'contact'),
  );
  serve(app, noticeSession, async ({ code, digits }, ask, viewer) => {
    const outcome = await proveContact(deps, code, {
      digits,
      from: from(ask),
      personId: viewer?.personId ?? null,
    });
    if (!outcome.ok) return coded(outcome, 'digits');
    setCookie(ask, made(outcome.value.token));
    return allow({ proved: true as const });
  });
  serve(app, noticeLeaving, async ({ code }, ask) => {
    setCookie(ask, ended());
    return coded(await leave(deps, code, from(ask)), 'code');
  });
  serve(app, noticeDraft, async ({ code, kind, content }, ask) =>
    mapResult(await saveDraft(deps, code, { kind, content }, from(ask)), savedView),
  );
  serve(app, noticeDraftOpening, async ({ code, kind }, ask) =>
    mapResult(await readDraft(deps, code, kind, from(ask)), draftView),
  );
  serve(app, noticeAnswer, async ({ code, kind, content }, ask) =>
    mapResult(await send(deps, code, { kind, content }, from(ask)), receiptView),
  );
  serve(app, noticeReceipt, async ({ code, id }, ask) =>
    mapResult(await readReceipt(deps, code, id, from(ask)), receiptView),
  );
  serve(app, noticeUpload, async ({ code }, ask) =>
    coded(await uploadResponseDocument(deps, code, bytesOf(ask), from(ask)), 'body'),
  );
  serveBytes(app, noticePaper, async ({ code, id }, ask) =>
    coded(
      await readNoticeDocument(
        deps,
        { code, id, readingOf: (content) => readingOf(ask, content) },
        from(ask),
      ),
      'id',
    ),
  );
  serveBytes(app, noticeLetter, async ({ code, language: one }, ask) =>
    coded(await readLetter(deps, { code, language: one }, from(ask)), 'code'),
  );
  accountRoutes(app, deps);
  officeRoutes(app, deps);
}

/** A bare refusal of an action, with the field that it is about. */
function coded<T, Code extends string>(
  outcome: { ok: true; value: T } | { ok: false; refusal: Code | TooManyAttempts },
  field: string,
): Result<T, Problem<Code | 'too_many'>> {
  if (outcome.ok) return outcome;
  const { refusal } = outcome;
  return refuse(typeof refusal === 'string' ? { code: refusal, field } : refusal);
}

async function* bytesOf({ req }: Ask): AsyncGenerator<Uint8Array> {
  if (req.raw.body) yield* req.raw.body;
}
