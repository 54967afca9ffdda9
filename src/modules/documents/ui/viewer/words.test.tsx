import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileText } from './words.tsx';

function sent(words: string): string {
  const blocks = [{ kind: 'date' as const, words, rows: [] }];
  return renderToString(<FileText words={{ blocks, isCut: false }} />);
}

test('the moment of a mail is told as people tell it, and one that is none stays as it stands', () => {
  expect(sent('2026-11-02T04:30:00.000Z')).toContain('2 November 2026 at 10:00 am IST');
  expect(sent('some day in May')).toContain('some day in May');
});
