/** What a paper of the record may be, by its content, and how its name ends. */
export const RECORD_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/plain': ['txt', 'text', 'log', 'md'],
  'text/csv': ['csv'],
  'message/rfc822': ['eml'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  'audio/wav': ['wav'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
} as const satisfies Record<string, readonly string[]>;
export type RecordType = keyof typeof RECORD_TYPES;

/** Why a file cannot be filed. Each is told with its mend. */
export const UPLOAD_FAULTS = [
  'type_unknown',
  'type_other',
  'encrypted',
  'damaged',
  'bomb',
  'virus',
  // Of a file in a zip, or of the zip.
  'path_outside',
  'link',
  'empty',
  'too_large',
  'zip_in_zip',
  'zip_method',
  'zip_broken',
  'zip_too_many',
] as const;
export type UploadFault = (typeof UPLOAD_FAULTS)[number];

/** What the look at a file found. `isText` is true of whole UTF-8 without a NUL; `head` is its beginning. */
export type Looked = { type: string | null; isText: boolean; head: string };

// Office programs of Microsoft wrap what they encrypt into their older container, whatever the name says.
const CONTAINER = 'application/x-cfb';
const OFFICE_NAMES = ['docx', 'xlsx'];
const ALIASES: Readonly<Record<string, RecordType>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'video/x-m4v': 'video/mp4',
};

/** What a file is by its content; where that is nothing that we take, why. */
export function kindOf({ type, isText, head }: Looked, name: string): RecordType | UploadFault {
  const ending = endingOf(name);
  if (ending === 'zip') return 'type_other'; // what is one was taken apart before it is asked here
  if (type === CONTAINER) return OFFICE_NAMES.includes(ending) ? 'encrypted' : 'type_unknown';
  const found = type === null ? textKind({ isText, head }, ending) : (ALIASES[type] ?? type);
  const claimed = recordTypes.find((one) => endingsOf(one).includes(ending));
  if (found === null || !isRecordType(found))
    return claimed && claimed !== 'text/plain' ? 'type_other' : 'type_unknown';
  if (claimed && claimed !== found) return 'type_other';
  return found;
}

const recordTypes = Object.keys(RECORD_TYPES) as RecordType[]; // the keys of an object that is whole here

export function isRecordType(type: string): type is RecordType {
  return Object.hasOwn(RECORD_TYPES, type);
}

function endingsOf(type: RecordType): readonly string[] {
  return RECORD_TYPES[type];
}

export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

const MAIL = /^(?:[A-Za-z][A-Za-z0-9-]*: .*\r?\n(?:[ \t].*\r?\n)*){2,}/;

// Text says of itself only that it is text: its name may say which, and a mail also begins like one.
function textKind(
  { isText, head }: Pick<Looked, 'isText' | 'head'>,
  ending: string,
): RecordType | null {
  if (!isText) return null;
  if (ending === 'eml') return MAIL.test(head) ? 'message/rfc822' : 'text/plain';
  return ending === 'csv' ? 'text/csv' : 'text/plain';
}

// A pdf says in its trailer that it is encrypted; the object may stand behind a number or there itself.
export const ENCRYPTED_PDF = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** The end of a PDF that came whole: its last marker stands within so many bytes of its end. */
export const PDF_TAIL_BYTES = 4096;
export function isWholePdf(tail: string): boolean {
  return tail.includes('%%EOF');
}

const UNPACKED_MAX = 2 * 1024 ** 3;
const ENTRIES_MAX = 10_000;

/** What a zip of an office program says that it unpacks to: more than any of them writes is a bomb. */
export function isBomb(entries: readonly { packed: number; size: number }[]): boolean {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const packed = entries.reduce((sum, one) => sum + one.packed, 0);
  return (
    entries.length > ENTRIES_MAX ||
    unpacked > UNPACKED_MAX ||
    (unpacked > 100 * 1024 * 1024 && unpacked > packed * 200)
  );
}
