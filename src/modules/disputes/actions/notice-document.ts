import { type Day, dayAt } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import { columnOf, daysFor } from '#modules/clocks/rules/pack.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { letterPdf } from '#platform/pdf/letter.ts';
import { howToOpen, type NoticeWords, noticeHeading, noticeParts } from '../letters/notice.ts';
import type { DisputeRow, PartyRow } from '../store/spine.ts';

/** The pass with which its party opens a notice (modules/response), and the day by which she should answer. */
export type NoticeFor = { code: string; url: string; dueOn: Day | null; language: Language };
export type Noticed = { dispute: DisputeRow; parties: readonly PartyRow[]; party: PartyRow };

/** The notice as a letter on A4: what it is, the code and its QR picture, the last day, the choices, what if not. */
export async function noticeDocument(deps: { db: Db; now: () => Date }, noticed: Noticed, how: NoticeFor): Promise<Buffer> {
  const words = await noticeWords(deps, noticed, how);
  return speaking(how.language, () =>
    letterPdf(
      {
        ...{ title: noticeHeading(words), author: 'Munch', subject: words.reference },
        ...{ language: `${how.language}-IN`, madeAt: deps.now() },
      },
      [{ qr: how.url, beside: [how.code, ...howToOpen(words)] }, ...noticeParts(words)],
    ),
  );
}

/** What the notice says, for paper, mail and text message alike. */
export async function noticeWords(
  deps: { db: Db; now: () => Date },
  { dispute, parties, party }: Noticed,
  how: NoticeFor,
): Promise<NoticeWords> {
  const { value: house } = await currentSetting(deps.db, 'facts', deps.now());
  return {
    ...{ reference: dispute.reference, process: dispute.process, isInvitation: dispute.state === 'arb_invite' },
    ...{ claimants: parties.filter(({ side }) => side === 'claimant').map(({ name }) => name), to: party.name },
    ...{ sum: sumOf(dispute), title: dispute.title, facts: dispute.facts },
    ...{ code: how.code, url: how.url, dueOn: how.dueOn, warningDays: warningDaysOf(dispute), phone: house.phone, email: house.email },
  };
}

/** By the pack under which the dispute was filed, as its clock counts it. */
export function warningDaysOf({ process, track, filed_at }: Pick<DisputeRow, 'process' | 'track' | 'filed_at'>): number | null {
  return daysFor('final_warning', dayAt(filed_at), columnOf(process, track));
}

function sumOf({ sum_minor, currency }: DisputeRow): string {
  if (sum_minor === 0n) return '';
  const digits = sum_minor % 100n === 0n ? 0 : 2;
  const shown = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat('en-IN', shown).format(Number(sum_minor) / 100);
}
