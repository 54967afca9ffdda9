import type { z } from 'zod/mini';
import { UUID } from '#kernel/ids.ts';
import { MANY_LINES, ONE_LINE } from '#kernel/text.ts';
import * as m from '#messages/all.ts';

type Issue = z.core.$ZodRawIssue;

/** For each field that does not fit its contract: what is wrong and how to mend it. The body itself is the field `body`. */
export function explain(issues: readonly Issue[], sent: unknown): Record<string, string> {
  const fields: Record<string, string> = Object.create(null); // a field may be called "constructor"
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys as string[]) fields[key.slice(0, 100)] ??= m.field_unknown();
      continue;
    }
    const path = (issue.path ?? []).map(String);
    fields[path.join('.') || 'body'] ??= correction(issue, valueAt(sent, path) === undefined);
  }
  return fields;
}

function correction(issue: Issue, missing: boolean): string {
  if (issue.code === 'invalid_type') {
    const wanted = wantedFor(String(issue.expected));
    return missing ? m.field_missing({ wanted }) : m.field_wrong_type({ wanted });
  }
  if (issue.code === 'too_big') return m.field_too_long({ max: Number(issue.maximum) });
  if (issue.code === 'too_small') return m.field_too_short({ min: Number(issue.minimum) });
  if (issue.code === 'invalid_value')
    return m.field_one_of({ options: (issue.values as unknown[]).join('; ') });
  if (issue.code === 'invalid_format' && issue.format === 'regex')
    return mendPattern(String(issue.pattern));
  if (issue.code === 'custom') return m.field_not_a_day();
  return m.field_wrong();
}

/** An id is never typed: whoever reads this has left a list at its first, empty line. */
function mendPattern(pattern: string): string {
  if (pattern === String(UUID)) return m.field_choice();
  return [ONE_LINE, MANY_LINES].some((text) => pattern === String(text))
    ? m.field_control_characters()
    : m.field_wrong();
}

function wantedFor(expected: string): string {
  const words: Record<string, () => string> = {
    string: m.wanted_text,
    boolean: m.wanted_yes_no,
    number: m.wanted_number,
    object: m.wanted_object,
  };
  return (words[expected] ?? m.wanted_value)();
}

function valueAt(sent: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined,
    sent,
  );
}
