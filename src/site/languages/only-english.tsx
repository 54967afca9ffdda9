import { language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';

/** Says on a Hindi or Marathi page that its long text is in English for now (issue: long texts fall back). */
export function OnlyEnglish({ className = '' }: { className?: string }) {
  return language() === 'en' ? null : (
    <p className={`only-english ${className}`}>{m.site_only_english()}</p>
  );
}
