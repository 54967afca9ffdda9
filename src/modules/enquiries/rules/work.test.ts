import { describe, expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import { type EnquiryWork, filled, isFollowUpDue, unknownPlaces, type WorkAct } from './work.ts';
import { mayDo, perform } from './work-acts.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const monday = new Date('2026-11-16T09:30:00Z');
const seen = { version: 3, now: friday };
const anEnquiry = (of: Partial<EnquiryWork> = {}): EnquiryWork => ({
  state: 'open',
  since: monday,
  version: 3,
  receivedAt: monday,
  assigneeId: null,
  followUpOn: null,
  closeReason: null,
  isAnswered: false,
  ...of,
});
const closed = anEnquiry({ state: 'closed', closeReason: 'answered' });
const letter: WorkAct<'reply'> = {
  kind: 'reply',
  subject: 'Re: yours',
  body: 'Dear {name}',
  language: 'en',
};

describe('whoever acts on what somebody has changed meanwhile', () => {
  test.each<WorkAct>([
    { kind: 'assigned', assigneeId: 'omar' },
    letter,
    { kind: 'closed', reason: 'answered', body: '' },
    { kind: 'follow_up', on: '2026-11-30' },
  ])('is refused: $kind', (act) => {
    expect(perform(anEnquiry(), act, { version: 2, now: friday })).toEqual(refuse('changed_since'));
    expect(perform(anEnquiry(), act, { version: null, now: friday })).toEqual(
      refuse('changed_since'),
    );
    expect(perform(anEnquiry(), act, seen).ok).toBe(true);
  });

  test('may add a note and an answer all the same', () => {
    expect(
      perform(anEnquiry(), { kind: 'note', body: 'x' }, { version: null, now: friday }),
    ).toEqual(allow({}));
    expect(
      perform(
        anEnquiry(),
        { kind: 'answer', body: 'x', answeredOn: '2026-11-20' },
        { version: null, now: friday },
      ).ok,
    ).toBe(true);
  });
});

test('a letter of ours lets the enquiry wait for the sender; a place that nothing fills keeps it here', () => {
  expect(perform(anEnquiry(), letter, seen)).toEqual(allow({ state: 'waiting', since: friday }));
  expect(perform(anEnquiry(), { ...letter, body: 'on {date}' }, seen)).toEqual(
    refuse('placeholder_left'),
  );
  expect(perform(anEnquiry(), { ...letter, subject: '{when}' }, seen)).toEqual(
    refuse('placeholder_left'),
  );
});

describe('an answer of the sender', () => {
  const answered = { kind: 'answer', body: 'Yes.', answeredOn: '2026-11-19' } as const;
  test('opens what waited for it, from the first moment of its day in India', () => {
    const since = new Date('2026-11-18T18:30:00Z');
    expect(perform(anEnquiry({ state: 'waiting', isAnswered: true }), answered, seen)).toEqual(
      allow({ state: 'open', since, closeReason: null }),
    );
    expect(perform(closed, answered, seen)).toEqual(
      allow({ state: 'open', since, closeReason: null }),
    );
  });
  test('makes nobody wait less who waits already, and nobody wait from before the enquiry', () => {
    expect(perform(anEnquiry(), answered, seen)).toEqual(allow({}));
    expect(
      perform(anEnquiry({ state: 'waiting' }), { ...answered, answeredOn: '2026-01-01' }, seen),
    ).toEqual(allow({ state: 'open', since: monday, closeReason: null }));
  });
  test('has come today in India at the latest', () => {
    const evening = { version: 3, now: new Date('2026-11-20T18:29:59Z') };
    const tomorrow = { ...answered, answeredOn: '2026-11-21' };
    expect(perform(anEnquiry(), tomorrow, evening)).toEqual(refuse('day_to_come'));
    expect(
      perform(anEnquiry(), tomorrow, { version: 3, now: new Date('2026-11-20T18:30:00Z') }).ok,
    ).toBe(true);
  });
});

describe('closing and reopening', () => {
  test('needs a reason, and words where the reason is another', () => {
    expect(
      perform(
        anEnquiry({ followUpOn: '2026-11-30' }),
        { kind: 'closed', reason: 'spam', body: '' },
        seen,
      ),
    ).toEqual(allow({ state: 'closed', since: friday, closeReason: 'spam', followUpOn: null }));
    expect(perform(anEnquiry(), { kind: 'closed', reason: 'other', body: '' }, seen)).toEqual(
      refuse('reason_unexplained'),
    );
    expect(
      perform(anEnquiry(), { kind: 'closed', reason: 'other', body: 'He moved.' }, seen).ok,
    ).toBe(true);
  });
  test('a closed enquiry takes notes, answers and a reopening, and nothing else', () => {
    expect(mayDo(closed)).toEqual(['note', 'answer', 'reopened']);
    expect(perform(closed, letter, seen)).toEqual(refuse('is_closed'));
    expect(perform(closed, { kind: 'closed', reason: 'spam', body: '' }, seen)).toEqual(
      refuse('is_closed'),
    );
    expect(perform(anEnquiry(), { kind: 'reopened' }, seen)).toEqual(refuse('is_not_closed'));
  });
  test('whoever was never answered waits since the enquiry came, everybody else since it was reopened', () => {
    expect(perform(closed, { kind: 'reopened' }, seen)).toEqual(
      allow({ state: 'open', since: monday, closeReason: null }),
    );
    expect(perform({ ...closed, isAnswered: true }, { kind: 'reopened' }, seen)).toEqual(
      allow({ state: 'open', since: friday, closeReason: null }),
    );
  });
});

test('a follow-up is on a day to come, counted in India, and due from its first moment there', () => {
  const on = (day: string | null) => perform(anEnquiry(), { kind: 'follow_up', on: day }, seen);
  expect(on('2026-11-20')).toEqual(allow({ followUpOn: '2026-11-20' }));
  expect(on('2026-11-19')).toEqual(refuse('day_gone_by'));
  expect(on(null)).toEqual(refuse('is_so_already'));
  const due = { followUpOn: '2026-11-21', state: 'waiting' } as const;
  expect(isFollowUpDue(due, new Date('2026-11-20T18:29:59Z'))).toBe(false);
  expect(isFollowUpDue(due, new Date('2026-11-20T18:30:00Z'))).toBe(true);
  expect(isFollowUpDue({ ...due, state: 'closed' }, new Date('2026-12-20T18:30:00Z'))).toBe(false);
});

test('an enquiry is assigned once to whoever has it', () => {
  expect(
    perform(anEnquiry({ assigneeId: 'omar' }), { kind: 'assigned', assigneeId: 'omar' }, seen),
  ).toEqual(refuse('is_so_already'));
  expect(
    perform(anEnquiry({ assigneeId: 'omar' }), { kind: 'assigned', assigneeId: null }, seen),
  ).toEqual(allow({ assigneeId: null }));
});

test('places of a template are filled once: a name with braces in it is a name', () => {
  const places = { name: '{reference}', reference: 'MUNCH-EN-2026-000001', institution: 'Munch' };
  expect(filled('Dear {name}, {reference}. {institution} {date}', places)).toBe(
    'Dear {reference}, MUNCH-EN-2026-000001. Munch {date}',
  );
  expect(unknownPlaces('Dear {name}, on {date} at {place}')).toEqual(['date', 'place']);
});
