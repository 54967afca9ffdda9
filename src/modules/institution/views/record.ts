import type { RecordVerification, TrailPage } from '../actions/record.ts';

/** A page of the trail. */
export function trailView({ page, names, ...more }: TrailPage) {
  return { ...more, acts: page.map((act) => actView(act, names)) };
}

function actView(act: TrailPage['page'][number], names: TrailPage['names']) {
  const {
    id,
    chain,
    number,
    act: name,
    subject,
    by,
    from,
    to,
    why,
    details,
    isWithheld,
    hash,
  } = act;
  return {
    id,
    chain,
    number,
    act: name,
    subject,
    from,
    to,
    why,
    isWithheld,
    hash,
    at: act.at.toISOString(),
    by: {
      personId: by.personId,
      name: by.personId ? (names.get(by.personId) ?? null) : null,
      role: by.role,
    },
    details: Object.entries(details).map(([label, value]) => ({ label, value: String(value) })),
  };
}

/** How far the record was looked at, and what was found. */
export function verificationView({ checked, upTo, next, broken }: RecordVerification) {
  const last = upTo && {
    chain: upTo.chain,
    number: upTo.number,
    at: upTo.at.toISOString(),
    hash: upTo.hash,
  };
  return { checked, upTo: last, next, broken };
}
