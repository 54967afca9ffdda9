import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

// npm run verify -- certificate.json --keys munch-keys.json, or with this file alone, on any computer with Node 22.18 or newer:
//   node verify-certificate.ts certificate.json --keys munch-keys.json    the list that the institution publishes, kept by you
//   node verify-certificate.ts certificate.json --key <fingerprint>       a fingerprint, or a public key, that you know from elsewhere
// Leaves with 0 when the certificate is the institution's; with 1 when it was changed, when its key was not in force, and when
// nothing says whose key it is; with 2 when it was asked in a wrong way.
//
// Checks a certificate of service with nothing but Node: no network, no database, and no line of the system that made it.
// So the words of the record's chain are written down here a second time, as whoever doubts us would write them.

export type Outcome = 'issued' | 'unknown_issuer' | 'not_good';
export type Verdict = { outcome: Outcome; isWhole: boolean; said: string[] };

/** Whose keys the reader trusts: a fingerprint or a public key in hexadecimal, or the text of a list of keys. */
export type Trust = { key?: string | null; keys?: string | null };

type Fields = Record<string, unknown>;

/**
 * Every fault of a certificate, or what was found to be right. Anybody can make a key and sign with it: without one that the
 * reader trusts, the most that can be said is that the file is as whoever signed it left it.
 */
export function verifyCertificate(text: string, trust: Trust | string | null = null): Verdict {
  const file = parsed(text);
  if (!file) return notGood(['This is not JSON.']);
  const certificate = fieldsOf(file.certificate);
  if (certificate.format !== FORMAT)
    return notGood(['This is no certificate of service of a form that is known here.']);
  const faults = [...faultsOfSigning(text, file), ...faultsOfContent(certificate)];
  if (faults.length > 0) return notGood(faults);
  const publicKey = textIn(fieldsOf(file.signature), 'publicKey');
  const trusted = trustIn(
    publicKey,
    certificate,
    typeof trust === 'string' ? { key: trust } : (trust ?? {}),
  );
  if (trusted.outcome === 'not_good') return notGood([trusted.said]);
  const said = [...sayingOf(certificate), trusted.said];
  return { outcome: trusted.outcome, isWhole: trusted.outcome === 'issued', said };
}

const FORMAT = 'munch-service-certificate-1';
const PURPOSE = 'service-certificate';

function notGood(said: string[]): Verdict {
  return { outcome: 'not_good', isWhole: false, said };
}

function sayingOf(certificate: Fields): string[] {
  const { recipient, service, paper, dispute } = certificate as Record<string, Fields>;
  return [
    `${recipient?.name} received ${paper?.number} in ${dispute?.reference} on ${service?.on} (${service?.by}, ${service?.basis}).`,
    `${eventsOf(certificate).length} events, and every one fits its link of the record.`,
  ];
}

function faultsOfSigning(text: string, file: Fields): string[] {
  const faults: string[] = [];
  const [certificate, signature] = [fieldsOf(file.certificate), fieldsOf(file.signature)];
  const signedText = inOrder(certificate);
  if (JSON.stringify(file) !== withoutLayout(text))
    faults.push('The file says something twice, or otherwise than it was written.');
  if (signature.algorithm !== 'Ed25519')
    faults.push('It names another way of signing than the one by which it is checked.');
  const strange = Object.keys(file).filter(
    (name) => !['certificate', 'sha256', 'signature'].includes(name),
  );
  strange.push(
    ...Object.keys(signature).filter(
      (name) => !['algorithm', 'keyId', 'publicKey', 'value'].includes(name),
    ),
  );
  if (strange.length > 0)
    faults.push(`There is more in the file than was signed: ${strange.join(', ')}.`);
  if (hashOf(signedText) !== file.sha256)
    faults.push('The SHA-256 is not that of the certificate: something in it was changed.');
  const publicKey = textIn(signature, 'publicKey');
  if (!isSigned(publicKey, signedText, textIn(signature, 'value')))
    faults.push('The signature does not fit the certificate.');
  // A certificate of the first days does not name its key; a signature always does.
  for (const named of [certificate.keyId ?? signature.keyId, signature.keyId])
    if (named !== fingerprintOf(publicKey))
      faults.push('It names another key than the one that it is signed with.');
  return faults;
}

