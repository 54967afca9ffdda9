import { appointmentsJobs } from '#modules/appointments/jobs.ts';
import { biddingJobs } from '#modules/bidding/jobs.ts';
import { bundlesJobs } from '#modules/bundles/jobs.ts';
import { codesJobs } from '#modules/codes/jobs.ts';
import { discussionJobs } from '#modules/discussion/jobs.ts';
import { clockJobs } from '#modules/disputes/jobs/clock.ts';
import { documentsJobs } from '#modules/documents/jobs.ts';
import { consultationJobs } from '#modules/enquiries/jobs/consultations.ts';
import { enquiriesJobs } from '#modules/enquiries/jobs.ts';
import { exportsJobs } from '#modules/exports/jobs.ts';
import { batchJobs } from '#modules/filing/jobs/batches.ts';
import { filingJobs } from '#modules/filing/jobs.ts';
import { accountJobs, identityJobs } from '#modules/identity/jobs.ts';
import { institutionJobs } from '#modules/institution/jobs.ts';
import { instrumentsJobs } from '#modules/instruments/jobs.ts';
import { notificationsJobs } from '#modules/notifications/jobs.ts';
import { panelJobs } from '#modules/panel/jobs.ts';
import { performanceJobs } from '#modules/performance/jobs.ts';
import { proposalsJobs } from '#modules/proposals/jobs.ts';
import { recordJobs } from '#modules/record/jobs.ts';
import { responseJobs } from '#modules/response/jobs.ts';
import { searchJobs } from '#modules/search/jobs.ts';
import { serviceJobs } from '#modules/service/jobs.ts';
import { limitJobs } from '#platform/rate.ts';
import type { Everything } from './joined.ts';

type JobParts = Everything<
  | typeof codesJobs
  | typeof identityJobs
  | typeof accountJobs
  | typeof enquiriesJobs
  | typeof consultationJobs
  | typeof panelJobs
  | typeof notificationsJobs
  | typeof clockJobs
  | typeof filingJobs
  | typeof batchJobs
  | typeof responseJobs
  | typeof serviceJobs
  | typeof documentsJobs
  | typeof bundlesJobs
  | typeof discussionJobs
  | typeof recordJobs
  | typeof limitJobs
  | typeof institutionJobs
  | typeof searchJobs
  | typeof exportsJobs
  | typeof appointmentsJobs
  | typeof biddingJobs
  | typeof proposalsJobs
  | typeof performanceJobs
  | typeof instrumentsJobs
>;

/** What every module does by itself. */
export function jobsOf(parts: JobParts) {
  return {
    ...codesJobs(parts),
    ...identityJobs(parts),
    ...accountJobs(parts),
    ...enquiriesJobs(parts),
    ...consultationJobs(parts),
    ...panelJobs(parts),
    ...notificationsJobs(parts),
    ...clockJobs(parts),
    ...batchJobs(parts),
    ...responseJobs(parts),
    ...serviceJobs(parts),
    ...documentsJobs(parts),
    ...bundlesJobs(parts),
    ...discussionJobs(parts),
    ...recordJobs(parts),
    ...institutionJobs(parts),
    ...filingJobs(parts),
    ...limitJobs(parts),
    ...searchJobs(parts),
    ...exportsJobs(parts),
    ...appointmentsJobs(parts),
    ...biddingJobs(parts),
    ...proposalsJobs(parts),
    ...performanceJobs(parts),
    ...instrumentsJobs(parts),
  };
}
