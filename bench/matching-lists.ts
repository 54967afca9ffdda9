// Of lists: a lot of one bank's disputes, and strike and rank beside a rule that tries every order.
import { createHash } from 'node:crypto';
import { planLot } from '#modules/appointments/rules/matching/lot.ts';
import { orderOf } from '#modules/appointments/rules/strike-and-rank.ts';

/** A bank's disputes spread with the cap of two kept: lists of five, a leader in each as far as there is room. */
export function lotOfBank(): void {
  const [DISPUTES, PANEL, CAP] = [500, 300, 2];
  const disputes = Array.from({ length: DISPUTES }, (_, at) => ({
    id: String(at),
    language: at % 3 === 0 ? 'mr' : 'en',
    offers: Array.from({ length: PANEL }, (_, of) => of)
      .filter((of) => (of * 7 + at) % 4 !== 0)
      .map((of) => ({ id: String(of), score: ((of * 31 + at * 17) % 1000) / 10, room: CAP })),
  }));
  const from = performance.now();
  const { plans, loads } = planLot(disputes, { names: 5, room: CAP });
  const took = performance.now() - from;
  const led = plans.filter(({ lead }) => lead !== null).length;
  const most = loads.reduce((so, { leads }) => Math.max(so, leads), 0);
  console.log(
    `a lot of ${DISPUTES} disputes over ${PANEL} neutrals with room for ${CAP} each: ${led} have a list, nobody leads in more than ${most}: ${took.toFixed(0)} ms`,
  );
}

/** The rule of strike and rank beside one that tries every order of the names, on a thousand lists. */
export function againstBruteForce(): void {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  let state = 11;
  const next = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const from = performance.now();
  const differ = Array.from({ length: 1000 }, (_, at) => {
    const list = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}${at}`);
    const replies = [replyBy(list, next), replyBy(list, next)];
    const draw = { seed: `seed ${at}`, digest };
    const order = orderOf(list, replies, draw).map(({ name }) => name);
    return order.join() === bestOrder(list, replies, draw).join() ? 0 : 1;
  }).reduce<number>((so, one) => so + one, 0);
  console.log(
    `strike and rank on 1000 lists: ${1000 - differ} equal to trying every order, ${differ} not: ${(performance.now() - from).toFixed(0)} ms`,
  );
}

type Reply = { strikes: string[]; ranking: string[] } | null;

/** No answer at times, up to two strikes, and some of the rest ranked. */
function replyBy(list: readonly string[], next: (most: number) => number): Reply {
  if (next(8) === 0) return null;
  const mixed = list.toSorted(() => next(2) - 0.5);
  const strikes = mixed.slice(0, next(3));
  return { strikes, ranking: mixed.slice(strikes.length, strikes.length + next(4)) };
}

/** Of all orders of the names that nobody struck the one in which no name stands behind another that is before it by the rule. */
function bestOrder(
  list: readonly string[],
  replies: readonly Reply[],
  { seed, digest }: { seed: string; digest: (text: string) => string },
): string[] {
  const left = list.filter((name) => !replies.some((reply) => reply?.strikes.includes(name)));
  const rank = (name: string, reply: Reply) => {
    if (!reply) return 1;
    const at = reply.ranking.indexOf(name);
    return at < 0 ? reply.ranking.length + 1 : at + 1;
  };
  const isBefore = (one: string, other: string) => {
    const [mine, theirs] = [one, other].map((name) => replies.map((reply) => rank(name, reply)));
    const sum = (ranks: readonly number[] = []) => ranks.reduce((so, at) => so + at, 0);
    const sums = sum(mine) - sum(theirs);
    const worst = Math.max(...(mine ?? [])) - Math.max(...(theirs ?? []));
    const drawn = digest(`${seed}|${one}`) < digest(`${seed}|${other}`);
    return sums !== 0 ? sums < 0 : worst !== 0 ? worst < 0 : drawn;
  };
  const fits = (order: readonly string[]) =>
    order.every((one, at) => order.slice(at + 1).every((other) => isBefore(one, other)));
  return ordersOf(left).find(fits) ?? [];
}

function ordersOf(names: readonly string[]): string[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((first) =>
    ordersOf(names.filter((name) => name !== first)).map((rest) => [first, ...rest]),
  );
}
