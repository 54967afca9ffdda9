import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';

/** Acts that were promised and have no place in the product. Whoever builds one takes its words off this list. */
const PROMISES: Record<(typeof languages)[number], readonly string[]> = {
  en: [
    'add more later',
    'more papers later',
    'add papers later',
    'upload papers later',
    'have a say',
    'choose the tribunal',
    'put right later',
  ],
  hi: ['बाद में और', 'बाद में भी जोड़े', 'बाद में सुरक्षित', 'आपकी राय ली', 'ट्रिब्यूनल चुनना', 'बाद में सुधर'],
  mr: [
    'नंतर आणखी जोडू',
    'नंतर आणखी कागद',
    'नंतरही जोडता',
    'नंतर सुरक्षितपणे',
    'तुमचे मत विचारले',
    'लवाद मंडळ निवडण्याचे',
    'नंतर दुरुस्त होते',
  ],
};

test.each(languages)('nothing is promised in %s that has no place to do it', (language) => {
  const said: Record<string, string> = JSON.parse(
    readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8'),
  );
  const promised = Object.entries(said).filter(([, sentence]) =>
    PROMISES[language].some((words) => sentence.includes(words)),
  );
  expect(promised.map(([key]) => key)).toEqual([]);
});
