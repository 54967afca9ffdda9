import { hash } from 'node:crypto';

/** In hexadecimal, of the text's UTF-8. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
