import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { DEVICE_HOLDINGS, partAProblem, RECORD_DEVICES, RELATIONS } from '../rules/certificate.ts';
import { choosing, isChosen, Numbers, Papers, Waiting } from './bundles.ts';

const Written = line(200);
const CivilDay = z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/));

export const newCertificate = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/certificates',
  needs: 'have_account',
  summary:
    'Have the certificate of section 63(4)(c) drawn up for chosen papers, in the form of the Schedule: Part A as stated here, Part B for the expert, and a report of the hashes, each computed anew. Refused where one differs.',
  source: 'Bharatiya Sakshya Adhiniyam 2023, s. 63(4)(c) and the Schedule',
  status: 201,
  input: z.strictObject({
    id: Id,
    papers: Papers,
    numbers: Numbers,
    name: Written,
    relation: z.enum(RELATIONS),
    relative: Written,
    address: line(400),
    devices: z.array(z.enum(RECORD_DEVICES)),
    otherDevice: Written,
    makeModel: Written,
    colour: Written,
    serial: Written,
    identifier: Written,
    more: line(600),
    /** The period in which the device was in use for this, as civil days. */
    from: CivilDay,
    to: CivilDay,
    isLawful: z.boolean(),
    wasWorking: z.boolean(),
    holdings: z.array(z.enum(DEVICE_HOLDINGS)),
    place: Written,
    expert: Written,
  }),
  output: Waiting,
  errors: {
    ...choosing.errors,
    may_not_file: { status: 409, when: 'The caller may not file here, or not as it stands.' },
    field_missing: { status: 422, when: 'A name, an address, a device or a place is missing.' },
    device_missing: { status: 422, when: 'No device or source is ticked.' },
    other_missing: { status: 422, when: 'Another device is ticked, and not named.' },
    period_wrong: { status: 422, when: 'The period is missing, or ends before it begins.' },
    holding_missing: { status: 422, when: 'It is not said who owned or operated the device.' },
    control_missing: { status: 422, when: 'Lawful control is not affirmed.' },
    working_missing: { status: 422, when: 'That it worked properly is not affirmed.' },
  },
  sentences: {
    ...choosing.sentences,
    may_not_file: m.copies_may_not_file,
    field_missing: m.certificate_field_missing,
    device_missing: m.certificate_device_missing,
    other_missing: m.certificate_other_missing,
    period_wrong: m.certificate_period_wrong,
    holding_missing: m.certificate_holding_missing,
    control_missing: m.certificate_control_missing,
    working_missing: m.certificate_working_missing,
  },
  check: (input) =>
    isChosen(input) ? partAProblem(input) : { code: 'papers_missing', field: 'papers' },
});

export const certificateEndpoints = [newCertificate];
