import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, constants, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export class AlreadyRunning extends Error {}

type Release = () => void;

// Every lock here is the kernel's: it goes when this process goes, also by kill -9, and no child inherits it.
// Linux: flock(1) locks a file we opened; the lock belongs to the open file, so it stays ours when flock has ended, and
// it also holds between containers that share the folder. macOS: open(2) can lock by itself. Windows, or Linux without
// flock: the name of a pipe or an abstract socket, which only one process can listen on.
export async function takeLock(home: string, dataDir: string): Promise<Release> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const release = await tryLock(home);
    if (release) return release;
    await wait(50); // a Munch that was just killed may still be on its way out
  }
  throw new AlreadyRunning(
    `Another Munch is running on this data folder (${dataDir}). Stop it first, or set DATA_DIR to another folder.`,
  );
}

async function tryLock(home: string): Promise<Release | null> {
  const file = join(home, 'lock');
  if (process.platform === 'darwin') return openLocked(file);
  if (process.platform === 'linux') {
    const locked = await flock(file);
    if (locked !== 'no flock') return locked;
  }
  return listenOn(home);
}

function flock(file: string): Promise<Release | null | 'no flock'> {
  const fd = openSync(file, 'a', 0o600);
  const release = () => closeSync(fd);
  return new Promise((resolve, reject) => {
    const child = spawn('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
    child.once('error', (error: NodeJS.ErrnoException) => {
      release();
      if (error.code === 'ENOENT') resolve('no flock');
      else reject(error);
    });
    child.once('exit', (code) => {
      if (code === 0) return resolve(release);
      release();
      resolve(null);
    });
  });
}

function openLocked(file: string): Release | null {
  const exclusiveLock = 0x20; // O_EXLOCK of macOS, which Node has no name for
  try {
    const fd = openSync(
      file,
      constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | exclusiveLock,
      0o600,
    );
    return () => closeSync(fd);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return null;
    throw error;
  }
}

function listenOn(home: string): Promise<Release | null> {
  const name = `munch-${createHash('sha256').update(home).digest('hex')}`;
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`, () => {
      server.unref();
      resolve(() => server.close());
    });
  });
}