function faultsOfContent(certificate: Fields): string[] {
  const events = eventsOf(certificate);
  const faults = events.flatMap((event) => faultsOf(event, fieldsOf(certificate.dispute).id));
  faults.push(...brokenLinks(events));
  if (!hasService(certificate, events))
    faults.push('No event of the record says that this person was served on this day.');
  return faults;
}

function eventsOf({ events }: Fields): Fields[] {
  return Array.isArray(events) ? events.map(fieldsOf) : [];
}

type Trusted = { outcome: Outcome; said: string };

/** Whether the reader has reason to believe that the key is the institution's, and that it was in force on that day. */
function trustIn(publicKey: string, certificate: Fields, { key, keys }: Trust): Trusted {
  const id = fingerprintOf(publicKey);
  if (key && ![publicKey, id].includes(key.trim().toLowerCase()))
    return {
      outcome: 'not_good',
      said: `It was signed with another key than the one that you gave: ${id}.`,
    };
  if (keys) return trustInList({ id, publicKey, at: String(certificate.issuedAt) }, keys);
  if (key)
    return {
      outcome: 'issued',
      said: `Signed with the key ${id}, which is the one that you gave.`,
    };
  const whose =
    'Anybody can make a key and sign with it. Name one that you know to be the institution’s (--keys, --key).';
  return {
    outcome: 'unknown_issuer',
    said: `Signed with the key ${id}, and nothing here says whose it is. ${whose}`,
  };
}

function trustInList(
  { id, publicKey, at }: { id: string; publicKey: string; at: string },
  list: string,
): Trusted {
  const kept = parsed(list);
  if (!kept || !Array.isArray(kept.keys))
    return { outcome: 'unknown_issuer', said: 'The list of keys is none: { "keys": [ … ] }.' };
  const found = kept.keys.map(fieldsOf).find((one) => one.publicKey === publicKey);
  if (!found)
    return {
      outcome: 'unknown_issuer',
      said: `Signed with the key ${id}, which is not on the list that you gave.`,
    };
  // People compare fingerprints: a key under the institution's would pass for the institution's.
  if (found.id !== id)
    return {
      outcome: 'unknown_issuer',
      said: `The list that you gave names the key ${id} by another fingerprint: do not rely on it.`,
    };
  const { validFrom: from, validTo: to, purpose } = found;
  if (!Array.isArray(purpose) || !purpose.includes(PURPOSE))
    return {
      outcome: 'not_good',
      said: `The key ${id} is the institution's, and it is not for certificates.`,
    };
  const moment = Date.parse(at);
  const isInForce =
    (from === null || moment >= Date.parse(textIn(found, 'validFrom'))) &&
    (to === null || moment <= Date.parse(textIn(found, 'validTo')));
  const span = `in force ${from === null ? 'from the beginning' : `from ${from}`}${to === null ? ' on' : ` to ${to}`}`;
  if (!isInForce)
    return {
      outcome: 'not_good',
      said: `It is dated ${at}, when the key ${id} was not in force: it was ${span}.`,
    };
  return { outcome: 'issued', said: `Signed with the institution's key ${id}, ${span}.` };
}

/** An event that is not its link's, or a link whose hash is not that of its words. */
function faultsOf(event: Fields, disputeId: unknown): string[] {
  const link = fieldsOf(event.link);
  const name = `Event ${String(event.number)}`;
  const faults: string[] = [];
  if (link.act !== `dispute.${String(event.type)}`)
    faults.push(`${name} is not what its link of the record says.`);
  if (link.chain !== `dispute:${String(disputeId)}`)
    faults.push(`${name} belongs to the record of another dispute.`);
  const day = fieldsOf(link.details).on;
  if (day !== undefined && day !== event.on)
    faults.push(`${name} counts from another day than its link of the record says.`);
  if (hashOf(wordsOf(link)) !== link.hash)
    faults.push(`${name}: the hash of its link does not fit what it says.`);
  return faults;
}

