import { expect, test } from 'vitest';
import { inEnglish } from '../../tests/in-english.ts';
import { topics as topicsSaid } from './all.ts';
import { problemsOf, type Topic } from './topic.ts';

const topics = inEnglish(topicsSaid);
const faqs = topics.flatMap((topic) => topic.faqs);

test('seven tabs in the order of the spec, with its numbers of questions', () => {
  expect(topics.map(({ tab, faqs: { length } }) => [tab, length])).toEqual([
    ['General', 9],
    ['Sports Disputes', 8],
    ['Tech Disputes', 9],
    ['Loan Disputes', 9],
    ['E-Commerce Disputes', 9],
    ['Art Disputes', 9],
    ['AI-Powered Mediation', 3],
  ]);
});

test('nothing is missing, too short or too long in any answer', () => {
  expect(topics.flatMap(problemsOf)).toEqual([]);
});

test('every answer has an id, a question and words of its own', () => {
  const ids = [...topics.map(({ id }) => id), ...faqs.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  for (const field of ['question', 'answer'] as const)
    expect(new Set(faqs.map((faq) => faq[field])).size, field).toBe(faqs.length);
});

test('a law is cited by its section, article, item or rule wherever an Act is named', () => {
  for (const { id, answer } of faqs)
    for (const part of answer.split(/(?<=[.?!]) /))
      if (/\b(Act|Code|Adhiniyam) (1|2)\d{3}/.test(part))
        expect(answer, id).toMatch(/(sections?|articles?|rule) \d|Anti-Doping|Sports Governance/);
});

test('a time is called a target, never promised', () => {
  for (const { id, answer } of faqs)
    if (/\d–\d+ (days|weeks)/.test(answer)) expect(answer, id).toMatch(/target/);
});

test('a broken answer is named with its file and field', () => {
  const broken: Topic = {
    id: 'loan',
    tab: 'x',
    lead: 'x',
    faqs: [{ id: 'art-x', question: 'Why', answer: 'Why' }],
  };
  const fields = problemsOf(broken).map(
    (problem) => /^content\/faqs\/loan\.ts, art-x, (\w+):/.exec(problem)?.[1],
  );
  expect([...new Set(fields)]).toEqual(['id', 'question', 'answer']);
});
