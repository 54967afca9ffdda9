import type { Language } from '#kernel/language.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { fillingOf } from '../letters.ts';
import { fill } from '../rules/templates.ts';
import { currentSetting } from './current.ts';

/**
 * The replies that an officer may begin an answer with, in one language. What the institution says of itself is filled in
 * already; `{name}` and `{reference}` are left for whoever knows to whom it goes.
 */
export async function replyTemplates(db: Db, language: Language, now: Date) {
  const [facts, letters] = [
    await currentSetting(db, 'facts', now),
    await currentSetting(db, 'letters', now),
  ];
  const filling = speaking(language, () => fillingOf(facts.value));
  return letters.value.replies.map(({ key, name, body }) => ({
    id: key,
    language,
    name,
    body: fill(body[language], filling),
  }));
}
