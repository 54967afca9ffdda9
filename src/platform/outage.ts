/** The database ended the session, starts, has no session or no room left, or (while another machine takes over) only reads: PostgreSQL, appendix A. */
const ENDED = /^(?:08...|57P0[1235]|53[13]00|25006)$/;
const UNREACHED = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
];
// What pg says without a code: of a line that fell, of one that was never made, of an answer that never came.
const SAID =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed))/;

type Told = {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
};

/** Something else that we ask, such as the store of documents, cannot be asked just now. */
export class Outage extends Error {}

/** Whether an error says that what we ask could not be asked just now, so that the same may be asked again in a moment. */
export function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof Outage) return true;
  const { code, syscall, message, cause, errors } = error as Told;
  if (typeof code === 'string' && (ENDED.test(code) || UNREACHED.includes(code))) return true;
  if (code === 'ENOENT' && syscall === 'connect') return true; // its socket is gone
  if (code === undefined && typeof message === 'string' && SAID.test(message)) return true;
  return isOutage(cause) || (Array.isArray(errors) && errors.some(isOutage)); // of an address with several numbers, each says its own
}
