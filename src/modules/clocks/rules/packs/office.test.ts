import { expect, test } from 'vitest';
import { inst2026 } from './inst-2026.ts';
import { office } from './office.ts';

test('what the office owes is asked of it in every pack, waits for confirmation, and wakes a registrar when it is over', () => {
  for (const row of office) {
    expect(inst2026.rows).toContain(row);
    expect(['officer', 'registrar']).toContain(row.whose);
    expect({ id: row.id, kind: row.kind, isConfirmed: row.isConfirmed, escalation: row.escalation }).toEqual({
      ...{ id: row.id, kind: 'institutional', isConfirmed: false, escalation: 'registrar' },
    });
  }
});

test('a stay stops all of them but the look at the stay itself', () => {
  expect(office.filter(({ pauses }) => !pauses).map(({ id }) => id)).toEqual(['stay_review']);
});
