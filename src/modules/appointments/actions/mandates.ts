import type { Day } from '#kernel/days.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import type { DisputeFacts } from '#modules/disputes/rules/machine.ts';
import { moved } from '#modules/disputes/rules/machine.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { type MandateStory, mandateStories } from '../rules/mandates/history.ts';
import { type AppointmentInvitationRow, listInvitationsIn } from '../store/invitations.ts';

/** A mandate with the name of whoever has or had it, and the days by which something about it is still to be said. */
export type MandateRead = MandateStory & {
  /** Of the question from which it came, by which acts say whom they are about. */
  id: string;
  name: string;
  seat: string;
  answersDue: Readonly<Record<string, Day>>;
  decisionsDue: Readonly<Record<string, Day>>;
};

export type MandatesRead = { sitting: MandateRead[]; former: MandateRead[] };

/** Who decides now and who did before, as everybody in the dispute reads it alike. */
export async function mandatesOf(
  db: Db,
  file: DisputeFile,
  limits: readonly Deadline[],
): Promise<MandatesRead> {
  const stories = mandateStories(file.events);
  if (stories.length === 0) return { sitting: [], former: [] };
  const rows = await listInvitationsIn(db, file.dispute.id);
  const read = stories.flatMap((story) => {
    const row = rows.findLast(({ personId }) => personId === story.neutral);
    return row ? [readOne(story, row, limits)] : [];
  });
  return {
    sitting: read.filter(({ end }) => end === null),
    former: read.filter(({ end }) => end !== null),
  };
}

function readOne(
  story: MandateStory,
  { id, name, seat }: AppointmentInvitationRow,
  limits: readonly Deadline[],
): MandateRead {
  return {
    ...story,
    id,
    name,
    seat,
    answersDue: daysOf(limits, 'challenge_answer', seat),
    decisionsDue: daysOf(limits, 'challenge_ruling', seat),
  };
}

const isOfRow = (one: Deadline, row: string, seat: string) =>
  one.row === row && (one.seat === null || one.seat === seat);

/** Of each party the last day of a limit that nobody has met yet. */
function daysOf(limits: readonly Deadline[], row: string, seat: string): Record<string, Day> {
  return Object.fromEntries(
    limits.flatMap((one) =>
      isOfRow(one, row, seat) && one.partyId !== null && one.stoppedOn === null
        ? [[one.partyId, one.dueOn] as const]
        : [],
    ),
  );
}

type Party = { id: string; name: string };
export type ChallengeChoice = Party & { dueOn: Day | null; isOver: boolean };
export type MandateChoices = {
  mayChallenge: ChallengeChoice[];
  mayAnswer: (Party & { challenger: string })[];
  mayGiveUp: Party[];
};
type Asking = { facts: DisputeFacts; as: Side; own: readonly Party[]; limits: readonly Deadline[] };

/** What the table of moves lets a reader's own parties say now of whoever decides. */
export function choicesOn(
  { neutral, seat, challenges }: MandateRead,
  { facts, as, own, limits }: Asking,
): MandateChoices {
  const why = 'a reason';
  const may = (
    type: 'challenged' | 'challenge_answered' | 'mandate_given_up',
    partyId: string,
    details: Record<string, string | boolean>,
  ) => moved(facts, type, { by: as, partyId, why, details: { neutral, ...details } }).ok;
  const open = challenges.filter(({ decision }) => decision === null);
  return {
    mayChallenge: own
      .filter(({ id }) => may('challenged', id, { grounds: 'other_doubts', isLate: true }))
      .map((party) => ({ ...party, ...lastDay(limits, party.id, seat) })),
    mayAnswer: own.flatMap((party) =>
      open
        .filter(({ partyId: challenger }) =>
          may('challenge_answered', party.id, { challenger, agrees: true }),
        )
        .map(({ partyId: challenger }) => ({ ...party, challenger })),
    ),
    mayGiveUp: own.filter(({ id }) => may('mandate_given_up', id, {})),
  };
}

/** ACA s. 13(2), told as the Act gives it: without rolling over a closed day. */
function lastDay(
  limits: readonly Deadline[],
  partyId: string,
  seat: string,
): Pick<ChallengeChoice, 'dueOn' | 'isOver'> {
  const own = limits.filter((one) => isOfRow(one, 'challenge', seat) && one.partyId === partyId);
  const last = own.at(-1);
  return {
    dueOn: last?.dueOn ?? null,
    isOver: last !== undefined && own.every(({ state }) => state !== 'running'),
  };
}
