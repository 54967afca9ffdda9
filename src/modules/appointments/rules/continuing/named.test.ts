import { describe, expect, test } from 'vitest';
import { type AffiliateLink, endOf } from '../affiliates/affiliates.ts';
import { everyoneNamed, type Naming, newFor, wordsOf } from './named.ts';
import { questionsIn } from './story.ts';

// ACA s. 12(2): whoever disclosed is asked about each who came since, once, and about nobody of whom they knew.
const link = (kind: AffiliateLink['kind'], one: string, other: string): AffiliateLink => ({
  ...{ kind, evidence: 'Annual report' },
  ...{ one: endOf(one, ''), other: endOf(other, '') },
});
const naming = (more: Partial<Naming> = {}): Naming => ({
  parties: ['Ada Bank Ltd', 'Ben Borrower'],
  group: ['Ada Bank Ltd', 'Ben Borrower'],
  representatives: [{ name: 'Adv. Mira Rao', firm: 'Rao & Partners LLP' }],
  ...{ people: [], links: [] },
  ...more,
});
const seen = everyoneNamed(naming()).map(({ key }) => key);
const nina = { name: 'Nina Neutral', seen };
const cameFor = (more: Partial<Naming>, whom = nina) => newFor(whom, everyoneNamed(naming(more)));
const person = (name: string, isLawyer = false) => ({ name, isLawyer });

describe('who is new for somebody who signed', () => {
  test('is nobody, while nothing changes', () => {
    expect(cameFor({})).toEqual([]);
  });

  test('a lawyer who is let in', () => {
    expect(cameFor({ people: [person('Leela Lawyer', true)] })).toMatchObject([
      { name: 'Leela Lawyer', kind: 'lawyer' },
    ]);
  });

  test('never one of whom they knew, with another title or in another order', () => {
    const people = [person('Rao, Mira', true), person('Mr. Ben Borrower')];
    expect(cameFor({ people })).toEqual([]);
  });

  test('a firm, unless it was named before', () => {
    const lawyer = { name: 'Leela Lawyer', firm: 'Rao and Partners' };
    const [rao] = naming().representatives;
    const all = rao ? [rao, lawyer] : [];
    expect(cameFor({ representatives: all })).toMatchObject([{ name: 'Leela Lawyer' }]);
    const other = { ...lawyer, firm: 'Lex Chambers' };
    expect(cameFor({ representatives: [...all, other] }).map(({ name }) => name)).toEqual([
      ...['Leela Lawyer', 'Lex Chambers'],
    ]);
  });

  test('the firm to which a lawyer goes, a company of a party’s group, and a director of one', () => {
    const links = [
      link('firm', 'Mira Rao', 'New Chambers'),
      link('director', 'Dev Director', 'Ada Bank'),
    ];
    const group = [...naming().group, 'Ada Finance Ltd'];
    expect(cameFor({ links, group }).map(({ name, kind }) => [name, kind])).toEqual([
      ['Ada Finance Ltd', 'group'],
      ['New Chambers', 'firm'],
      ['Dev Director', 'director'],
    ]);
  });

  test('nobody’s family or holding, which is read out to nobody', () => {
    const links = [
      link('family', 'Mira Rao', 'Ravi Rao'),
      link('interest', 'Ada Bank', 'Quiet Fund'),
      link('apart', 'Ben Borrower', 'Ben Borrowers'),
    ];
    expect(cameFor({ links })).toEqual([]);
  });

  test('nobody who belongs to none of them', () => {
    expect(cameFor({ links: [link('firm', 'Somebody Else', 'Other Chambers')] })).toEqual([]);
  });

  test('not they themselves', () => {
    expect(cameFor({ links: [link('firm', 'Nina Neutral', 'Rao & Partners')] })).toEqual([]);
  });

  test('once, in whatever way they come', () => {
    const people = [person('Leela Lawyer', true), person('Leela Lawyer')];
    expect(cameFor({ people })).toHaveLength(1);
  });

  test('not who was asked about before', () => {
    const people = [person('Leela Lawyer', true), person('Lata Lawyer', true)];
    const [first] = cameFor({ people: people.slice(0, 1) });
    const known = { ...nina, seen: [...seen, first?.key ?? ''] };
    expect(cameFor({ people }, known)).toMatchObject([{ name: 'Lata Lawyer' }]);
  });

  test('and of more than one question holds the rest waits for the next, so that nobody is lost', () => {
    const letters = (at: number) => String.fromCodePoint(97 + Math.floor(at / 26), 97 + (at % 26));
    const people = Array.from({ length: 60 }, (_, at) =>
      person(`${letters(at)} ${'n'.repeat(180)}`),
    );
    const first = cameFor({ people });
    expect(wordsOf(first).length).toBeLessThanOrEqual(4500);
    const rest = cameFor({ people }, { ...nina, seen: [...seen, ...first.map(({ key }) => key)] });
    expect(first.length).toBeGreaterThan(20);
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.some(({ key }) => first.some((one) => one.key === key))).toBe(false);
  });
});

describe('the questions of a dispute', () => {
  const asked = (neutral: string, why: string) => ({
    ...{ type: 'disclosure_asked', onDay: '2026-11-20', why, details: { neutral } },
  });
  const answered = (type: string, neutral: string) => ({
    ...{ type, onDay: '2026-11-22', why: '', details: { neutral, document: 'paper' } },
  });

  test('are answered by one answer of whoever was asked, all that are open', () => {
    const both = questionsIn([
      ...[asked('nina', 'Leela'), asked('noor', 'Leela'), asked('nina', 'Lata')],
      ...[answered('nothing_disclosed', 'nina'), asked('nina', 'Lina')],
    ]);
    const answer = { on: '2026-11-22', isNothing: true, documentId: 'paper' };
    expect(both.map((one) => [one.neutral, one.names, one.answer])).toEqual([
      ['nina', 'Leela', answer],
      ['noor', 'Leela', null],
      ['nina', 'Lata', answer],
      ['nina', 'Lina', null],
    ]);
  });

  test('or by a disclosure, or are left by whoever goes', () => {
    const [hers, theirs] = questionsIn([
      ...[asked('nina', 'Leela'), asked('noor', 'Leela')],
      ...[answered('circumstances_disclosed', 'nina'), answered('arbitrator_withdrew', 'noor')],
    ]);
    expect(hers?.answer?.isNothing).toBe(false);
    expect(theirs).toMatchObject({ answer: null, isLeft: true });
  });
});
