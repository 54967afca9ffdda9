import type { Language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { titleInWords } from '#modules/disputes/contract/document-words.ts';

/** What stands on the sheet that goes with a paper by post, in the language that is being spoken. */
export function labelWords({ title, code }: { title: string; code: string | null }) {
  return {
    to: m.label_to(),
    from: m.label_from(),
    by: m.label_by(),
    article: m.label_article(),
    posted: m.label_posted(),
    contains: m.label_contains(),
    hash: m.label_hash(),
    mark: m.label_mark(),
    read: m.label_read(),
    title: titleInWords(title),
    reading: [...(code ? [m.service_code({ code })] : []), m.label_no_account()],
  };
}

/** A label for two readers: whoever it is for, and the carrier, who reads English. */
export function forBoth(language: Language, own: string, english: string): string {
  return language === 'en' ? own : `${own} / ${english}`;
}
