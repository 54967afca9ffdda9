import type { Endpoint, InputOf } from '#kernel/endpoint.ts';
import { allow } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { showEnquiry } from '../actions/enquiries.ts';
import type { Acting } from '../actions/enquiry-record.ts';
import { exportEnquiries, listEnquiries, listReaders } from '../actions/queue.ts';
import { previewLetter, replyTo } from '../actions/replies.ts';
import type { EnquiriesDeps } from '../actions/submissions.ts';
import { act, assign } from '../actions/work.ts';
import { enquiryDetail } from '../contract/enquiry-detail.ts';
import { enquiryAnswer, enquiryLetterPreview, enquiryReply } from '../contract/enquiry-letters.ts';
import { enquiryExport, enquiryQueue, subscriberList } from '../contract/queue.ts';
import {
  enquiryAssignment,
  enquiryClosure,
  enquiryFollowUp,
  enquiryNote,
  enquiryReopening,
} from '../contract/work.ts';
import { enquiryView, queueView, subscribersView } from '../views/enquiries.ts';
import { about, shown } from './refusing.ts';

export const officeEndpoints: readonly Endpoint[] = [
  enquiryQueue,
  enquiryExport,
  subscriberList,
  enquiryDetail,
  enquiryAssignment,
  enquiryNote,
  enquiryLetterPreview,
  enquiryReply,
  enquiryAnswer,
  enquiryClosure,
  enquiryReopening,
  enquiryFollowUp,
];

export function officeRoutes(app: App, deps: EnquiriesDeps): void {
  serve(app, enquiryQueue, async ({ after, before, ...asked }, _, viewer) =>
    allow(queueView(await listEnquiries(deps, viewer, filterOf(asked), { after, before }))),
  );
  serveBytes(app, enquiryExport, async (asked, _, viewer) => {
    const body = await exportEnquiries(deps, viewer, filterOf(asked));
    return allow({ body, filename: 'enquiries.csv' });
  });
  serve(app, subscriberList, async ({ q, state, after }) =>
    allow(
      subscribersView(
        await listReaders(deps, { beginning: q ?? '', state: state ?? null }, after ?? null),
      ),
    ),
  );
  serve(app, enquiryDetail, (which, _, viewer) =>
    shown('id', showEnquiry(deps, viewer, which), enquiryView),
  );
  acts(app, deps);
}

function acts(app: App, deps: EnquiriesDeps): void {
  serve(app, enquiryAssignment, ({ assignee, ...sent }, _, viewer) =>
    about('assignee', assign(deps, acting(viewer, sent), assignee)),
  );
  serve(app, enquiryNote, ({ text, ...sent }, _, viewer) =>
    about('text', act(deps, acting(viewer, sent), { kind: 'note', body: text })),
  );
  serve(app, enquiryLetterPreview, ({ kind, id, ...letter }) =>
    about('text', previewLetter(deps, { kind, id }, letter)),
  );
  serve(app, enquiryReply, ({ subject, text, language, ...sent }, _, viewer) =>
    about('text', replyTo(deps, acting(viewer, sent), { subject, text, language })),
  );
  serve(app, enquiryAnswer, ({ text, on, ...sent }, _, viewer) =>
    about('on', act(deps, acting(viewer, sent), { kind: 'answer', body: text, answeredOn: on })),
  );
  serve(app, enquiryClosure, ({ reason, text, ...sent }, _, viewer) =>
    about('text', act(deps, acting(viewer, sent), { kind: 'closed', reason, body: text })),
  );
  serve(app, enquiryReopening, (sent, _, viewer) =>
    about('version', act(deps, acting(viewer, sent), { kind: 'reopened' })),
  );
  serve(app, enquiryFollowUp, ({ on, ...sent }, _, viewer) =>
    about('on', act(deps, acting(viewer, sent), { kind: 'follow_up', on })),
  );
}

type Sent = { kind: Acting['which']['kind']; id: string; version?: number };

function acting(viewer: Viewer, { kind, id, version }: Sent): Acting {
  return { viewer, which: { kind, id }, version: version ?? null };
}

type Asked = InputOf<typeof enquiryExport>;

function filterOf({ q, kind, state, assigned, due, urgent, language, from, to }: Asked) {
  return {
    search: q ?? '',
    kind: kind ?? null,
    assigned: assigned ?? null,
    language: language ?? null,
    state: state === 'all' ? null : (state ?? ('open' as const)),
    followUpDue: due === 'yes',
    urgent: urgent === 'yes',
    receivedFrom: from ?? null,
    receivedTo: to ?? null,
  };
}
