import type { BindingAnswer, BindingQuestion } from './words.ts';

/** Whoever started this process, and what can be asked of them. */
export type Parent = {
  say(question: BindingQuestion): Promise<BindingAnswer>;
  /** A source, whole. */
  read(source: number, size: number): Promise<Uint8Array>;
};

/** One question at a time, over the channel of a process that was forked. */
export function parentOf(channel: NodeJS.Process): Parent {
  const say = (question: BindingQuestion): Promise<BindingAnswer> =>
    new Promise((answered, failed) => {
      channel.once('message', (answer) => answered(answer as BindingAnswer)); // what binding.ts sends
      channel.send?.(question, (error: Error | null) => error && failed(error));
    });
  return {
    say,
    async read(source, size) {
      const whole = new Uint8Array(size);
      for (let from = 0; from < size; ) {
        const { bytes } = await say({ ask: 'bytes', source, from });
        if (!bytes || bytes.length === 0) throw new Error('A source ended too soon.');
        whole.set(bytes, from);
        from += bytes.length;
      }
      return whole;
    },
  };
}
