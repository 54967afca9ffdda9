import { language, type Said, said } from './language.ts';

const months: readonly Said[] = [
  { en: 'January', hi: 'जनवरी', mr: 'जानेवारी' },
  { en: 'February', hi: 'फ़रवरी', mr: 'फेब्रुवारी' },
  { en: 'March', hi: 'मार्च', mr: 'मार्च' },
  { en: 'April', hi: 'अप्रैल', mr: 'एप्रिल' },
  { en: 'May', hi: 'मई', mr: 'मे' },
  { en: 'June', hi: 'जून', mr: 'जून' },
  { en: 'July', hi: 'जुलाई', mr: 'जुलै' },
  { en: 'August', hi: 'अगस्त', mr: 'ऑगस्ट' },
  { en: 'September', hi: 'सितंबर', mr: 'सप्टेंबर' },
  { en: 'October', hi: 'अक्टूबर', mr: 'ऑक्टोबर' },
  { en: 'November', hi: 'नवंबर', mr: 'नोव्हेंबर' },
  { en: 'December', hi: 'दिसंबर', mr: 'डिसेंबर' },
];

/**
 * A civil day (`yyyy-mm-dd`) as a letter from Mumbai writes it: 20 November 2026. Written out here, so that server and
 * browser agree whatever calendar data they carry.
 */
export function dayInWords(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${month} ${year}`;
}

/** The same for a narrow line: 12 Mar 2026. Hindi and Marathi months are short as they are. */
export function dayInShort(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${language() === 'en' ? month.slice(0, 3) : month} ${year}`;
}

function partsOf(day: string) {
  const [year, month, date] = day.split('-').map(Number);
  return { year, month: said(months[(month ?? 1) - 1] ?? ''), date };
}

/** For `Intl`: days first and Western digits in every language, as the rest of the product writes them. */
export function localeOfDays(): string {
  return language() === 'en' ? 'en-GB' : `${language()}-IN-u-nu-latn`;
}
