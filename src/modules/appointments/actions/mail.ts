import { limitsFor } from '#modules/disputes/actions/limits.ts';
import { factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import type { Compose } from '#platform/outbox.ts';
import {
  againLetter,
  appointedLetter,
  askedLetter,
  challengedLetter,
} from '../letters/invitation.ts';
import { roleIn } from '../rules/moves.ts';
import { findInvitation } from '../store/invitations.ts';
import { ACCEPTANCE } from './candidate.ts';
import { oldestOpen } from './continuing.ts';
import type { AppointmentsDeps } from './deps.ts';
import { isStillAsked } from './own-invitations.ts';

/** This module's letters, each written from the row that it is about; none about a question that has ended meanwhile. */
export function appointmentLetters({ db, now }: Pick<AppointmentsDeps, 'db' | 'now'>) {
  return {
    appointment_asked: async (id, to) => {
      const asked = await findInvitation(db, id);
      const file =
        asked && !asked.answer && !asked.endedAt && (await findFile(db, asked.disputeId));
      if (!file || !isStillAsked(await factsFor(db, file, now()), asked)) return null;
      const { id: disputeId, reference, process } = file.dispute;
      const due = (await limitsFor(db, file, now())).findLast(({ row }) =>
        ACCEPTANCE.includes(row),
      );
      return askedLetter(to, {
        disputeId,
        reference,
        role: roleIn(process),
        dueOn: due?.dueOn ?? null,
      });
    },
    appointment_challenged: async (id, to) => {
      const asked = await findInvitation(db, id);
      const file = asked && !asked.endedAt && (await findFile(db, asked.disputeId));
      if (!file) return null;
      const { id: disputeId, reference } = file.dispute;
      return challengedLetter(to, { disputeId, reference });
    },
    appointment_again: async (id, to) => {
      const asked = await findInvitation(db, id);
      const file = asked && !asked.endedAt && (await findFile(db, asked.disputeId));
      if (!file) return null;
      const due = oldestOpen(await limitsFor(db, file, now()), asked.seat);
      // It was answered before the letter went out.
      if (!due) return null;
      const { id: disputeId, reference } = file.dispute;
      return againLetter(to, { disputeId, reference, dueOn: due.dueOn });
    },
    appointment_made: async (id, to) => {
      const asked = await findInvitation(db, id);
      const file = asked && !asked.endedAt && (await findFile(db, asked.disputeId));
      if (!file) return null;
      const { id: disputeId, reference, process } = file.dispute;
      return appointedLetter(to, { disputeId, reference, role: roleIn(process) });
    },
  } satisfies Record<string, Compose>;
}
