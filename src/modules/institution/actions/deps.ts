import type { Db } from '#platform/db.ts';

export type InstitutionDeps = { db: Db; now: () => Date; newId: () => string };
