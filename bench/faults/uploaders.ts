// Applicants who upload a paper each, again until it is acknowledged: every one from a network of its own.
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const SIZE = 200_000;

export function uploadersOf(urls: readonly string[], count: number) {
  const acknowledged = new Set<string>();
  const answers = new Map<string, number>();
  let [isOver, made, longest] = [false, 0, 0];
  async function upload(_: unknown, at: number): Promise<void> {
    while (!isOver) {
      const paper = Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        randomBytes(SIZE),
        Buffer.from('\n%%EOF\n'),
      ]);
      made += 1;
      const from = `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
      for (let status = 0; status !== 201; ) {
        const sent = performance.now();
        const asked = {
          method: 'POST',
          headers: { 'content-type': 'application/pdf', 'x-forwarded-for': from },
          body: paper,
        };
        status = await fetch(`${urls[at % urls.length]}/api/panel/documents`, asked).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          () => 0,
        );
        longest = Math.max(longest, performance.now() - sent);
        const said = status === 0 ? 'no answer' : String(status);
        answers.set(said, (answers.get(said) ?? 0) + 1);
        if (status !== 201 && isOver) return;
        if (status !== 201) await pause(100);
      }
      acknowledged.add(createHash('sha256').update(paper).digest('hex'));
    }
  }
  const all = Promise.all(Array.from({ length: count }, upload));
  return {
    count: () => acknowledged.size,
    async stop() {
      isOver = true;
      await all;
      return { acknowledged, answers, longest };
    },
  };
}
