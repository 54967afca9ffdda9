import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NoticeView } from '../../contract/notice.ts';
import { ReviewPage } from './form.tsx';

function drawn(isVerified: boolean): string {
  const house = { name: 'Munch', phone: '1', email: 'a@example.org', hours: '', address: '' };
  // The page reads nothing else of a notice.
  const notice = { house, isVerified, consentTexts: {}, consentCosts: {} } as unknown as NoticeView;
  const page = { notice, code: 'ABCD', kind: 'identity' as const, lines: [], costs: [] };
  return renderToString(<ReviewPage {...page} savedAt={null} posted={undefined} />);
}

test('who says that they are another person reads who gets it, and where the receipt goes', () => {
  for (const isVerified of [true, false]) {
    expect(drawn(isVerified)).toContain('to our office, and not to the claimant');
    expect(drawn(isVerified)).not.toContain('Only our office');
  }
  expect(drawn(true)).toContain('We also send a receipt with these words.');
  // Whoever proved nothing is sent none.
  expect(drawn(false)).not.toContain('receipt');
});
