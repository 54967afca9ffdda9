/** What comes, handed out in pieces; where the line broke, what came before is handed out too. */
export type Splitter = {
  /** Whether there is another byte. */
  hasMore(): Promise<boolean>;
  /** The next bytes, at most so many; fewer where the line ended or broke. */
  next(most: number): AsyncGenerator<Uint8Array>;
  /** What broke the line, once everything before it was handed out. */
  broken(): unknown;
};

/** Reads a body once, from its beginning to its end; never more of it is in memory than it brings at a time. */
export function splitting(content: AsyncIterable<Uint8Array>): Splitter {
  const coming = content[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();
  let isOver = false;
  let fault: unknown = null;
  const hasMore = async () => {
    while (rest.length === 0 && !isOver)
      try {
        const { done, value } = await coming.next();
        if (done) isOver = true;
        else rest = value;
      } catch (error) {
        isOver = true;
        fault = error;
      }
    return rest.length > 0;
  };
  return {
    hasMore,
    async *next(most) {
      for (let room = most; room > 0 && (await hasMore()); ) {
        const part = rest.subarray(0, room);
        rest = rest.subarray(part.length);
        room -= part.length;
        yield part;
      }
    },
    broken: () => fault,
  };
}
