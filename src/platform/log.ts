/**
 * Structured logs, one JSON object a line, written in batches so that a busy server does not wait for the terminal.
 * Nothing a person sent is ever a field: paths, status, timings, ids and error stacks only.
 */
export type Log = {
  info(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
  flush(): void;
};
type Fields = Record<string, string | number | boolean | undefined>;

export function openLog(write: (text: string) => void, now: () => Date): Log {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (waiting.length === 0) return;
    write(`${waiting.join('\n')}\n`);
    waiting = [];
  };
  const put = (level: string, event: string, fields: Fields = {}) => {
    waiting.push(JSON.stringify({ at: now().toISOString(), level, event, ...fields }));
    timer ??= setTimeout(flush, 50);
  };
  return {
    info: (event, fields) => put('info', event, fields),
    error: (event, fields) => {
      put('error', event, fields);
      flush();
    },
    flush,
  };
}

export const silentLog: Log = { info() {}, error() {}, flush() {} };
