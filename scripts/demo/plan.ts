import { addDays } from '#kernel/days.ts';
import { dayAt } from '../../src/kernel/days.ts';
import type { Language } from '../../src/kernel/language.ts';
import type { Chance } from './chance.ts';
import { type Named, peopleFrom } from './names.ts';
import { DISPUTES, DISPUTES_IN, filled, MESSAGES } from './texts.ts';
import { visitorsMoment } from './times.ts';

// Weights; most of those who come to a house of settlement have mediation in mind.
const METHODS = {
  'Online Mediation': 52,
  Arbitration: 34,
  'Litigation Support': 6,
  'Other / Not Listed': 8,
} as const;

/** How much of each. */
export const SIZES = {
  officers: 3,
  neutrals: 40,
  enquiries: 300,
  applications: 60,
  committee: 3,
} as const;

/** What a visitor sends, as the API takes it; a newsletter's reader also uses the link in our mail, or does not. */
export type Sent =
  | { kind: 'newsletter'; form: { email: string; isSubscribe: true }; isConfirmed: boolean }
  | { kind: 'contact'; form: { fullName: string; email: string; phone: string; message: string } }
  | { kind: 'consultation'; form: ConsultationForm };

type ConsultationForm = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  disputeType: keyof typeof DISPUTES;
  preferredResolutionMethod: keyof typeof METHODS;
  disputeDescription: string;
  priorActionTaken: boolean;
  deadlineDate: string | null;
};

/** Somebody writes to us: who, when, in which language, and what. */
export type Arrival = { at: Date; language: Language; who: Named; sent: Sent };

/** The enquiries of twelve months, the oldest first. */
export function arrivalsOf(chance: Chance, base: Date, count: number = SIZES.enquiries): Arrival[] {
  const person = peopleFrom(chance);
  const arrivals = Array.from({ length: count }, () => {
    const at = visitorsMoment(chance, base);
    const language = chance.weighted({ en: 70, hi: 17, mr: 13 });
    const who = person();
    return { at, language, who, sent: sentBy(chance, { at, language, who }) };
  });
  return arrivals.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function sentBy(chance: Chance, { at, language, who }: Omit<Arrival, 'sent'>): Sent {
  const kind = chance.weighted({ newsletter: 20, contact: 38, consultation: 42 });
  if (kind === 'newsletter')
    return { kind, form: { email: who.email, isSubscribe: true }, isConfirmed: chance.percent(80) };
  if (kind === 'contact') {
    const text =
      language === 'en' || chance.percent(30)
        ? chance.one(MESSAGES)
        : chance.one(DISPUTES_IN[language]);
    return {
      kind,
      form: {
        fullName: who.name,
        email: who.email,
        phone: who.phone,
        message: filled(chance, text),
      },
    };
  }
  const disputeType = chance.one(Object.keys(DISPUTES) as (keyof typeof DISPUTES)[]);
  const text =
    language === 'en' ? chance.one(DISPUTES[disputeType]) : chance.one(DISPUTES_IN[language]);
  return {
    kind,
    form: {
      firstName: who.first,
      lastName: who.last,
      email: who.email,
      phone: who.phone,
      disputeType,
      preferredResolutionMethod: chance.weighted(METHODS),
      disputeDescription: filled(chance, text),
      priorActionTaken: chance.percent(60),
      // One in four knows a day by which something must happen, mostly weeks ahead and now and then in this one.
      deadlineDate: chance.percent(25)
        ? addDays(dayAt(at), chance.percent(35) ? chance.whole(2, 9) : chance.whole(10, 90))
        : null,
    },
  };
}
