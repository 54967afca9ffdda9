type Waiting<Item, Answer> = { item: Item; done: (answer: Answer) => void; failed: (cause: unknown) => void };

/**
 * Does in one go what was asked while the last batch was under way. The first one asked goes at once, so nobody waits
 * for company; under load, many share one statement and one commit. `work` answers in the order of what it is given.
 */
export function inBatches<Item, Answer>(
  most: number,
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let isBusy = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(batch, work);
    }
    isBusy = false;
  }

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      // Requests that were read in the same turn of the event loop make one batch.
      if (!isBusy) {
        isBusy = true;
        setImmediate(() => void drain());
      }
    });
}

/** An accident that one causes must not be the others' too: they are then tried one by one. */
async function settle<Item, Answer>(
  batch: readonly Waiting<Item, Answer>[],
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
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
