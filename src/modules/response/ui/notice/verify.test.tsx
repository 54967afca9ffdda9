import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NoticeView } from '../../contract/notice.ts';
import { type CodeFormState, VerifyPage } from './verify.tsx';

const seen = {
  contacts: [{ id: 'c1', channel: 'email', masked: 'b…@example.org' }],
  house: { name: 'Munch', phone: '1', email: 'a@example.org', hours: '', address: '' },
};
// The page reads nothing else of a notice.
const notice = seen as unknown as NoticeView;

function drawn(sent: string, posted?: Partial<CodeFormState>): string {
  const state = posted as CodeFormState | undefined; // what is left out is not read
  return renderToString(
    <VerifyPage notice={notice} code="ABCD" then="" sent={sent} posted={state} />,
  ).replaceAll('<!-- -->', '');
}

const refused = { outcome: 'refused', message: 'Not that one.', fields: {}, values: {} } as const;

test('a page that is loaded again after a code was sent asks for its figures, and sends none anew', () => {
  expect(drawn('c1')).toContain('name="digits"');
  expect(drawn('c1')).toContain('We have sent a code to b…@example.org');
  for (const other of ['', 'c2']) {
    expect(drawn(other)).not.toContain('name="digits"');
    expect(drawn(other)).toContain('name="contact"');
  }
});

test('a wrong code is typed again; one that is over is sent anew', () => {
  expect(drawn('c1', { ...refused, asksAnew: false })).toContain('name="digits"');
  expect(drawn('c1', { ...refused, asksAnew: true })).toContain('name="contact"');
});

test('what is refused at one field is said once', () => {
  const html = drawn('c1', { ...refused, fields: { digits: 'Not that one.' }, asksAnew: false });
  expect(html.split('Not that one.')).toHaveLength(2);
  expect(html).toContain('href="#f-digits"');
});
