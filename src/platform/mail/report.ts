import PostalMime from 'postal-mime';

/** What became of a letter for one recipient (RFC 3464, 2.3). */
export type RecipientReport = {
  recipient: string;
  action: string;
  status: string;
  diagnostic: string;
};

/** A delivery status notification: which of our letters it is about, and what became of it. */
export type DeliveryStatusNotification = { messageId: string; recipients: RecipientReport[] };

/** Reads a delivery status notification (RFC 3464). Null for any other mail, and for one that does not say which letter it is about. */
export async function readReport(bytes: Uint8Array): Promise<DeliveryStatusNotification | null> {
  const mail = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
  }).catch(() => null);
  if (!mail) return null;
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/i.test(type) || !/report-type\s*=\s*"?delivery-status\b/i.test(type))
    return null;
  const part = (...types: string[]) => {
    const found = mail.attachments.find(({ mimeType }) => types.includes(mimeType));
    return found ? textOf(found.content) : null;
  };
  const status = part('message/delivery-status', 'message/global-delivery-status');
  const returned = part(
    'message/rfc822',
    'text/rfc822-headers',
    'message/global',
    'message/global-headers',
  );
  const messageId = /^<([^<>\s]+)>$/.exec(
    fieldsOf(headOf(returned ?? '')).get('message-id') ?? '',
  )?.[1];
  if (status === null || messageId === undefined) return null;
  return { messageId, recipients: recipientsOf(status) };
}

/** The first block is about the notification itself; each other one is about a recipient (RFC 3464, 2.1). */
function recipientsOf(status: string): RecipientReport[] {
  const [, ...blocks] = status
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .filter((block) => block.trim() !== '');
  return blocks.map(fieldsOf).flatMap((fields) => {
    const action = (fields.get('action') ?? '').toLowerCase();
    if (action === '') return [];
    return [reportOf(action, fields)];
  });
}

function reportOf(action: string, fields: Map<string, string>) {
  return {
    action,
    // "rfc822; ada@example.org"; the address that we wrote to, where the server says it.
    recipient: afterType(fields.get('original-recipient') ?? fields.get('final-recipient') ?? ''),
    status: /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '5.0.0',
    diagnostic: afterType(fields.get('diagnostic-code') ?? '').slice(0, 500),
  };
}

function afterType(value: string): string {
  return value.replace(/^[^;]*;\s*/, '').trim();
}

function headOf(message: string): string {
  return message.replaceAll('\r\n', '\n').split('\n\n')[0] ?? '';
}

/** Header fields by their name in small letters, unfolded; of two with one name the first. */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replace(/\n[ \t]+/g, ' ').split('\n');
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? [];
    if (name && !fields.has(name.toLowerCase()))
      fields.set(name.toLowerCase(), (value ?? '').trim());
  }
  return fields;
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
