import type { OutputOf } from '#kernel/endpoint.ts';
import type { Submission } from '#ui/forms/submission.ts';
import type { sessionsOf } from '../contract/sessions.ts';

export type SessionsContent = OutputOf<typeof sessionsOf>;
export type SessionContent = SessionsContent['sessions'][number];
export type PartOfSessions = { view: SessionsContent; sent: Submission | undefined };
