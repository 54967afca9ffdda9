import { institution } from '../institution.ts';
import type { Paper } from '../paper.ts';
import { awards } from './awards.ts';
import { beginning } from './beginning.ts';
import { conciliation } from './conciliation.ts';
import { conductOfCase } from './conduct-of-case.ts';
import { general } from './general.ts';
import { mediation } from './mediation.ts';
import { schedules } from './schedules.ts';
import { tribunal } from './tribunal.ts';

/** The institutional rules. A new text is a new version with its own date; a case keeps the version it began under. */
export const rules: Paper = {
  heading: '_Arbitration_ *Rules*',
  description: `The rules of arbitration, mediation and conciliation of ${institution.name}: appointment, conduct, time limits, fees, service and awards.`,
  lead: 'The rules of arbitration, mediation and conciliation of this institution, from the first notice to the award or the settlement.',
  version: '1.0 (2026)',
  updatedOn: '2026-11-20',
  citesClauses: true,
  note: `To bring future disputes here, write into your contract: “Any dispute arising out of or in connection with this contract shall be referred to arbitration administered by ${institution.name} under its Arbitration Rules in force when the request is filed. The seat is Mumbai. The language is English. The tribunal consists of one arbitrator.” Both sides must sign it. Change the seat, the language and the number to what suits you.`,
  parts: [general, beginning, tribunal, conductOfCase, awards, mediation, conciliation, schedules],
};
