import { describe, expect, test } from 'vitest';
import { fold } from '#kernel/fold.ts';
import { nearOf, soundOf } from './sound.ts';

const sound = (written: string) => soundOf(fold(written));

describe('a name sounds alike however it is spelled, and in either script', () => {
  test.each([
    ['Mhatre', 'Mahatre', 'mahtre', 'म्हात्रे', 'म्हात्रेंनी'],
    ['Kulkarni', 'Kulkarnee', 'कुलकर्णी', 'कुलकर्णींना'],
    ['Deshmukh', 'Deshmuk', 'देशमुख'],
    ['Joshi', 'Joshee', 'जोशी'],
    ['Patil', 'Pateel', 'पाटील', 'पाटिल'],
    ['Shinde', 'Sinde', 'शिंदे', 'शिन्दे'],
    ['Laxmi', 'Lakshmi', 'लक्ष्मी'],
    ['Singh', 'Sing', 'सिंह'],
    ['Naik', 'नाईक'],
    ['Mumbai', 'मुंबई'],
    ['Suresh', 'सुरेश', 'सुरेशने'],
    ['Krishna', 'कृष्ण'],
    ['Bhosale', 'Bhosle', 'भोसले'],
  ])('%s', (first, ...others) => {
    expect(sound(first)).not.toBeNull();
    for (const other of others) expect([other, sound(other)]).toEqual([other, sound(first)]);
  });
});

test('names that are two sound apart', () => {
  expect(sound('Joshi')).not.toBe(sound('Jadhav'));
  expect(sound('Patil')).not.toBe(sound('Patel'.replace('e', 'o')));
  expect(sound('Suresh')).not.toBe(sound('Sarvesh'));
});

test('what is short, a number, or of another script has no sound', () => {
  for (const word of ['a', 'of', 'rao', '2026', 'C4', '漢字']) expect(sound(word)).toBeNull();
});

test('two words a slip apart have something in common', () => {
  const share = (one: string, other: string) => {
    const near = new Set(nearOf(fold(one)));
    return nearOf(fold(other)).some((each) => near.has(each));
  };
  expect(share('Suresh', 'Surseh')).toBe(true); // two letters changed places
  expect(share('Suresh', 'Sureesh')).toBe(true); // one too many
  expect(share('Suresh', 'Sursh')).toBe(true); // one too few
  expect(share('Suresh', 'Surexh')).toBe(true); // another one
  expect(share('Suresh', 'Ramesh')).toBe(false);
  expect(nearOf('abc')).toEqual([]);
  expect(nearOf('2026')).toEqual([]);
});
