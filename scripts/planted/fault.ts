export type Fault = {
  what: string;
  guard: 'imports' | 'lint' | 'types' | 'messages' | 'house';
  /** Text to append to each file, or keys to add to a JSON file. */
  files: Record<string, string>;
  /** Words that must all stand in one complaint of the guard. */
  said: string[];
};
