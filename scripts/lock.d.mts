/** Waits until nobody else holds the lock, takes it, and gives what releases it. */
export function takeLock(file: string, say: (line: string) => void): () => void;
