import type { Endpoint, InputOf, Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { showEnquiry } from '../actions/enquiries.ts';
import { exportEnquiries, listEnquiries, listReaders } from '../actions/queue.ts';
import { previewLetter, replyTo } from '../actions/replies.ts';
import type { EnquiriesDeps } from '../actions/submissions.ts';
import { type Acting, act, assign } from '../actions/work.ts';
import { enquiryExport, enquiryQueue, subscriberList } from '../contract/queue.ts';
import {
  enquiryAnswer,
  enquiryAssignment,
  enquiryClosure,
  enquiryDetail,
  enquiryFollowUp,
  enquiryLetterPreview,
  enquiryNote,
  enquiryReopening,
  enquiryReply,
} from '../contract/work.ts';

export const officeEndpoints: readonly Endpoint[] = [
  ...[
    enquiryQueue,
    enquiryExport,
    subscriberList,
    enquiryDetail,
    enquiryAssignment,
    enquiryNote,
    enquiryLetterPreview,
  ],
  ...[enquiryReply, enquiryAnswer, enquiryClosure, enquiryReopening, enquiryFollowUp],
];

export function officeRoutes(app: App, deps: EnquiriesDeps): void {
  serve(app, enquiryQueue, async ({ after, before, ...asked }, _, viewer) =>
    allow(await listEnquiries(deps, viewer, filterOf(asked), { after, before })),
  );
  serveBytes(app, enquiryExport, async (asked, _, viewer) => {
    const body = await exportEnquiries(deps, viewer, filterOf(asked));
    return allow({ body, filename: 'enquiries.csv' });
  });
  serve(app, subscriberList, async ({ q, state, after }) =>
    allow(await listReaders(deps, { beginning: q ?? '', state: state ?? null }, after ?? null)),
  );
  serve(app, enquiryDetail, async (which, _, viewer) =>
    told(await showEnquiry(deps, viewer, which), 'id'),
  );
  acts(app, deps);
}

function acts(app: App, deps: EnquiriesDeps): void {
  serve(app, enquiryAssignment, async ({ assignee, ...sent }, _, viewer) =>
    told(await assign(deps, acting(viewer, sent), assignee), 'assignee'),
  );
  serve(app, enquiryNote, async ({ text, ...sent }, _, viewer) =>
    told(await act(deps, acting(viewer, sent), { kind: 'note', body: text }), 'text'),
  );
  serve(app, enquiryLetterPreview, async ({ kind, id, ...letter }) =>
    told(await previewLetter(deps, { kind, id }, letter), 'text'),
  );
  serve(app, enquiryReply, async ({ subject, text, language, ...sent }, _, viewer) =>
    told(await replyTo(deps, acting(viewer, sent), { subject, text, language }), 'text'),
  );
  serve(app, enquiryAnswer, async ({ text, on, ...sent }, _, viewer) =>
    told(
      await act(deps, acting(viewer, sent), { kind: 'answer', body: text, answeredOn: on }),
      'on',
    ),
  );
  serve(app, enquiryClosure, async ({ reason, text, ...sent }, _, viewer) =>
    told(await act(deps, acting(viewer, sent), { kind: 'closed', reason, body: text }), 'text'),
  );
  serve(app, enquiryReopening, async (sent, _, viewer) =>
    told(await act(deps, acting(viewer, sent), { kind: 'reopened' }), 'version'),
  );
  serve(app, enquiryFollowUp, async ({ on, ...sent }, _, viewer) =>
    told(await act(deps, acting(viewer, sent), { kind: 'follow_up', on }), 'on'),
  );
}

type Sent = { kind: Acting['which']['kind']; id: string; version?: number };

function acting(viewer: Viewer, { kind, id, version }: Sent): Acting {
  return { viewer, which: { kind, id }, version: version ?? null };
}

/** A refusal beside the field that mends it. */
function told<T, Code extends string>(
  outcome: Result<T, Code>,
  field: string,
): Result<T, Problem<Code>> {
  return outcome.ok ? outcome : refuse({ code: outcome.refusal, field });
}

type Asked = InputOf<typeof enquiryExport>;

function filterOf({ q, kind, state, assigned, due, urgent, language, from, to }: Asked) {
  return {
    ...{
      search: q ?? '',
      kind: kind ?? null,
      assigned: assigned ?? null,
      language: language ?? null,
    },
    state: state === 'all' ? null : (state ?? ('open' as const)),
    ...{
      followUpDue: due === 'yes',
      urgent: urgent === 'yes',
      receivedFrom: from ?? null,
      receivedTo: to ?? null,
    },
  };
}
