import * as m from '#messages/all.ts';
import type { ServicePurpose } from '../../rules/words.ts';

/** What a paper is, for a party. */
export const purposeWords: Record<ServicePurpose, () => string> = {
  notice: m.served_purpose_notice,
  invitation: m.served_purpose_invitation,
  warning: m.served_purpose_warning,
  absence: m.served_purpose_absence,
  reversal: m.served_purpose_reversal,
  document: m.served_purpose_document,
};
