import * as m from '#messages/all.ts';
import type { UploadFault } from '../rules/kinds.ts';

const FAULT_WORDS: Record<UploadFault, () => string> = {
  type_unknown: m.papers_fault_type_unknown,
  type_other: m.papers_fault_type_other,
  encrypted: m.papers_fault_encrypted,
  damaged: m.papers_fault_damaged,
  bomb: m.papers_fault_bomb,
  virus: m.papers_fault_virus,
  path_outside: m.papers_fault_path_outside,
  link: m.papers_fault_link,
  empty: m.papers_empty,
  too_large: m.papers_too_large,
  zip_in_zip: m.papers_fault_zip_in_zip,
  zip_method: m.papers_fault_zip_method,
  zip_broken: m.papers_fault_zip_broken,
  zip_too_many: m.papers_fault_zip_too_many,
};

/** What is wrong with a file, and the mend. */
export function faultInWords(fault: UploadFault): string {
  return FAULT_WORDS[fault]();
}
