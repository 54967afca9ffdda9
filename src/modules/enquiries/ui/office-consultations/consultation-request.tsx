import { dayInShort } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import type { OfficeConsultation } from '../../contract/consultations.ts';

// A map: an object with these three names is a text in three languages to the build.
const languagesInWords = new Map([
  ['en', 'English'],
  ['hi', 'Hindi'],
  ['mr', 'Marathi'],
]);

/** Who asked, and for what. */
export function Request({ one }: { one: OfficeConsultation }) {
  const {
    email,
    phone,
    language,
    disputeType,
    method,
    description,
    receivedAt,
    deadline,
    isUrgent,
  } = one;
  const facts = [
    {
      term: m.mail_label_phone(),
      said: <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>,
    },
    { term: m.mail_label_email(), said: <a href={`mailto:${email}`}>{email}</a> },
    { term: m.office_consult_language(), said: languagesInWords.get(language) ?? language },
    { term: m.office_consult_asked(), said: <Moment at={receivedAt} /> },
    ...(deadline
      ? [
          {
            term: m.mail_label_deadline(),
            said: isUrgent ? (
              <Badge tone="bad">{dayInShort(deadline)}</Badge>
            ) : (
              dayInShort(deadline)
            ),
          },
        ]
      : []),
    { term: m.mail_label_dispute_type(), said: disputeType },
    { term: m.mail_label_method(), said: method },
  ];
  return (
    <Card title={m.office_consult_request()}>
      <DefinitionList facts={facts} />
      <p className="ocs-words">{description}</p>
    </Card>
  );
}
