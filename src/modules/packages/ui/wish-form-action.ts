import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { countIn, textIn } from '#ui/forms/values.ts';
import { packageWishes } from '../contract/packages.ts';
import type { PackagesView } from './view.ts';

type Answer = InputOf<typeof packageWishes>['answers'][number];

/** What one side wants, as it was typed: an empty field counts nothing, what cannot be read is named where it stands. */
export async function giveWishForm(
  api: Api,
  id: string,
  form: FormData,
  { list }: PackagesView,
): Promise<Submission> {
  const issues = list?.issues ?? [];
  const names = issues.flatMap((issue, at) => [
    `w${at}`,
    ...issue.options.map((_, option) => `s${at}-${option}`),
    `n${at}`,
  ]);
  const wrong = names.find((name) => !isPart(numberIn(form, name)));
  if (wrong) return refusedAt({ form }, wrongWords(wrong), { field: wrong });
  const weights = issues.map((_, at) => numberIn(form, `w${at}`) ?? 0);
  const sum = weights.reduce((all, one) => all + one, 0);
  if (sum !== 100)
    return refusedAt({ form }, m.packages_error_weights_sum({ sum }), { field: 'w0' });
  const sent = await submit({ api, form, done: m.packages_kept }, packageWishes, {
    ...{ id, list: textIn(form, 'about'), weights },
    scores: issues.map(({ options }, at) =>
      options.map((_, option) => numberIn(form, `s${at}-${option}`) ?? 0),
    ),
    barred: issues.map(({ options }, at) =>
      options.map((_, option) => textIn(form, `x${at}-${option}`) === 'on'),
    ),
    without: issues.map((_, at) => numberIn(form, `n${at}`) ?? 0),
    answers: answersIn(form),
  });
  return { ...sent, fields: placed(sent) };
}

/** Nothing typed is nothing. */
function numberIn(form: FormData, name: string): number | null {
  return textIn(form, name).trim() === '' ? 0 : countIn(form, name);
}
const isPart = (value: number | null) => value !== null && value <= 100;

function wrongWords(name: string): string {
  if (name.startsWith('w')) return m.packages_error_weight();
  return name.startsWith('n') ? m.packages_error_without() : m.packages_error_score();
}

function answersIn(form: FormData): Answer[] {
  return [0, 1, 2, 3, 4].flatMap((at): Answer[] => {
    const [first, second] = textIn(form, `ask${at}`).split('/').map(numbersOf);
    const said = textIn(form, `q${at}`);
    const preference = (['first', 'second', 'same'] as const).find((one) => one === said);
    return first && second && preference ? [{ question: { first, second }, preference }] : [];
  });
}

const numbersOf = (typed: string) => typed.split(',').map(Number).filter(Number.isInteger);

const FIELDS: Readonly<Record<string, string>> = {
  weight_not_whole: 'w',
  without_not_whole: 'n',
};

/** The server names an issue; the form has a field for each of its parts. */
function placed({ fields, code }: Submission): Submission['fields'] {
  const at = (name: string) => {
    const [of, place] = name.split('.');
    return of === 'issues' && place !== undefined ? `${FIELDS[code] ?? 'i'}${place}` : name;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [at(name), said]));
}
