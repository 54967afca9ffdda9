import { readDay } from '#kernel/days.ts';
import { textIn, textsIn } from '#ui/forms/values.ts';
import type { ContentView, ResponseField, ResponseKind } from '../../contract/words.ts';

export type NoticeContent = ContentView;

export const EMPTY: NoticeContent = {
  stance: '',
  words: '',
  grounds: [],
  shape: '',
  amount: '',
  count: '',
  firstOn: '',
  heads: [],
  reason: '',
  name: '',
  agrees: false,
  day: '',
  part: '',
  phone: '',
  language: '',
  days: '',
  files: [],
};

/** What the controls hold; a browser without a script sends no more than that. */
export function contentIn(form: FormData): NoticeContent {
  const text = (name: string) => textIn(form, name).slice(0, 20_000);
  const day = (typed: string) => readDay(typed) ?? typed;
  const all = (name: string) => textsIn(form, name);
  const [amounts, bases, rates, days] = [
    all('headAmount'),
    all('headBasis'),
    all('headRate'),
    all('headFrom').map(day),
  ];
  const [titles, sizes] = [all('fileTitle'), all('fileSize')];
  return {
    stance: text('stance'),
    words: text('words'),
    grounds: all('grounds'),
    shape: text('shape'),
    amount: text('amount'),
    count: text('count'),
    firstOn: day(text('firstOn')),
    reason: text('reason'),
    name: text('name'),
    agrees: form.get('agrees') === 'yes',
    day: day(text('day')),
    part: text('part'),
    phone: text('phone'),
    language: text('language'),
    days: text('days'),
    heads: all('head')
      .map((head, at) => ({
        head,
        amount: amounts[at] ?? '',
        interestBasis: bases[at] ?? '',
        interestRate: rates[at] ?? '',
        interestFrom: days[at] ?? '',
      }))
      .filter(({ head, amount }) => head.trim() !== '' || amount.trim() !== ''),
    ...(form.has('capacity') ? { capacity: text('capacity').slice(0, 200) } : {}),
    ...(form.has('state')
      ? { state: text('state').slice(0, 2), gstin: text('gstin').slice(0, 30) }
      : {}),
    files: all('fileToken').map((token, at) => ({
      token,
      title: titles[at] ?? token,
      size: Number(sizes[at]) || 0,
    })),
  };
}

/** Fields that may stay empty. */
export const optional: Partial<Record<ResponseKind, readonly ResponseField[]>> = {
  offer: ['count', 'words'],
  identity: ['words'],
  call_back: ['words', 'language'],
  refusal: ['words'],
  rejection: ['words'],
  consent_withdrawal: ['words'],
  consent_denial: ['words'],
  withdrawal_consent: ['words'],
  leaving: ['words'],
};
