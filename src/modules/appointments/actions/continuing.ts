// What a neutral who is asked again answers, and what everybody in the dispute reads of it (ACA s. 12(2)).
import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import { headingOf, issueGeneratedDocument } from '#modules/disputes/actions/heading.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { type DisputeFile, factsFor } from '#modules/disputes/actions/reading.ts';
import type { DisputeFacts, DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { nothingText } from '../letters/continuing.ts';
import { type AskedAgain, questionsIn } from '../rules/continuing/story.ts';
import { isSignersName } from '../rules/disclosure/disclosure.ts';
import { TIES } from '../rules/list/ties.ts';
import { type AppointmentInvitationRow, listInvitationsIn } from '../store/invitations.ts';
import { answerNamed, listNamed, type NamedRow } from '../store/named.ts';
import { aboutInvitation } from './about.ts';
import type { CandidateRead } from './candidate.ts';
import { asNeutral, type Own } from './deciding.ts';
import type { AppointmentsDeps } from './deps.ts';

type Code = DisputeMoveRefusal | 'unknown' | 'name_differs' | 'names_changed';
type Answering = { id: string; asked: string; signedAs: string };

/** Nothing to disclose: a paper that names whom it is about, under the name that was signed. */
export function discloseNothing(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, asked, signedAs }: Answering,
): Promise<Result<{ id: string }, Code>> {
  return asNeutral<Code>(deps, viewer, id, async (own) => {
    const { tx, file, invitation } = own;
    const facts = await factsFor(tx, file, deps.now());
    const open = await openQuestion(tx, { facts, invitation, limits: [] });
    // Somebody else came while the page was open: it would be signed unread.
    if (open && open.asked !== asked) return refuse('names_changed');
    if (!isSignersName(signedAs, invitation.name)) return refuse('name_differs');
    const document = await issueNothing(deps, { ...own, names: open?.names ?? [], viewer });
    const done = await moveDispute(deps, tx, {
      ...{ disputeId: id, type: 'nothing_disclosed', as: 'neutral' },
      by: { personId: viewer.personId, role: 'neutral' },
      details: { ...aboutInvitation(invitation), document },
    });
    if (!done.ok) return done;
    await answerNamed(tx, invitation.id, deps.now());
    return allow({ id });
  });
}

type Issuing = Own & { names: readonly NamedRow[]; viewer: Viewer };

async function issueNothing(
  deps: AppointmentsDeps,
  { tx, file, invitation, names, viewer }: Issuing,
): Promise<string> {
  const heading = headingOf(file, { day: dayAt(deps.now()), signer: invitation.name });
  const issued = await issueGeneratedDocument(deps, tx, {
    ...{ disputeId: file.dispute.id, kind: 'no_circumstances', audience: 'parties' },
    by: { personId: viewer.personId, role: 'neutral' },
    paper: speaking('en', () => nothingText(heading, names)),
  });
  return issued.id;
}

export type OpenQuestion = { asked: string; names: NamedRow[]; dueOn: string | null };
type Asked = {
  facts: Pick<DisputeFacts, 'looks'>;
  invitation: AppointmentInvitationRow;
  limits: readonly Deadline[];
};

/** What somebody is asked and has not answered, with everybody whom that is about. */
export async function openQuestion(
  db: Db,
  { facts, invitation, limits }: Asked,
): Promise<OpenQuestion | null> {
  const look = facts.looks.find(({ neutral }) => neutral === invitation.personId);
  const asked = look?.isOpen ? look.asked.at(-1) : undefined;
  if (asked === undefined) return null;
  const names = (await listNamed(db, invitation.id)).filter(
    ({ eventId, answeredAt }) => eventId !== null && answeredAt === null,
  );
  return { asked, names, dueOn: oldestOpen(limits, invitation.seat)?.dueOn ?? null };
}

export type AskedAgainRead = AskedAgain & { name: string; dueOn: string | null };

/** Who was asked again because of whom, and what they answered: the same for both sides, the office and the neutral. */
export async function askedAgainIn(
  db: Db,
  file: DisputeFile,
  limits: readonly Deadline[],
): Promise<AskedAgainRead[]> {
  const asked = questionsIn(file.events);
  if (asked.length === 0) return [];
  const rows = await listInvitationsIn(db, file.dispute.id);
  return asked.flatMap((one) => {
    const row = rows.findLast(({ personId }) => personId === one.neutral);
    if (!row) return [];
    const isOpen = !one.answer && !one.isLeft;
    return [
      {
        ...one,
        name: row.name,
        dueOn: isOpen ? (oldestOpen(limits, row.seat)?.dueOn ?? null) : null,
      },
    ];
  });
}

/** What was found since that would bar somebody who has signed, and has not gone. */
export function tiedIn({ looks }: Pick<DisputeFacts, 'looks'>, members: readonly CandidateRead[]) {
  return members.flatMap(({ invitation: { personId, name } }) => {
    const of = looks.find(({ neutral }) => neutral === personId)?.ties?.split(' ') ?? [];
    const ties = TIES.filter((tie) => of.includes(tie));
    return ties.length > 0 ? [{ name, ties }] : [];
  });
}

/** For a desk: the oldest question to somebody that is open, and none that was answered late. */
export function oldestOpen(limits: readonly Deadline[], ofSeat: string): Deadline | undefined {
  return limits.find(
    ({ row, seat, state, stoppedOn }) =>
      row === 'continuing_disclosure' &&
      (seat === null || seat === ofSeat) &&
      state !== 'ended' &&
      stoppedOn === null,
  );
}
