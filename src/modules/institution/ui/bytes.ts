const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** 1530000 as `1.5 MB`: powers of a thousand, as disks are sold. */
export function bytesInWords(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${UNITS[unit]}`;
}
