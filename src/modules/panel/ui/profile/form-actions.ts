import { readMoney } from '#kernel/amounts.ts';
import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import { notSent, type Submission, submit } from '#ui/forms/submission.ts';
import { countIn, textIn } from '#ui/forms/values.ts';
import {
  myAppointment,
  myAppointmentWithdrawal,
  myDocument,
  myLeave,
  myNeutralJoin,
  myProfile,
} from '../../contract/neutral.ts';
import { uploaded } from '../status/form-actions.ts';

type Profile = InputOf<typeof myProfile>;

/** A line such as `Mumbai, Pune` as its parts. */
function parts(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** A fee in minor units of its currency; nothing for an empty field. What is no amount of it is no number, and the server says so. */
export function minorUnits(text: string, currency: string): number {
  return text.trim() === '' ? 0 : Number(readMoney(text, currency) ?? -1n);
}

/** The form as the contract wants it. Choices that are none of ours are told by the server. */
function profileIn(form: FormData): Profile {
  return {
    qualifications: textIn(form, 'qualifications'),
    specialisations: form.getAll('specialisations') as Profile['specialisations'],
    languages: parts(textIn(form, 'languages')),
    seats: parts(textIn(form, 'seats')),
    hearingDays: (textIn(form, 'hearingDays') || null) as Profile['hearingDays'],
    capacity: countIn(form, 'capacity') ?? -1,
    feeAmount: minorUnits(textIn(form, 'fee'), textIn(form, 'feeCurrency')),
    feeCurrency: textIn(form, 'feeCurrency') as Profile['feeCurrency'],
    feeUnit: textIn(form, 'feeUnit') as Profile['feeUnit'],
    publicLine: textIn(form, 'publicLine'),
    mayBeShown: form.get('mayBeShown') !== null,
    hasPage: form.get('hasPage') !== null,
    freeOn: form
      .getAll('freeOn')
      .flatMap((day) => (typeof day === 'string' && day !== '' ? [day] : [])),
  };
}

/** What a neutral does on their own page. */
export async function actOnProfile(api: Api, form: FormData): Promise<Submission> {
  const post = { api, form };
  const [intent, about] = [textIn(form, 'intent'), textIn(form, 'about')];
  if (intent === 'join') return submit(post, myNeutralJoin, {});
  if (intent === 'take_leave' || intent === 'return')
    return submit(post, myLeave, { place: about, move: intent });
  if (intent === 'appointment') {
    const input = {
      appointedOn: textIn(form, 'appointedOn'),
      institution: textIn(form, 'institution'),
      partyGroup: textIn(form, 'partyGroup'),
    };
    return submit(post, myAppointment, input);
  }
  if (intent === 'take_back') return submit(post, myAppointmentWithdrawal, { id: about });
  if (intent === 'document') {
    const file = await uploaded(api, form, 'document');
    if (file && 'failure' in file) return notSent({ form }, file.failure);
    return submit(post, myDocument, { document: file?.token ?? '', name: file?.name ?? '' });
  }
  return submit(post, myProfile, profileIn(form));
}
