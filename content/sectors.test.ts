import { describe, expect, test } from 'vitest';
import { type InEnglish, inEnglish } from '../tests/in-english.ts';
import type { Sector } from './sectors/sector.ts';
import { sectors as sectorsSaid } from './sectors/sectors.ts';
import { type ServicePicture, services as servicesSaid } from './services.ts';

const sectors = inEnglish(sectorsSaid);
const services = inEnglish(servicesSaid);

type Bounds = [least: number, most: number];

const LENGTHS = {
  description: [80, 170],
  lead: [140, 420],
  title: [6, 60],
  text: [30, 300],
  law: [12, 120],
  who: [8, 90],
  ready: [12, 140],
} satisfies Record<string, Bounds>;

/** Every word of a page with its field, so that a complaint can name both. */
function wordsOf(
  sector: InEnglish<Sector>,
): [field: string, kind: keyof typeof LENGTHS, words: string][] {
  const told = (list: string, all: InEnglish<Sector>['kinds']) =>
    all.flatMap(({ title, text }, at) => [
      [`${list}[${at}].title`, 'title', title] as [string, 'title', string],
      [`${list}[${at}].text`, 'text', text] as [string, 'text', string],
    ]);
  const side = (name: 'brings' | 'answers') =>
    sector[name].who.map(
      (words, at) => [`${name}.who[${at}]`, 'who', words] as [string, 'who', string],
    );
  return [
    ['description', 'description', sector.description],
    ['lead', 'lead', sector.lead],
    ...told('kinds', sector.kinds),
    ...side('brings'),
    ...side('answers'),
    ...sector.ready.map(
      (words, at) => [`ready[${at}]`, 'ready', words] as [string, 'ready', string],
    ),
    ...told('limits', sector.limits),
    ...sector.limits.map(
      ({ law }, at) => [`limits[${at}].law`, 'law', law] as [string, 'law', string],
    ),
  ];
}

function complaintsOf(name: string, sector: InEnglish<Sector>): string[] {
  const file = `content/sectors/${name}.ts`;
  const lengths = wordsOf(sector).flatMap(([field, kind, words]) => {
    const [least, most] = LENGTHS[kind];
    const length = words.trim().length;
    return length < least || length > most
      ? [`${file}: ${field} has ${length} characters, not ${least} to ${most}`]
      : [];
  });
  const counts = (['kinds', 'ready', 'limits'] as const).flatMap((list) =>
    sector[list].length < 4 || sector[list].length > 6
      ? [`${file}: ${list} has ${sector[list].length} entries, not 4 to 6`]
      : [],
  );
  const sides = (['brings', 'answers'] as const).flatMap((side) =>
    sector[side].who.length === 4
      ? []
      : [`${file}: ${side}.who has ${sector[side].who.length} entries, not 4 like the other door`],
  );
  return [...lengths, ...counts, ...sides];
}

const names = Object.keys(sectors) as ServicePicture[];

test('each of the six rows of the home page has a page', () => {
  expect(new Set(services.map(({ picture }) => picture))).toEqual(new Set(names));
  expect(names).toHaveLength(6);
});

test('no page has a field that is missing, too short or too long', () => {
  expect(names.flatMap((name) => complaintsOf(name, sectors[name]))).toEqual([]);
});

test('a field that is too short is named with its file', () => {
  const [first, ...others] = sectors.art.limits;
  const broken = {
    ...sectors.art,
    limits: [
      { ...first, title: 'A limit', text: 'Not enough words here to help.', law: '' },
      ...others,
    ],
  };
  expect(complaintsOf('art', broken)).toEqual([
    'content/sectors/art.ts: limits[0].law has 0 characters, not 12 to 120',
  ]);
});

test('a day that is promised is called a target', () => {
  for (const name of names)
    for (const [field, , words] of wordsOf(sectors[name]))
      if (/\d+ to \d+ days/.test(words)) expect(words, `${name} ${field}`).toContain('target');
});

describe('the limits that a reader must find', () => {
  const lawOf = (name: ServicePicture) =>
    sectors[name].limits.map(({ text, law }) => `${text} ${law}`).join('\n');

  test('loans: nobody is appointed without a basis, silence is no yes, no lender appoints alone', () => {
    expect(lawOf('loan')).toMatch(/silence is not a yes/);
    expect(lawOf('loan')).toMatch(/Perkins Eastman v HSCC \(2019\)/);
    expect(lawOf('loan')).toMatch(/2024 INSC 857/);
    expect(lawOf('loan')).toMatch(/₹20 lakh/);
  });

  test('e-commerce: the consumer commission stays open', () => {
    expect(lawOf('ecommerce')).toMatch(/Consumer Protection Act 2019, sections 35 and 100/);
  });

  test('art: an award binds the parties alone', () => {
    expect(lawOf('art')).toMatch(/section 35/);
  });

  test('sports: doping belongs elsewhere', () => {
    expect(lawOf('sports')).toMatch(/National Anti-Doping Act 2022/);
  });
});
