/** What nodemailer says of a letter that the mail server did not take. */
export type SendingError = Error & { code?: unknown; command?: unknown; responseCode?: unknown };

/**
 * The status (RFC 3463) with which a mail server refused this letter for good: a 5xx answer to its recipient or to its
 * text. Null for what may pass, and for refusals that are about us (a wrong password, a sender that may not send).
 */
export function refusedForGood({ message, command, responseCode }: SendingError): string | null {
  if (command !== 'RCPT TO' && command !== 'DATA') return null;
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return null;
  // RFC 2034: most servers say the status behind their code, as in "550 5.1.1 no such user".
  return /\b5[0-9]{2}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(message)?.[1] ?? '5.0.0';
}
