type Waiting<Item, Answer> = {
  item: Item;
  done: (answer: Answer) => void;
  failed: (cause: unknown) => void;
};
type Work<Item, Answer> = (items: readonly Item[]) => Promise<readonly Answer[]>;
/** The most that makes a batch, and how many batches may be under way at once. */
export type Limits = { most: number; lanes: number };

/**
 * Does in one go what was asked while earlier batches were under way. The first one asked goes at once, so nobody waits
 * for company; under load, many share one statement and one commit. `work` answers in the order of what it is given.
 */
export function inBatches<Item, Answer>(
  { most, lanes }: Limits,
  work: Work<Item, Answer>,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let busy = 0;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(batch, work);
    }
    busy -= 1;
  }

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (busy === lanes) return;
      busy += 1;
      // Not yet: what is asked in the same turn of the event loop makes one batch.
      setImmediate(() => void drain());
    });
}

/** An accident that one causes must not be the others' too: they are then tried one by one. */
async function settle<Item, Answer>(
  batch: readonly Waiting<Item, Answer>[],
  work: Work<Item, Answer>,
): Promise<void> {
  try {
    const answers = await work(batch.map(({ item }) => item));
    // One answer for each, by the promise of `work`.
    for (const [index, { done }] of batch.entries()) done(answers[index] as Answer);
  } catch (cause) {
    if (batch.length === 1) batch[0]?.failed(cause);
    else for (const one of batch) await settle([one], work);
  }
}
