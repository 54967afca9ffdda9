import * as m from '#messages/all.ts';

/** The office types its hours once; in the usual form they are said in the reader's language, in any other as they were typed. */
export function hoursInWords(hours: string): string {
  const [, from, to] =
    /^Monday to Friday, (\d{1,2}:\d{2}) to (\d{1,2}:\d{2}) IST$/.exec(hours) ?? [];
  return from && to ? m.notice_hours({ from, to }) : hours;
}
