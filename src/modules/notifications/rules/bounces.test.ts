import { describe, expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import { bounceIn, close, letterIn, mayGoElsewhere, sendAgain } from './bounces.ts';

const id = '019aa000-0000-7000-8000-00000000000a';
const from = 'Munch <no-reply@munch.example>';
const verdict = (action: string) => ({
  recipient: 'ada@example.org',
  action,
  status: '5.1.1',
  diagnostic: '',
});
const open = { state: 'open', kind: 'contact_copy', recipient: 'ada@example.org' } as const;

describe('what a mail server says', () => {
  test.each(['delayed', 'delivered', 'relayed', 'expanded'])(
    'is no bounce when the action is %s',
    (action) => {
      expect(bounceIn([verdict(action)])).toBeNull();
    },
  );

  test('is a bounce when one recipient failed', () => {
    expect(bounceIn([verdict('delivered'), verdict('failed')])?.action).toBe('failed');
  });
});

describe('a Message-ID', () => {
  test('of ours carries the id of the letter', () => {
    expect(letterIn(`${id}@munch.example`, from)).toBe(id);
    expect(letterIn(`${id}@MUNCH.example`, 'no-reply@munch.example')).toBe(id);
  });

  test.each([`${id}@elsewhere.example`, `x${id}@munch.example`, 'no-id@munch.example', id, ''])(
    'of somebody else carries none: %s',
    (text) => {
      expect(letterIn(text, from)).toBeNull();
    },
  );
});

describe('a letter that came back', () => {
  test('may go to a corrected address when it answers what somebody wrote', () => {
    expect(sendAgain(open, 'ada.l@example.org')).toEqual(allow({ recipient: 'ada.l@example.org' }));
  });

  test.each([
    'identity_reset',
    'identity_link',
    'newsletter_confirm',
    'panel_link',
    'notice',
    'digest',
    'contact_office',
  ])('goes to no other address when it is %s, but may go to the same again', (kind) => {
    expect(mayGoElsewhere(kind)).toBe(false);
    expect(sendAgain({ ...open, kind }, 'eve@example.org')).toEqual(refuse('bound_to_address'));
    expect(sendAgain({ ...open, kind }, 'Ada@example.org')).toEqual(
      allow({ recipient: 'Ada@example.org' }),
    );
  });

  test('goes nowhere that is no address', () => {
    expect(sendAgain(open, 'ada')).toEqual(refuse('email_invalid'));
  });

  test('is closed with a reason alone', () => {
    expect(close(open, '  ')).toEqual(refuse('reason_missing'));
    expect(close(open, 'She called.')).toEqual(allow({ reason: 'She called.' }));
  });

  test.each(['sent_again', 'closed'] as const)('is seen to once: %s', (state) => {
    expect(sendAgain({ ...open, state }, open.recipient)).toEqual(refuse('already_done'));
    expect(close({ ...open, state }, 'Again.')).toEqual(refuse('already_done'));
  });
});
