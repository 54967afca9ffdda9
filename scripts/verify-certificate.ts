import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

// npm run verify -- certificate.json [--key <public key>], or node scripts/verify-certificate.ts certificate.json
//
// Checks a certificate of service with nothing but Node: no network, no database, and no line of the system that made it.
// So the words of the record's chain are written down here a second time, as whoever doubts us would write them.

export type Verdict = { isWhole: boolean; said: string[] };

type Fields = Record<string, unknown>;

/** Every fault of a certificate, or what was found to be right. `key` is the public key that the reader has from elsewhere. */
export function verifyCertificate(text: string, key: string | null = null): Verdict {
  const faults: string[] = [];
  const file = parsed(text);
  if (!file) return { isWhole: false, said: ['This is not JSON.'] };
  const [certificate, signature] = [fieldsOf(file.certificate), fieldsOf(file.signature)];
  if (certificate.format !== 'munch-service-certificate-1')
    return { isWhole: false, said: ['This is no certificate of service of a form that is known here.'] };
  if (JSON.stringify(file) !== withoutLayout(text)) faults.push('The file says something twice, or otherwise than it was written.');
  if (signature.algorithm !== 'Ed25519') faults.push('It names another way of signing than the one by which it is checked.');
  const strange = Object.keys(file).filter((name) => !['certificate', 'sha256', 'signature'].includes(name));
  strange.push(...Object.keys(signature).filter((name) => !['algorithm', 'publicKey', 'value'].includes(name)));
  if (strange.length > 0) faults.push(`There is more in the file than was signed: ${strange.join(', ')}.`);
  const signedText = inOrder(certificate);
  if (hashOf(signedText) !== file.sha256) faults.push('The SHA-256 is not that of the certificate: something in it was changed.');
  const publicKey = String(signature.publicKey ?? '');
  if (!isSigned(publicKey, signedText, String(signature.value ?? ''))) faults.push('The signature does not fit the certificate.');
  if (key !== null && key.toLowerCase() !== publicKey.toLowerCase())
    faults.push('It was signed with another key than the one that you gave.');
  const events = Array.isArray(certificate.events) ? certificate.events.map(fieldsOf) : [];
  faults.push(...events.flatMap((event) => faultsOf(event, fieldsOf(certificate.dispute).id)));
  faults.push(...brokenLinks(events));
  if (!hasService(certificate, events)) faults.push('No event of the record says that this person was served on this day.');
  if (faults.length > 0) return { isWhole: false, said: faults };
  const { recipient, service, paper, dispute } = certificate as Record<string, Fields>;
  return {
    isWhole: true,
    said: [
      `${recipient?.name} received ${paper?.number} in ${dispute?.reference} on ${service?.on} (${service?.by}, ${service?.basis}).`,
      `${events.length} events, and every one fits its link of the record.`,
      `Signed with the key ${publicKey}${key === null ? '. Compare it with the one that the institution publishes (/api/service/key).' : ', which is the one that you gave.'}`,
    ],
  };
}

/** An event that is not its link's, or a link whose hash is not that of its words. */
function faultsOf(event: Fields, disputeId: unknown): string[] {
  const link = fieldsOf(event.link);
  const name = `Event ${String(event.number)}`;
  const faults: string[] = [];
  if (link.act !== `dispute.${String(event.type)}`) faults.push(`${name} is not what its link of the record says.`);
  if (link.chain !== `dispute:${String(disputeId)}`) faults.push(`${name} belongs to the record of another dispute.`);
  const day = fieldsOf(link.details).on;
  if (day !== undefined && day !== event.on) faults.push(`${name} counts from another day than its link of the record says.`);
  if (hashOf(wordsOf(link)) !== link.hash) faults.push(`${name}: the hash of its link does not fit what it says.`);
  return faults;
}

/** Two links that follow each other in the record must do so here. */
function brokenLinks(events: readonly Fields[]): string[] {
  const links = events.map(({ link }) => fieldsOf(link)).sort((a, b) => Number(a.number) - Number(b.number));
  return links.flatMap((link, at) => {
    const before = links[at - 1];
    if (!before || Number(link.number) !== Number(before.number) + 1) return [];
    return link.previousHash === before.hash ? [] : [`Link ${String(link.number)} does not follow the one before it.`];
  });
}

/** A paper that the dispute is told of must be told of in its record; another one is proved by its own evidence alone. */
function hasService({ paper, recipient, service }: Fields, events: readonly Fields[]): boolean {
  const type = { notice: 'served', invitation: 'served', warning: 'warning_served' }[String(fieldsOf(paper).purpose)];
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
    ...['munch-record-1', previous, link.id, link.chain, link.number, at, link.act, subject.kind, subject.id],
    ...[by.personId, by.role, link.from, link.to, link.why, details, link.tells],
  ]);
}

function isSigned(publicKey: string, text: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(publicKey) || !/^[A-Za-z0-9+/]{86}==$/.test(signature)) return false;
  // The last sign of base64 has four bits that nobody reads: sixteen texts would be one signature.
  if (Buffer.from(signature, 'base64').toString('base64') !== signature) return false;
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(publicKey, 'hex')]);
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
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Reads a certificate from a file and says what is to be said of it. */
export async function verifyFile(file: string, key: string | null, say: (line: string) => void): Promise<boolean> {
  const { isWhole, said } = verifyCertificate(await readFile(file, 'utf8'), key);
  say(isWhole ? 'OK: this certificate is as it was issued.' : 'NOT GOOD: do not rely on this certificate.');
  for (const line of said) say(`  ${line}`);
  return isWhole;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  if (!file) {
    console.error('Name a file: node scripts/verify-certificate.ts certificate.json');
    process.exitCode = 2;
  } else {
    process.exitCode = (await verifyFile(file, values.key ?? null, console.log)) ? 0 : 1;
  }
}
