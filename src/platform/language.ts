import { AsyncLocalStorage } from 'node:async_hooks';
import { answerLanguage, type Language, languages } from '#kernel/language.ts';

const spoken = new AsyncLocalStorage<Language>();
answerLanguage(() => spoken.getStore() ?? languages[0]);

/** Does some work in a language: all that it says, also after waiting, is in that one, whatever is said beside it. */
export function speaking<T>(language: Language, work: () => T): T {
  return spoken.run(language, work);
}
