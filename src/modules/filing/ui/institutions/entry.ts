import { readPhone } from '#kernel/contacts.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import { textIn } from '#ui/forms/values.ts';
import type { newInstitution } from '../../contract/institutions.ts';

type Entry = InputOf<typeof newInstitution>;

/** The entry of an institution as its form sends it; the server tells what is none of its choices. */
export function entryIn(form: FormData): Entry {
  const text = (name: string) => textIn(form, name);
  return {
    name: text('name'),
    kind: text('kind') as Entry['kind'],
    registration: text('registration'),
    email: text('email'),
    mobile: readPhone(text('mobile')) ?? text('mobile').trim(),
    address: text('address'),
    language: text('language') as Entry['language'],
    state: text('state'),
    gstin: text('gstin'),
  };
}
