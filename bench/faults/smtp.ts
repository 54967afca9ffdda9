// A mail server in the little that matters: takes every letter, remembers its Message-ID, and can be gone.
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export type Sink = {
  port: number;
  ids: string[];
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
};

export async function openSink(): Promise<Sink> {
  const ids: string[] = [];
  const sockets = new Set<Socket>();
  const serve = (): Server =>
    createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => {});
      let [text, inData] = ['', false];
      socket.write('220 sink ESMTP\r\n');
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        for (;;) {
          const end = inData ? '\r\n.\r\n' : '\r\n';
          const at = text.indexOf(end);
          if (at < 0) return;
          const line = text.slice(0, at);
          text = text.slice(at + end.length);
          if (inData) {
            ids.push(/^message-id: (.*)$/im.exec(line)?.[1] ?? '');
            socket.write('250 kept\r\n');
          } else if (/^quit/i.test(line)) socket.end('221 bye\r\n');
          else socket.write(/^data/i.test(line) ? '354 go on\r\n' : '250 fine\r\n');
          inData = !inData && /^data/i.test(line);
        }
      });
    });
  let server = serve().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    ids,
    goAway: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
    comeBack: () =>
      new Promise((done) => {
        server = serve().listen(port, '127.0.0.1', () => done());
      }),
  };
}
