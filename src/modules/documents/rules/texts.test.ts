import { describe, expect, test } from 'vitest';
import { EXTRACTION_FAULTS } from '#platform/extraction/extractor.ts';
import { afterReading, TEXT_FAULTS, type TextProgress } from './texts.ts';

const progress = (change: Partial<TextProgress> = {}): TextProgress => ({
  pages: 10,
  pagesRead: 4,
  isCut: false,
  deaths: 0,
  hasWords: true,
  ...change,
});

describe('the words of a paper', () => {
  test('are read once its last page was; without a word on any page they could not be', () => {
    expect(afterReading(progress({ pagesRead: 10 }), 'whole')).toMatchObject({
      state: 'read',
      isCut: false,
      fault: null,
    });
    expect(afterReading(progress({ hasWords: false }), 'whole')).toMatchObject({
      state: 'unreadable',
      fault: 'no_words',
    });
    expect(afterReading(progress(), 'cut')).toMatchObject({ state: 'read', isCut: true });
  });

  test('wait where they were when the process leaves', () => {
    expect(afterReading(progress(), 'left')).toMatchObject({
      state: 'waiting',
      pagesRead: 4,
      isCut: false,
    });
  });

  test('go on behind a page on which the process died, three times', () => {
    const died = (deaths: number) => afterReading(progress({ deaths }), 'died');
    expect(died(0)).toMatchObject({ state: 'waiting', pagesRead: 5, isCut: true, deaths: 1 });
    expect(died(1)).toMatchObject({ state: 'waiting', deaths: 2 });
    expect(died(2)).toMatchObject({ state: 'read', isCut: true, deaths: 3 });
    expect(afterReading(progress({ deaths: 2, hasWords: false }), 'died')).toMatchObject({
      state: 'unreadable',
      fault: 'too_hard',
    });
    expect(afterReading(progress({ pagesRead: 9 }), 'died')).toMatchObject({ state: 'read' });
  });

  test('of a file that cannot even be opened are tried a second time and given up', () => {
    const unopened = progress({ pages: null, pagesRead: 0, hasWords: false });
    expect(afterReading(unopened, 'died')).toMatchObject({ state: 'waiting', pagesRead: 0 });
    expect(afterReading({ ...unopened, deaths: 1 }, 'died')).toMatchObject({ fault: 'too_hard' });
  });

  test('could not be read for a reason, or are what was read before it', () => {
    for (const fault of TEXT_FAULTS)
      expect(afterReading(progress({ hasWords: false }), fault)).toMatchObject({
        state: 'unreadable',
        fault,
      });
    expect(afterReading(progress(), 'damaged')).toMatchObject({ state: 'read', isCut: true });
    expect(TEXT_FAULTS).toEqual(EXTRACTION_FAULTS);
  });
});
