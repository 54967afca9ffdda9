import type { Language } from '#kernel/language.ts';
import { replyTemplates } from '#modules/institution/actions/templates.ts';
import type { Db } from '#platform/db.ts';

export type Template = { id: string; language: Language; name: string; body: string };

/** The templates that an officer may begin an answer with, as the office has settled them. The one place that asks for them. */
export function templatesOf(db: Db, language: Language, now: Date): Promise<Template[]> {
  return replyTemplates(db, language, now);
}
