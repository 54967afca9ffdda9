import { isShown } from '#kernel/document-types.ts';
import type { Language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type ReadableDocument, readDocument } from '#modules/disputes/actions/documents.ts';
import { noticeDocument } from '#modules/disputes/actions/notice-document.ts';
import { recordOpening } from '#modules/disputes/actions/openings.ts';
import type { DocumentAsked } from '#modules/disputes/actions/party.ts';
import { documentIn, type PartyWithContacts } from '#modules/disputes/actions/reading.ts';
import {
  type DisputeUploadRefusal,
  type UploadedDocument,
  uploadFrom,
} from '#modules/disputes/actions/uploads.ts';
import { isAwaited, portalOpened } from '#modules/service/actions/portal.ts';
import type { ResponseSessionRow } from '../store/proof.ts';
import { answerTime } from './answer-time.ts';
import type { NoticeVisitor, ResponseDeps } from './deps.ts';
import { findCase, isForHer, standingOf } from './notice.ts';
import { type OpenRefusal, passFor } from './passes.ts';

type Refused = OpenRefusal | 'proof_needed';

/** Takes a paper for an answer. Whoever has shown nothing fills no disk of ours. */
export async function uploadResponseDocument(
  deps: ResponseDeps,
  code: string,
  content: AsyncIterable<Uint8Array>,
  from: NoticeVisitor,
): Promise<Result<UploadedDocument, Refused | DisputeUploadRefusal | 'uploads_full'>> {
  const found = await findCase(deps, code, from);
  if (!found.ok) return found;
  if (!found.value.opened.session) return refuse('proof_needed');
  return uploadFrom(deps, content, {
    network: from.network,
    of: `notice ${found.value.opened.pass.id}`,
  });
}

export type NoticeDocument = {
  body: Uint8Array<ArrayBuffer> | ReadableDocument['content'];
  filename: string;
  inline: boolean;
  type: string;
};

/** A paper that this respondent may read: what all parties may, and their own. */
export async function readNoticeDocument(
  deps: ResponseDeps,
  { code, id, readingOf }: { code: string } & Pick<DocumentAsked, 'id' | 'readingOf'>,
  from: NoticeVisitor,
): Promise<Result<NoticeDocument, Refused>> {
  const found = await findCase(deps, code, from);
  if (!found.ok) return found;
  const { opened, file, party } = found.value;
  if (!opened.session) return refuse('proof_needed');
  const row = await documentIn(deps.db, file.dispute.id, id);
  if (!row || !isForHer(row, party.id)) return refuse('notice_unknown');
  const paper = await readDocument(deps, standingOf(party.id), { disputeId: file.dispute.id, id });
  if (!paper) return refuse('notice_unknown');
  await keepOpened(deps, {
    reading: readingOf(paper.content),
    disputeId: file.dispute.id,
    id,
    partyId: party.id,
    pass: opened.pass.id,
    session: opened.session,
    channel: channelOf(party, opened.session),
  });
  return allow({
    body: paper.content,
    filename: paper.title,
    inline: isShown(paper.type),
    type: paper.type,
  });
}

/** To which kind of contact the code went. */
function channelOf({ contacts }: PartyWithContacts, { contactId }: ResponseSessionRow): string {
  return contacts.find(({ id }) => id === contactId)?.channel ?? '';
}

type PaperOpened = {
  reading: ReturnType<DocumentAsked['readingOf']>;
  disputeId: string;
  id: string;
  partyId: string;
  pass: string;
  session: ResponseSessionRow;
  channel: string;
};

/**
 * That they opened it stands in the record, as it does for a party with an account. What went out to them after they had proved who
 * they are, is received with it (law and lifecycle 3.5, way a).
 */
async function keepOpened(
  deps: ResponseDeps,
  { reading, disputeId, id, partyId, pass, session, channel }: PaperOpened,
): Promise<void> {
  const shown = { documentId: id };
  const evidence = { pass, session: session.id, contact: session.contactId, channel };
  await recordOpening(deps, {
    reading,
    by: { personId: null, role: 'visitor' },
    disputeId,
    details: { document: id, as: 'respondent', party: partyId },
    received: async (tx) => {
      if (await isAwaited(tx, { disputeId, shown }))
        await portalOpened(deps, tx, {
          disputeId,
          partyId,
          verifiedBy: 'one_time_code',
          provedAt: session.createdAt,
          personId: null,
          evidence,
          shown,
        });
    },
  });
}

/** The same letter as on paper, for whoever has the code: it says nothing that the page does not. */
export async function readLetter(
  deps: ResponseDeps,
  { code, language }: { code: string; language: Language },
  from: NoticeVisitor,
): Promise<Result<NoticeDocument, OpenRefusal>> {
  const found = await findCase(deps, code, from);
  if (!found.ok) return found;
  const { file, party } = found.value;
  const time = await answerTime(deps.db, file, party.id, deps.now());
  const pass = await passFor(deps, deps.db, {
    disputeId: file.dispute.id,
    partyId: party.id,
    language,
  });
  const dueOn = time && !time.isSupposed ? time.on : null;
  const bytes = await noticeDocument(
    deps,
    { ...file, party },
    { code: pass.code, url: pass.url, dueOn, language },
  );
  return allow({
    body: new Uint8Array(bytes),
    filename: `${file.dispute.reference}.pdf`,
    inline: true,
    type: 'application/pdf',
  });
}
