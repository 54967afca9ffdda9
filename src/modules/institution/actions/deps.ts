import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';

export type InstitutionDeps = { db: Db; now: () => Date; newId: () => string };

/** What an act of the record is about. */
export type ActSubject = { kind: string; id: string };

export type RecordDeps = InstitutionDeps & {
  /** The ids of those subjects that belong to a dispute of the viewer's own (disputes/actions/conflict-of-interest.ts). */
  ownSubjects: (db: Db, viewer: Viewer, subjects: readonly ActSubject[]) => Promise<Set<string>>;
};
