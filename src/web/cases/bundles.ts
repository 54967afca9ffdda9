import type { InputOf } from '#kernel/endpoint.ts';
import { named } from '#kernel/named.ts';
import { bundleEnd, newBundle } from '#modules/bundles/contract/bundles.ts';
import { newCertificate } from '#modules/bundles/contract/certificates.ts';
import { newCopy } from '#modules/bundles/contract/copies.ts';
import { type Submission, submit } from '#ui/forms/submission.ts';
import { textIn, textsIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import type { PageRequest } from '../page-request.ts';

type Certificate = InputOf<typeof newCertificate>;
type Copy = InputOf<typeof newCopy>;

/** What the forms do by which something is made of papers. */
export async function actOnBundles(
  { context }: PageRequest,
  { id, paper = '' }: { id: string; paper?: string | undefined },
  form: FormData,
): Promise<Submission> {
  const api = context.get(apiContext);
  const post = { form, api };
  const title = textIn(form, 'title').trim();
  const papers = textsIn(form, 'paper');
  const numbers = textIn(form, 'numbers');
  const acts = {
    bundle: () => submit(post, newBundle, { id, papers, numbers, ...(title ? { title } : {}) }),
    certificate: () => submit(post, newCertificate, { id, papers, numbers, ...partAIn(form) }),
    copy: () => submit(post, newCopy, { id, paper, title, numbers, ...copyIn(form) }),
    end: () => submit(post, bundleEnd, { id, bundle: textIn(form, 'about') }),
  };
  return (named(acts, textIn(form, 'intent')) ?? acts.bundle)();
}

// The words of selects and ticks are the contract's, which refuses others.
function partAIn(form: FormData): Omit<Certificate, 'id' | 'papers' | 'numbers'> {
  const text = (name: string) => textIn(form, name);
  return {
    name: text('name'),
    relation: text('relation') as Certificate['relation'],
    relative: text('relative'),
    address: text('address'),
    devices: textsIn(form, 'devices') as Certificate['devices'],
    otherDevice: text('otherDevice'),
    makeModel: text('makeModel'),
    colour: text('colour'),
    serial: text('serial'),
    identifier: text('identifier'),
    more: text('more'),
    from: text('from'),
    to: text('to'),
    isLawful: text('isLawful') === 'yes',
    wasWorking: text('wasWorking') === 'yes',
    holdings: textsIn(form, 'holdings') as Certificate['holdings'],
    place: text('place'),
    expert: text('expert'),
  };
}

function copyIn(form: FormData): Omit<Copy, 'id' | 'paper' | 'title' | 'numbers'> {
  const rows = [...form.keys()]
    .filter((name) => name.startsWith('page '))
    .map((name) => name.slice(5));
  const at = (place: string, row: string) => textIn(form, `${place} ${row}`);
  const turn = textIn(form, 'turn') || '0';
  return {
    pages: textIn(form, 'pages'),
    turn: turn as NonNullable<Copy['turn']>,
    turned: textIn(form, 'turned'),
    joined: textsIn(form, 'joined'),
    boxes: boxesOf(rows, at),
  };
}

function boxesOf(rows: string[], at: (place: string, row: string) => string) {
  return rows.map((row) => ({
    page: at('page', row),
    left: at('left', row),
    top: at('top', row),
    width: at('width', row),
    height: at('height', row),
  }));
}
