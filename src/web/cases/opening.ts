import type { LoaderFunctionArgs } from 'react-router';
import * as m from '#messages/all.ts';
import { theDispute } from '#modules/disputes/contract/party-view.ts';
import { ownPapers } from '#modules/service/contract/parties.ts';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { loadFromApi } from '../page-request.ts';

/** What was sent to somebody that stands on a page of theirs, beside what first told them of the dispute. */
const SENT_SHOWN = '20';

/** A dispute as its reader sees it, for every page of it, and what was sent to them: the newest, and all of it where it is asked for. */
export async function openCase(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const isWhole = new URL(asking.request.url).searchParams.get('sent') === 'all';
  // First of all: what is put before them with this counts from now, and everything else says so.
  const sent = await loadFromApi(asking, ownPapers, {
    id,
    ...(isWhole ? {} : { most: SENT_SHOWN }),
  });
  return { dispute: await loadFromApi(asking, theDispute, { id }), sent };
}

type Loaded = { reference: string } | undefined;

/** The title of a place of a dispute; of its home the number alone. */
export function caseTitle(loaded: Loaded, place?: string) {
  const reference = loaded?.reference ?? '';
  return unlisted(
    m.case_title({
      reference: place ? m.case_place_title({ place, reference }) : reference,
      name: institution.name,
    }),
  );
}
