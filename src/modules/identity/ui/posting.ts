import type { Answer } from '#kernel/client.ts';
import * as m from '#messages/all.ts';

/** What a form is drawn with again after a refusal: never with a password. */
export type Refused = {
  sentence: string;
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

const KEPT = ['name', 'username', 'agrees', 'code'];

/** What came of a post that did not do what was asked, and the status of the page that says so. */
export function refusedBy(
  answer: Exclude<Answer<unknown>, { outcome: 'done' }>,
  sent: FormData,
): { refused: Refused; status: number } {
  const values = Object.fromEntries(
    KEPT.filter((name) => sent.has(name)).map((name) => [name, textIn(sent, name)]),
  );
  if (answer.outcome !== 'refused')
    return { refused: { sentence: m.error_unexpected(), fields: {}, values }, status: 503 };
  const { error, status } = answer;
  return {
    refused: {
      sentence: error.message || m.error_unexpected(),
      fields: error.fields ?? {},
      values,
    },
    status,
  };
}

export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
