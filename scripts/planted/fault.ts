export type Fault = {
  what: string;
  guard: 'imports' | 'lint' | 'types' | 'messages' | 'uses' | 'house' | 'tests';
  /** Text to append to each file, or keys to add to a JSON file. */
  files: Record<string, string>;
  /** Text that is taken out of a file wherever it stands, for what must not be possible rather than merely not be written. */
  cuts?: Record<string, string>;
  /** Words that must all stand in one complaint of the guard. */
  said: string[];
};
