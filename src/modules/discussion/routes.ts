import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { admitsAnswers, type MailAnswerDeps, takeMail } from './actions/answers.ts';
import { editMessage, withdrawMessage } from './actions/changing.ts';
import type { DiscussionDeps } from './actions/deps.ts';
import { setMail } from './actions/mailing.ts';
import { askMove, moveMessage } from './actions/moving.ts';
import { postMessage } from './actions/posting.ts';
import { type MessagesShown, messagesIn, papersIn, readTo, theTalkOf } from './actions/reading.ts';
import { newTalkSince } from './actions/since.ts';
import { unreadOver } from './actions/unread.ts';
import {
  messageEdit,
  messageMove,
  messageWithdrawal,
  moveQuestion,
  newMessage,
  talkMessages,
} from './contract/messages.ts';
import { openingEndpoints } from './contract/openings.ts';
import { disputeTalk, talkMail, talkPapers, talkReading } from './contract/places.ts';
import { mailAnswers, discussionEndpoints as ours } from './contract/talk.ts';
import { newTalk, unreadTalk } from './contract/unread.ts';
import { openingRoutes } from './routes/openings.ts';
import { audienceView, messageViews, talkView } from './views/talk.ts';
import { newTalkView, unreadView } from './views/unread.ts';

export type { MailAnswerDeps as DiscussionDeps } from './actions/answers.ts';
export { discussionDataOf, discussionEraser } from './actions/person-data.ts';

export const discussionEndpoints: readonly Endpoint[] = [
  ...ours,
  ...openingEndpoints,
  unreadTalk,
  newTalk,
];

/** Which field of a message a refusal is about. */
const fieldOf: Readonly<Record<string, string | undefined>> = {
  words_missing: 'words',
  answer_unknown: 'answers',
  mention_unknown: 'mentions',
  paper_not_for_all: 'papers',
  confidence_elsewhere: 'inConfidence',
  same_place: 'to',
  sealed: 'mail',
};

export function discussionRoutes(app: App, deps: MailAnswerDeps): void {
  openingRoutes(app, deps);
  serve(app, unreadTalk, async (_, __, viewer) =>
    allow(unreadView(await unreadOver(deps, viewer))),
  );
  serve(app, newTalk, async ({ id, since }, _, viewer) => {
    const found = await newTalkSince(deps, viewer, { disputeId: id, since: new Date(since) });
    return found.ok ? allow(newTalkView(found.value)) : refused(found.refusal);
  });
  serve(app, disputeTalk, async ({ id }, _, viewer) => {
    const found = await theTalkOf(deps, viewer, id);
    return found.ok ? allow(talkView(found.value)) : refused(found.refusal);
  });
  serve(app, talkMessages, async ({ id, place, before, after }, _, viewer) => {
    const found = await messagesIn(deps, viewer, {
      id,
      place,
      ...(before === undefined ? {} : { before: Number(before) }),
      ...(after === undefined ? {} : { after: Number(after) }),
    });
    if (!found.ok) return refused(found.refusal);
    const { hasMore } = found.value;
    return allow({ messages: messageViews(found.value, deps.now()), hasMore });
  });
  serve(app, talkPapers, async (asked, _, viewer) => {
    const found = await papersIn(deps, viewer, asked);
    return found.ok ? allow({ papers: found.value }) : refused(found.refusal);
  });
  serve(
    app,
    newMessage,
    async ({ answers, mentions, papers, inConfidence, ...message }, _, viewer) =>
      one(
        deps,
        await postMessage(deps, viewer, {
          ...message,
          answers: answers ?? null,
          mentions: mentions ?? [],
          papers: papers ?? [],
          inConfidence: inConfidence ?? false,
        }),
      ),
  );
  serve(app, messageEdit, async (edit, _, viewer) =>
    one(deps, await editMessage(deps, viewer, edit)),
  );
  serve(app, messageWithdrawal, async (of, _, viewer) => {
    const outcome = await withdrawMessage(deps, viewer, of);
    return one(deps, outcome);
  });
  serve(app, moveQuestion, async (asked, _, viewer) => {
    const outcome = await askMove(deps, viewer, asked);
    if (!outcome.ok) return refused(outcome.refusal);
    const { to, token, dispute } = outcome.value;
    return allow({ to: to.key, audience: audienceView(dispute.parties, to), token });
  });
  serve(app, messageMove, async (moving, _, viewer) =>
    one(deps, await moveMessage(deps, viewer, moving)),
  );
  serve(app, talkMail, async (choice, _, viewer) => {
    const outcome = await setMail(deps, viewer, choice);
    return outcome.ok ? outcome : refused(outcome.refusal);
  });
  serve(app, mailAnswers, async (_, ask) => {
    const refusal = admitsAnswers(deps, ask.req.header('authorization'));
    if (refusal) return refused(refusal);
    const outcome = await takeMail(deps, new Uint8Array(await ask.req.arrayBuffer()));
    return outcome.ok ? outcome : refused(outcome.refusal);
  });
  serve(app, talkReading, async (mark, _, viewer) => {
    const outcome = await readTo(deps, viewer, mark);
    return outcome.ok ? outcome : refused(outcome.refusal);
  });
}

function refused<Code extends string>(code: Code) {
  return refuse({ code, field: fieldOf[code] ?? '' });
}

/** The one message that came of an act. */
function one<Code extends string>(
  { now }: DiscussionDeps,
  outcome: Result<Omit<MessagesShown, 'hasMore'>, Code>,
) {
  if (!outcome.ok) return refused(outcome.refusal);
  const [message] = messageViews(outcome.value, now());
  if (!message) throw new Error('An act on a message shows that message.');
  return allow({ message });
}
