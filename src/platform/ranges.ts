/** What is asked for of a file: the bytes from one to before another; `nothing` where it has none of them, or only its size is asked. */
export type RangeAsked = { reading: RangeReading; from: number; to: number };
export type RangeReading = 'whole' | 'part' | 'nothing';

/** A request for a file, as far as it says which bytes (RFC 9110, 14). */
export type RangeRequest = {
  method: string;
  range: string | undefined;
  ifRange: string | undefined;
};

/** A file whose content never changes is named by it. */
export const etagOf = ({ sha256 }: { sha256: string }) => `"${sha256}"`;

/** One range of bytes is answered alone; several, and what is no range, with all there is, as for whoever has another file. */
export function rangeAsked(
  { method, range, ifRange }: RangeRequest,
  file: { sha256: string; size: number },
): RangeAsked {
  const { size } = file;
  if (method === 'HEAD') return { reading: 'nothing', from: 0, to: size };
  const whole = { reading: 'whole' as const, from: 0, to: size };
  if (ifRange !== undefined && ifRange !== etagOf(file)) return whole;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range ?? '') ?? [];
  if (first === '' && last === '') return whole;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return whole;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size : Math.min(Number(last) + 1, size);
  return { reading: from < to ? 'part' : 'nothing', from, to };
}
