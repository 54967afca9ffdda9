import type { Server } from 'node:http';
import type { Log } from './log.ts';

type Stop = () => Promise<void>;

/** Takes no new connection, lets what is under way finish, and cuts what is still open after ten seconds. */
export function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), 10_000);
  // A connection is idle once its answer is out, and would be kept for the next request that never comes.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  return new Promise((done) => {
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      done();
    });
  });
}

/** Half a minute for all that is under way; what hangs on a line that says nothing would keep us for many. */
export async function inHaste(log: Log, leave: Stop): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(() => done('late'), 30_000);
  });
  if ((await Promise.race([leave(), late])) === 'late')
    log.error('left_in_haste', { reason: 'something did not end within 30 s' });
  clearTimeout(timer);
}

export function leaveOnSignal(log: Log, leave: Stop): void {
  let leaving = false;
  const end = async (signal: string) => {
    await leave();
    log.info('stopped', { signal });
    log.flush();
    process.exit(0);
  };
  const onSignal = (signal: string) => {
    // A terminal sends Ctrl-C to the whole group, and npm sends it again: one leave-taking serves both.
    if (leaving) return;
    leaving = true;
    end(signal).catch((error: Error) => {
      log.error('not stopped cleanly', { stack: error.stack });
      process.exit(1);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
}
