import type { Db } from '#platform/db.ts';
import { referenceOf } from '../rules/retention.ts';
import { type ApplicationRow, listApplicationsFrom } from '../store/applications.ts';
import { listLeaves } from '../store/leaves.ts';
import {
  findNeutralOf,
  listAppointments,
  listProfileDocuments,
  listProfiles,
} from '../store/neutrals.ts';
import { findFile } from './file.ts';
import { emailOf } from './status.ts';

/** What the panel holds about a person: the applications from their verified address, and what became of each. */
export async function panelDataOf(db: Db, personId: string): Promise<unknown> {
  const email = await emailOf(db, personId);
  const own = email === null ? [] : await listApplicationsFrom(db, email);
  return { applications: await Promise.all(own.map((one) => applicationData(db, one))) };
}

async function applicationData(db: Db, application: ApplicationRow) {
  const file = await findFile(db, application.id);
  const neutral = await findNeutralOf(db, application.id);
  // The ids of documents open nothing; how the committee's members voted is theirs.
  const { nationalIdDocumentId: _, cvDocumentId: __, ...sent } = application;
  return {
    reference: referenceOf(application),
    sent,
    lists: file?.listings.map(({ list, state, since }) => ({ list, state, since })),
    messages: file?.messages.map(({ kind, text, at, documentName: document }) => ({
      kind,
      text,
      at,
      document,
    })),
    notices: file?.proceedings.map(
      ({ principle, facts, noticedAt: at, reply, outcome, reasons }) => ({
        principle,
        facts,
        at,
        reply,
        outcome,
        reasons,
      }),
    ),
    profile: neutral ? await listProfiles(db, neutral.id) : [],
    documents: neutral ? (await listProfileDocuments(db, neutral.id)).map(({ name }) => name) : [],
    appointments: neutral ? await listAppointments(db, neutral.id) : [],
    leaves: neutral ? await listLeaves(db, [neutral.id]) : [],
  };
}
