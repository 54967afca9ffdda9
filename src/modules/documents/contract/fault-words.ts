import * as m from '#messages/all.ts';
import type { UploadFault } from '../rules/kinds.ts';

const FAULT_WORDS: Record<UploadFault, () => string> = {
  type_unknown: m.papers_fault_type_unknown,
  type_other: m.papers_fault_type_other,
  encrypted: m.papers_fault_encrypted,
  damaged: m.papers_fault_damaged,
  bomb: m.papers_fault_bomb,
  virus: m.papers_fault_virus,
};

/** What is wrong with a file, and the mend. */
export function faultInWords(fault: UploadFault): string {
  return FAULT_WORDS[fault]();
}
