import './sheet.css';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import type { Answers } from '../rules/answers.ts';

/** What a step keeps beside words: choices and signs of the house, which nobody wants to copy. */
const SIGNS: readonly string[] = [
  'kind',
  'wish',
  'track',
  'marks',
  'warnings',
  'language',
  'state',
  'takesPapers',
  'currency',
  'interestBasis',
  'category',
  'has',
  'names',
  'token',
];

/** What a person typed in a step, in its order. */
export function wordsIn(answers: unknown, name = ''): string[] {
  if (typeof answers === 'string')
    return SIGNS.includes(name) || answers.trim() === '' ? [] : [answers];
  if (Array.isArray(answers)) return answers.flatMap((one) => wordsIn(one, name));
  if (typeof answers !== 'object' || answers === null) return [];
  return Object.entries(answers).flatMap(([key, one]) => wordsIn(one, key));
}

/** The request went to another browser while this one was typing: nothing of it is shown here any more but what was typed here. */
export function TakenOverNotice({ answers }: { answers: Answers }) {
  const words = wordsIn(answers).join('\n');
  return (
    <div className="wrap gr gr-start">
      <div className="gr-body">
        <h1 className="d-m">{m.filing_taken_title()}</h1>
        <p className="note" role="alert">
          {m.filing_taken_words()}
        </p>
        <Field label={m.filing_taken_yours()}>
          <Textarea readOnly rows={10} value={words} />
        </Field>
        <Button href="/request-for-arbitration/start?taken=yes">{m.filing_taken_on()}</Button>
      </div>
    </div>
  );
}
