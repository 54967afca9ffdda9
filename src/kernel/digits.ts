/** Digits of Devanagari as those that are reckoned with: `१२` is `12`. Every reader of what people type begins here. */
export function latinDigits(typed: string): string {
  return typed.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
