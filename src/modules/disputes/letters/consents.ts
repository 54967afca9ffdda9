import * as m from '#messages/all.ts';
import { institution } from '../../../../content/institution.ts';
import type { ConsentKind } from '../rules/consents.ts';

export type ConsentCompletion = {
  reference: string;
  claimants: string;
  respondents: string;
  seat: string;
  arbitrators: number;
};

const texts: Record<ConsentKind, (about: ConsentCompletion) => string> = {
  submission: ({ reference, claimants, respondents, seat, arbitrators }) =>
    m.case_consent_submission({
      reference,
      claimants,
      respondents,
      seat,
      count: String(arbitrators),
      name: institution.name,
    }),
  fast_track: ({ reference, claimants, respondents }) =>
    m.case_consent_fast_track({ reference, claimants, respondents }),
  talks: ({ reference, claimants, respondents }) =>
    m.case_consent_talks({ reference, claimants, respondents, name: institution.name }),
};

/** The exact words to which somebody agrees, in the language that is being spoken: the same for every party. */
export function consentText(kind: ConsentKind, about: ConsentCompletion): string {
  return texts[kind](about);
}
