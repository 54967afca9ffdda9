import { jsonMinor, readMoney } from '#kernel/amounts.ts';
import type { Api } from '#kernel/client.ts';
import { latinDigits } from '#kernel/digits.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { pickedClauses } from '#modules/offers/contract/clause-words.ts';
import { isSent, refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { countIn, textIn } from '#ui/forms/values.ts';
import {
  ISSUES_AT_MOST,
  packageAnswers,
  packageExpiry,
  packageList,
  packageListAgreement,
  packageListEnd,
  packageReadiness,
  packageSuggestion,
  packageSuggestionAnswer,
} from '../contract/packages.ts';
import type { PackagesView } from './view.ts';
import { giveWishForm } from './wish-form-action.ts';

type Act = (api: Api, id: string, form: FormData, view: PackagesView) => Promise<Submission>;

/** What a party does on the page of packages; without a script the same forms are posted. */
export function actOnPackages(
  api: Api,
  id: string,
  form: FormData,
  view: PackagesView,
): Promise<Submission> {
  return (acts[textIn(form, 'intent')] ?? list)(api, id, form, view);
}

const acts: Readonly<Record<string, Act | undefined>> = {
  agree: (api, id, form) =>
    submit({ api, form, done: m.packages_done }, packageListAgreement, {
      id,
      list: textIn(form, 'about'),
    }),
  stop: (api, id, form) =>
    submit({ api, form, done: m.packages_done }, packageListEnd, {
      id,
      list: textIn(form, 'about'),
    }),
  wish: giveWishForm,
  ready: (api, id, form) =>
    submit({ api, form, done: m.packages_done }, packageReadiness, {
      id,
      list: textIn(form, 'about'),
    }),
  answer: async (api, id, form, { round }) => {
    const said = (round?.packages ?? []).map((_, place) => textIn(form, `yes${place}`));
    const missing = said.findIndex((one) => one !== 'yes' && one !== 'no');
    if (missing >= 0)
      return refusedAt({ form }, m.packages_error_answers_missing(), { field: `yes${missing}` });
    return submit({ api, form, done: m.packages_done }, packageAnswers, {
      ...{ id, round: textIn(form, 'about') },
      yes: said.map((one) => one === 'yes'),
    });
  },
  suggest: (api, id, form, { list: standing }) =>
    submit({ api, form, done: m.packages_suggested }, packageSuggestion, {
      ...{ id, list: textIn(form, 'about') },
      options: (standing?.issues ?? []).map((_, at) => countIn(form, `o${at}`) ?? -1),
    }),
  accept: (api, id, form) =>
    submit({ api, form, done: m.packages_done }, packageSuggestionAnswer, {
      ...{ id, suggestion: textIn(form, 'about'), answer: 'accepted' },
    }),
  withdraw: (api, id, form) =>
    submit({ api, form, done: m.packages_done }, packageSuggestionAnswer, {
      ...{ id, suggestion: textIn(form, 'about'), answer: 'withdrawn' },
    }),
  expire: (api, id, form) =>
    submit({ api, form, done: m.packages_done }, packageExpiry, {
      id,
      round: textIn(form, 'about'),
    }),
};

type Issue = InputOf<typeof packageList>['issues'][number];

/** The list as it was typed: issues without a word are left out; what is wrong is told at the one that it is about. */
async function list(api: Api, id: string, form: FormData, view: PackagesView): Promise<Submission> {
  const places = Array.from({ length: ISSUES_AT_MOST }, (_, at) => at).filter(
    (at) => textIn(form, `name${at}`).trim() !== '' || linesIn(form, at).length > 0,
  );
  const issues: Issue[] = [];
  for (const at of places) {
    const options = optionsIn(form, at, view.currency);
    if (!options) return refusedAt({ form }, m.packages_error_sum(), { field: `options${at}` });
    const days = latinDigits(textIn(form, `days${at}`)).trim();
    issues.push({
      kind: textIn(form, `kind${at}`) === 'money' ? 'money' : 'words',
      name: textIn(form, `name${at}`),
      payer: textIn(form, `payer${at}`) === 'claimant' ? 'claimant' : 'respondent',
      days: /^\d{1,4}$/.test(days) ? Number(days) : 0,
      options,
    });
  }
  const sent = await submit({ api, form, done: m.packages_list_sent }, packageList, {
    ...{ id, issues, clauses: pickedClauses(form) },
  });
  return isSent(sent) ? sent : { ...sent, fields: placed(sent, places) };
}

const AT_NAME: readonly string[] = ['issue_unnamed', 'issue_twice'];

/** The server counts issues that were sent, the form those that it shows. */
function placed({ fields, code }: Submission, places: readonly number[]): Submission['fields'] {
  const at = (name: string) => {
    const [of, place, ...rest] = name.split('.');
    const shown = places[Number(place)];
    if (of !== 'issues' || shown === undefined) return name;
    if (code === 'days_wrong') return `days${shown}`;
    return AT_NAME.includes(code) || rest[0] === 'name' ? `name${shown}` : `options${shown}`;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [at(name), said]));
}

const linesIn = (form: FormData, at: number): string[] =>
  textIn(form, `options${at}`)
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** A line each: words, or a sum and after a stroke in how many payments. Null where one is none. */
function optionsIn(form: FormData, at: number, currency: string): Issue['options'] | null {
  const typed = linesIn(form, at);
  if (textIn(form, `kind${at}`) !== 'money')
    return typed.map((said) => ({ said, amount: 0, instalments: 1 }));
  const read = typed.map((one) => {
    const [sum = '', count = '1', ...more] = latinDigits(one).split('/');
    const amount = readMoney(sum.trim(), currency);
    const instalments = /^\s*\d{1,4}\s*$/.test(count) ? Number(count) : 0;
    if (amount === null || more.length > 0) return null;
    return { said: '', amount: jsonMinor(amount), instalments };
  });
  return read.some((one) => one === null) ? null : read.filter((one) => one !== null);
}