/** Two links that follow each other in the record must do so here. */
function brokenLinks(events: readonly Fields[]): string[] {
  const links = events
    .map(({ link }) => fieldsOf(link))
    .sort((a, b) => Number(a.number) - Number(b.number));
  return links.flatMap((link, at) => {
    const before = links[at - 1];
    if (!before || Number(link.number) !== Number(before.number) + 1) return [];
    return link.previousHash === before.hash
      ? []
      : [`Link ${String(link.number)} does not follow the one before it.`];
  });
}

/** A paper that the dispute is told of must be told of in its record; another one is proved by its own evidence alone. */
function hasService({ paper, recipient, service }: Fields, events: readonly Fields[]): boolean {
  const type = { notice: 'served', invitation: 'served', warning: 'warning_served' }[
    String(fieldsOf(paper).purpose)
  ];
  if (!type) return true;
  const [partyId, on] = [fieldsOf(recipient).partyId, fieldsOf(service).on];
  return events.some((event) => {
    const details = fieldsOf(fieldsOf(event.link).details);
    return event.type === type && details.party === partyId && event.on === on;
  });
}

/** The text under the hash of a link: one JSON array, details by their names in order. */
function wordsOf(link: Fields): string {
  const [subject, by] = [fieldsOf(link.subject), fieldsOf(link.by)];
  const details = Object.entries(fieldsOf(link.details)).sort(([a], [b]) => (a < b ? -1 : 1));
  const [at, previous] = [String(link.at), link.previousHash];
  return JSON.stringify([
    'munch-record-1',
    previous,
    link.id,
    link.chain,
    link.number,
    at,
    link.act,
    subject.kind,
    subject.id,
    by.personId,
    by.role,
    link.from,
    link.to,
    link.why,
    details,
    link.tells,
  ]);
}

function isSigned(publicKey: string, text: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(publicKey) || !/^[A-Za-z0-9+/]{86}==$/.test(signature)) return false;
  // The last sign of base64 has four bits that nobody reads: sixteen texts would be one signature.
  if (Buffer.from(signature, 'base64').toString('base64') !== signature) return false;
  const der = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(publicKey, 'hex'),
  ]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/** The one text of a value: names in order, nothing between them. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${inOrder((value as Fields)[name])}`).join(',')}}`;
}

/** The text without the spaces and line breaks between its parts, which say nothing. */
function withoutLayout(text: string): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, words: string | undefined) => words ?? '');
}

function parsed(text: string): Fields | null {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** Text, and not a list of one text, which would read the same. */
function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** The name of a public key: SHA-256 of its 32 bytes. */
function fingerprintOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'hex')).digest('hex');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const SAID: Record<Outcome, string> = {
  issued: 'OK: this certificate is as the institution issued it.',
  unknown_issuer:
    'UNKNOWN ISSUER: nothing in it was changed since it was signed, and nobody knows by whom it was signed.',
  not_good: 'NOT GOOD: do not rely on this certificate.',
};

/** Reads a certificate, and the list of keys if there is one, from files, and says what is to be said of it. */
export async function verifyFile(
  file: string,
  { key, keys }: { key: string | undefined; keys: string | undefined },
  say: (line: string) => void,
): Promise<boolean> {
  const list = keys === undefined ? null : await readFile(keys, 'utf8');
  const { outcome, said } = verifyCertificate(await readFile(file, 'utf8'), {
    key: key ?? null,
    keys: list,
  });
  say(SAID[outcome]);
  for (const line of said) say(`  ${line}`);
  return outcome === 'issued';
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { key: { type: 'string' }, keys: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    console.error(
      'Name one file: node verify-certificate.ts certificate.json --keys munch-keys.json',
    );
    return 2;
  }
  return (await verifyFile(file, { key: values.key, keys: values.keys }, console.log)) ? 0 : 1;
}

if (import.meta.main)
  process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
    // An option that is none, or a file that cannot be read: Node names these by a code.
    if (!('code' in error)) throw error;
    console.error(error.message);
    return 2;
  });
