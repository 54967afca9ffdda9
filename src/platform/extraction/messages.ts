import type { ExtractionFault } from './bounds.ts';

/** What the process that reads is told, and what it tells. */
export type ToChild =
  | { tell: 'read'; type: string; size: number; from: number }
  | { tell: 'bytes'; id: number; bytes: Uint8Array };
export type FromChild =
  | { tell: 'ask'; id: number; from: number; to: number }
  | { tell: 'pages'; count: number }
  | { tell: 'page'; page: number; text: string; isPicture: boolean }
  | { tell: 'end'; isCut: boolean }
  | { tell: 'fault'; fault: ExtractionFault };

/** A paper as its reader sees it: bytes where they are asked for, and where pages go. */
export type Source = {
  type: string;
  size: number;
  /** The first page that is wanted; those before it were read. */
  from: number;
  read(from: number, to: number): Promise<Uint8Array>;
  pages(count: number): void;
  page(page: number, text: string, isPicture: boolean): void;
};
/** Whether less was read than there is. */
export type Read = { isCut: boolean };
