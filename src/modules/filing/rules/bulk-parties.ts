import type { FiledContact, FiledParty } from '#modules/disputes/rules/filed-parties.ts';
import type { PartyKind } from '#modules/disputes/rules/words.ts';
import { type Cells, RESPONDENTS_MAX } from './bulk-columns.ts';
import type { FilingInstitution, RowReading } from './bulk-row.ts';
import { ofRespondent } from './bulk-template.ts';

const OWN_ACCOUNT = 'Its own entry with the institution';

export function claimantOf(by: FilingInstitution): FiledParty {
  const { name, kind, registration, email, mobile, address, language, gstState: state, gstin } = by;
  const own = (channel: FiledContact['channel'], value: string): FiledContact[] =>
    value === '' ? [] : [{ channel, value, isDesignated: true, designatedIn: OWN_ACCOUNT }];
  const contacts = [...own('email', email), ...own('mobile', mobile), ...own('post', address)];
  const taxedAs = { ...(state ? { state } : {}), ...(gstin ? { gstin } : {}) };
  return {
    side: 'claimant',
    kind,
    name,
    registration,
    language,
    ...taxedAs,
    contacts,
    representatives: [],
  };
}

export function respondentsOf(cells: Cells, telling: RowReading): FiledParty[] {
  const parties: FiledParty[] = [];
  const last = lastPlace(cells);
  for (let place = 1; place <= last; place += 1) {
    const found = respondentOf(cells, place, { telling, at: parties.length + 1 });
    if (found) parties.push(found);
    else
      telling.problems.push({
        column: ofRespondent(place, 'name'),
        code: place === 1 ? 'name_missing' : 'respondent_gap',
      });
  }
  return parties;
}

function lastPlace(cells: Cells): number {
  let last = 1;
  for (const name of Object.keys(cells)) {
    const place = Number(/^respondent_(\d+)_/.exec(name)?.[1] ?? 1);
    if (place > last) last = place;
  }
  return Math.min(last, RESPONDENTS_MAX);
}

function respondentOf(
  cells: Cells,
  place: number,
  { telling, at }: { telling: RowReading; at: number },
): FiledParty | null {
  const cell = (part: string) => cells[ofRespondent(place, part)] ?? '';
  if (cell('name') === '') return null;
  const said = (field: string, part: string) =>
    telling.columns.set(`parties.${at}${field}`, ofRespondent(place, part));
  said('', 'name');
  said('.contacts', 'email');
  const contacts: FiledContact[] = [];
  for (const [channel, part] of CONTACTS) {
    const [value, designatedIn] = [cell(part), cell(`${part}_designated_in`)];
    if (value === '' && designatedIn === '') continue;
    said(`.contacts.${contacts.length}`, part);
    said(`.contacts.${contacts.length}.designatedIn`, `${part}_designated_in`);
    contacts.push({ channel, value, isDesignated: designatedIn !== '', designatedIn });
  }
  return {
    side: 'respondent',
    kind: (cell('kind') || 'person') as PartyKind,
    name: cell('name'),
    registration: cell('registration'),
    language: (cell('language') || cells.language || 'en') as FiledParty['language'],
    contacts,
    representatives: [],
  };
}

const CONTACTS = [
  ['email', 'email'],
  ['mobile', 'mobile'],
  ['post', 'address'],
] as const;
