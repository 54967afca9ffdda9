/**
 * Notices and letters that came back, once they were worked on, are kept for a year: as long as logs are (Digital Personal
 * Data Protection Rules, 2025, rule 6(1)(e)), and no longer, for the record has what happened.
 */
export function forgottenBefore(now: Date): Date {
  const at = new Date(now);
  at.setUTCFullYear(at.getUTCFullYear() - 1);
  return at;
}
