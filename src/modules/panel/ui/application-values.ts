import { dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ageProblem, panelApplication, STEPS } from '../contract.ts';
import type { ApplicationForm } from '../rules/application.ts';

/** What the controls hold, by their names; a list where there are several of one name. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

export const DOCUMENTS = ['nationalId', 'cv'] as const;
export type Document = (typeof DOCUMENTS)[number];
/** A file that the server has: the token that names it, and what the applicant calls it. */
export type ApplicationFile = { token: string; name: string; size: number };
export type Files = Readonly<Record<Document, ApplicationFile | null>>;

const LISTS = new Set(['specialisations']);

/** Everything typed and chosen, but the files themselves and which button was pressed. */
export function valuesOf(data: FormData): Values {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of data) {
    if (typeof value !== 'string' || name === 'intent') continue;
    if (LISTS.has(name)) values[name] = [...(values[name] ?? []), value];
    else values[name] = value;
  }
  return values;
}

export function filesIn(values: Values): Files {
  return { nationalId: fileIn(values, 'nationalId'), cv: fileIn(values, 'cv') };
}

function fileIn(values: Values, document: Document): ApplicationFile | null {
  const token = one(values, `${document}File`);
  return token
    ? {
        token,
        name: one(values, `${document}FileName`),
        size: Number(one(values, `${document}FileSize`)) || 0,
      }
    : null;
}

/** The same values with other files; a form carries a file as three hidden fields. */
export function withFiles(values: Values, files: Files): Values {
  const all: Record<string, string | readonly string[]> = { ...values };
  for (const document of DOCUMENTS) {
    const file = files[document];
    for (const part of ['', 'Name', 'Size']) delete all[`${document}File${part}`];
    if (file) Object.assign(all, fieldsOf(document, file));
  }
  return all;
}

export function fieldsOf(
  document: Document,
  { token, name, size }: ApplicationFile,
): Record<string, string> {
  return {
    [`${document}File`]: token,
    [`${document}FileName`]: name,
    [`${document}FileSize`]: String(size),
  };
}

export function one(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

type Typed = { [Field in keyof ApplicationForm]: unknown };

/** What is sent, made of what the controls hold. An unanswered question is null. */
export function applicationIn(values: Values): Typed {
  const text = (name: string) => one(values, name);
  return {
    fullname: text('fullname'),
    uemail: text('uemail'),
    phone: text('phone'),
    day: numberOr(text('day')),
    month: text('month'),
    year: numberOr(text('year')),
    gender: text('gender') || null,
    profileLink: text('profileLink'),
    uploadDoc: text('uploadDoc'),
    nationalIdFile: text('nationalIdFile') || null,
    nationalIdFileName: text('nationalIdFileName') || null,
    address: text('address'),
    nation: text('nation'),
    correspondenceAddress: text('correspondenceAddress'),
    qualifications: text('qualifications'),
    certifications: text('certifications'),
    specialisations: values.specialisations ?? [],
    actedBefore: answered(text('actedBefore')),
    experience: text('experience'),
    hasArbitrationCertifications: answered(text('hasArbitrationCertifications')),
    arbitrationCertifications: text('arbitrationCertifications'),
    available: answered(text('available')),
    hearingDays: text('hearingDays') || null,
    additionalInformation: text('additionalInformation'),
    cv: text('cv'),
    cvFile: text('cvFile') || null,
    cvFileName: text('cvFileName') || null,
  };
}

function numberOr(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function answered(choice: string): boolean | null {
  return choice === 'yes' ? true : choice === 'no' ? false : null;
}

/** What a draft may hold: what was filled in, without the files. */
export function draftIn(values: Values): Record<string, string | readonly string[]> {
  const known = new Set<string>(STEPS.flat().filter((field) => !/File(?:Name)?$/.test(field)));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => known.has(name) && value.length > 0),
  );
}

/** The first rule that a form breaks, with the sentence for it. The server asks the same again. */
export function problemIn(values: Values, now: Date): { field: string; message: string } | null {
  const form = applicationIn(values);
  const problem: Problem | null = panelApplication.check?.(form) ?? ageProblem(form, dayAt(now));
  if (!problem) return null;
  const sentences: Record<string, () => string> = panelApplication.sentences;
  return { field: problem.field, message: sentences[problem.code]?.() ?? m.error_fields() };
}

/** The step that asks for a field: 0, 1 or 2. */
export function stepOf(field: string): number {
  const name = field.replace(/Upload$/, 'File');
  return Math.max(
    0,
    STEPS.findIndex((fields) => fields.some((one) => one === name)),
  );
}
