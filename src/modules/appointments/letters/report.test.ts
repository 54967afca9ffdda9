import { expect, test } from 'vitest';
import { reportSigner, reportText } from './report.ts';

const about = {
  ...{ reference: 'M-2026-1', claimants: 'Ada', respondents: 'Ben', day: '2026-11-24' },
  ...{ signer: reportSigner, neutral: 'Asha Rao', appointedOn: '2026-11-20', appearedOn: null },
} as const;

test('a report of talks without a settlement has dates and names, and says that it gives no reasons', () => {
  for (const process of ['mediation', 'conciliation'] as const) {
    const { facts, parts, foot } = reportText({ ...about, process });
    expect(facts.map(([, said]) => said)).toEqual([
      ...['Ada', 'Ben', 'Asha Rao', '20 Nov 2026', '24 Nov 2026'],
    ]);
    const words = [...parts.map(({ text }) => text), foot].join(' ');
    expect(words).not.toMatch(/because|offer|sum|proposal|Ada|Ben\b/i);
    expect(foot).toMatch(/reason/i);
  }
});
