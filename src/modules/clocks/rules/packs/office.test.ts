import { expect, test } from 'vitest';
import { meanings } from '../../../../../tests/meanings.ts';
import { limitsOf } from '../limits.ts';
import { inst2026 } from './inst-2026.ts';
import { office } from './office.ts';

test('what the office owes is asked of it in every pack, waits for confirmation, and wakes a registrar when it is over', () => {
  for (const row of office) {
    expect(inst2026.rows).toContain(row);
    expect(['officer', 'registrar']).toContain(row.whose);
    expect({
      id: row.id,
      kind: row.kind,
      isConfirmed: row.isConfirmed,
      escalation: row.escalation,
    }).toEqual({
      id: row.id,
      kind: 'institutional',
      isConfirmed: false,
      escalation: 'registrar',
    });
  }
});

test('a stay stops all of them but the look at the stay itself', () => {
  expect(office.filter(({ pauses }) => !pauses).map(({ id }) => id)).toEqual(['stay_review']);
});

test('a basis that was taken back leaves nothing met: the next invitation gives its thirty days anew', () => {
  const on = (type: string, day: string, hour: number) => ({
    type,
    on: day,
    at: new Date(`${day}T0${hour}:00:00Z`),
    partyId: null,
    details: {},
  });
  const events = [
    on('basis_not_shown', '2026-11-02', 4),
    on('invitation_sent', '2026-11-02', 5),
    on('court_order_verified', '2026-11-03', 5),
    on('basis_withdrawn', '2026-11-04', 5),
    on('basis_not_shown', '2026-11-05', 5),
    on('invitation_sent', '2026-11-06', 5),
  ];
  const frame = {
    pack: inst2026,
    meanings,
    process: 'arbitration',
    track: 'online',
    holidays: { weeklyRest: [], years: [] },
  } as const;
  const limits = limitsOf(
    { ...frame, holidays: { weeklyRest: [], years: [] } },
    events,
    new Date('2026-11-07T05:00:00Z'),
  );
  expect(limits.find(({ row }) => row === 'agree_to_arbitrate')).toMatchObject({
    startedOn: '2026-11-06',
    dueOn: '2026-12-06',
    state: 'running',
  });
});
