import { readMoney } from '#kernel/amounts.ts';
import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import {
  myAppointment,
  myAppointmentWithdrawal,
  myDocument,
  myLeave,
  myNeutralJoin,
  myProfile,
} from '../../contract/neutral.ts';
import { act, textOf, uploaded } from '../standing/acting.ts';

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
  const capacity = textOf(form, 'capacity').trim();
  return {
    qualifications: textOf(form, 'qualifications'),
    specialisations: form.getAll('specialisations') as Profile['specialisations'],
    languages: parts(textOf(form, 'languages')),
    seats: parts(textOf(form, 'seats')),
    hearingDays: (textOf(form, 'hearingDays') || null) as Profile['hearingDays'],
    capacity: /^\d+$/.test(capacity) ? Number(capacity) : -1,
    feeAmount: minorUnits(textOf(form, 'fee'), textOf(form, 'feeCurrency')),
    feeCurrency: textOf(form, 'feeCurrency') as Profile['feeCurrency'],
    feeUnit: textOf(form, 'feeUnit') as Profile['feeUnit'],
    publicLine: textOf(form, 'publicLine'),
    mayBeShown: form.get('mayBeShown') !== null,
    hasPage: form.get('hasPage') !== null,
    freeOn: form
      .getAll('freeOn')
      .flatMap((day) => (typeof day === 'string' && day !== '' ? [day] : [])),
  };
}

/** What a neutral does on her own page. */
export async function actOnProfile(api: Api, form: FormData) {
  const [intent, about] = [textOf(form, 'intent'), textOf(form, 'about')];
  if (intent === 'join') return act({ api, form, endpoint: myNeutralJoin, input: {} });
  if (intent === 'take_leave' || intent === 'return')
    return act({ api, form, endpoint: myLeave, input: { place: about, move: intent } });
  if (intent === 'appointment') {
    const input = {
      appointedOn: textOf(form, 'appointedOn'),
      institution: textOf(form, 'institution'),
      partyGroup: textOf(form, 'partyGroup'),
    };
    return act({ api, form, endpoint: myAppointment, input });
  }
  if (intent === 'take_back')
    return act({ api, form, endpoint: myAppointmentWithdrawal, input: { id: about } });
  if (intent === 'document') {
    const file = await uploaded(api, form, 'document');
    if (file && 'problem' in file) {
      const acted = {
        intent,
        about,
        problem: file.problem,
        fields: { document: file.problem },
        typed: '',
      };
      return { acted, status: file.status, code: 'document' };
    }
    return act({
      api,
      form,
      endpoint: myDocument,
      input: { document: file?.token ?? '', name: file?.name ?? '' },
    });
  }
  return act({ api, form, endpoint: myProfile, input: profileIn(form) });
}
