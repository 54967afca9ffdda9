import { expect, test } from 'vitest';
import { topics } from '../../../content/faqs/all.ts';
import { hashOf, placeAt, press, tabAfter, turn } from './position.ts';

test('the page begins with the first tab and no open answer', () => {
  expect(['', '#', '#main', '#nothing', '#loan-'].map((hash) => placeAt(hash, topics))).toEqual(
    Array.from({ length: 5 }, () => ({ topic: 'general', open: null })),
  );
  expect(topics[0]?.id).toBe('general');
});

test('every answer has an address that opens its tab and itself', () => {
  for (const { id: topic, faqs } of topics) {
    expect(placeAt(`#${topic}`, topics)).toEqual({ topic, open: null });
    for (const { id } of faqs) {
      expect(placeAt(`#${id}`, topics)).toEqual({ topic, open: id });
      expect(placeAt(hashOf({ topic, open: id }), topics)).toEqual({ topic, open: id });
    }
  }
});

test('one answer is open at a time, and a press on the open one closes it', () => {
  const one = press({ topic: 'loan', open: null }, 'loan-notice');
  expect(one).toEqual({ topic: 'loan', open: 'loan-notice' });
  const other = press(one, 'loan-cheque');
  expect(other.open).toBe('loan-cheque');
  expect(press(other, 'loan-cheque')).toEqual({ topic: 'loan', open: null });
});

test('a change of tab closes any open answer', () => {
  expect(turn('art')).toEqual({ topic: 'art', open: null });
  expect(hashOf(turn('art'))).toBe('#art');
});

test('the arrow keys go round, Home and End to the ends, other keys nowhere', () => {
  const after = (key: string, topic: 'general' | 'loan' | 'ai') => tabAfter(key, topic, topics);
  expect([
    after('ArrowRight', 'general'),
    after('ArrowRight', 'ai'),
    after('ArrowLeft', 'general'),
  ]).toEqual(['sports', 'general', 'ai']);
  expect([after('Home', 'loan'), after('End', 'loan'), after(' ', 'loan')]).toEqual([
    'general',
    'ai',
    'loan',
  ]);
  expect(['Enter', 'Tab', 'ArrowDown', 'a'].map((key) => after(key, 'loan'))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
