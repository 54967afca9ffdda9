import { weekdayNumber } from './days.ts';
import { language, localize, type Translations } from './language.ts';

const months: readonly Translations[] = [
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

const weekdays: readonly Translations[] = [
  { en: 'Sunday', hi: 'रविवार', mr: 'रविवार' },
  { en: 'Monday', hi: 'सोमवार', mr: 'सोमवार' },
  { en: 'Tuesday', hi: 'मंगलवार', mr: 'मंगळवार' },
  { en: 'Wednesday', hi: 'बुधवार', mr: 'बुधवार' },
  { en: 'Thursday', hi: 'गुरुवार', mr: 'गुरुवार' },
  { en: 'Friday', hi: 'शुक्रवार', mr: 'शुक्रवार' },
  { en: 'Saturday', hi: 'शनिवार', mr: 'शनिवार' },
];

/** The days of the week from Sunday on, for the head of a month. */
export function weekdaysInWords(): string[] {
  return weekdays.map((weekday) => localize(weekday));
}

/** A month with its year: May 2026. */
export function monthInWords(day: string): string {
  const { year, month } = partsOf(day);
  return `${month} ${year}`;
}

/** The same with its day of the week: Monday 23 March 2026. */
export function weekdayInWords(day: string): string {
  const weekday = weekdays[weekdayNumber(day)] ?? '';
  return `${localize(weekday)} ${dayInWords(day)}`;
}

/** Under a picture of a few letters' width: 23 Mar; with the year only where it is not that of `beside`. */
export function dayInBrief(day: string, beside: string): string {
  return day.slice(0, 4) === beside.slice(0, 4) ? dayInShort(day).slice(0, -5) : dayInShort(day);
}

/** The same for a narrow line: 12 Mar 2026. Hindi and Marathi months are short as they are. */
export function dayInShort(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${language() === 'en' ? month.slice(0, 3) : month} ${year}`;
}

function partsOf(day: string) {
  const [year, month, date] = day.split('-').map(Number);
  return { year, month: localize(months[(month ?? 1) - 1] ?? ''), date };
}

/** For `Intl`: days first and Western digits in every language, as the rest of the product writes them. */
export function localeOfDays(): string {
  return language() === 'en' ? 'en-GB' : `${language()}-IN-u-nu-latn`;
}
