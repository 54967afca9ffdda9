import { dayInShort } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import type { Fact } from '#ui/desk/definition-list.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { bytesInWords } from '../bytes.ts';
import type { SystemView } from './types.ts';

export function Machine({
  versions,
  startedAt,
  migrations,
  disk,
  isScanned,
  certificates,
}: SystemView) {
  return (
    <Card title={m.office_system_machine()}>
      <DefinitionList
        facts={[
          { term: m.office_system_munch(), said: versions.munch },
          { term: m.office_system_node(), said: versions.node },
          { term: m.office_system_postgres(), said: versions.postgres },
          {
            term: m.office_system_migrations(),
            said: m.office_system_migrations_said({
              count: migrations.count,
              last: migrations.last,
            }),
          },
          { term: m.office_system_started(), said: <Moment at={startedAt} /> },
          { term: m.office_system_database(), said: bytesInWords(disk.database) },
          { term: m.office_system_documents(), said: bytesInWords(disk.documents) },
          {
            term: m.office_system_scanner(),
            said: isScanned ? m.office_system_scanned() : m.office_system_unscanned(),
          },
          ...certificateFacts(certificates),
          { term: m.office_system_mail_files(), said: bytesInWords(disk.mail) },
          {
            term: m.office_system_disk(),
            said: m.office_system_disk_said({
              free: bytesInWords(disk.free),
              total: bytesInWords(disk.total),
            }),
          },
        ]}
      />
    </Card>
  );
}

function certificateFacts({ provider, sealUntil, isStamped }: SystemView['certificates']): Fact[] {
  return [
    {
      term: m.office_system_signing(),
      said: provider
        ? m.office_system_signing_provider({ host: provider })
        : m.office_system_signing_local(),
    },
    {
      term: m.office_system_seal(),
      said: sealUntil
        ? m.office_system_seal_issued({ day: dayInShort(sealUntil) })
        : m.office_system_seal_own(),
    },
    {
      term: m.office_system_stamps(),
      said: isStamped ? m.office_system_stamps_from() : m.office_system_stamps_none(),
    },
  ];
}

export function RecordState({
  record: { waiting, waitingSince, seal, headOf, witnesses, keyId },
}: SystemView) {
  return (
    <Card title={m.office_system_record()}>
      <DefinitionList
        facts={[
          {
            term: m.office_system_unsealed(),
            said: waitingSince ? (
              <>
                {waiting}, <Moment at={waitingSince} />
              </>
            ) : (
              waiting
            ),
          },
          lastSealFact(seal),
          { term: m.office_system_last_head(), said: headOf ?? m.office_system_never() },
          {
            term: m.office_system_witnesses(),
            said: witnesses === 0 ? m.office_settings_no_witnesses() : witnesses,
          },
          { term: m.office_system_key(), said: <span className="ins-details">{keyId}</span> },
        ]}
      />
    </Card>
  );
}

function lastSealFact(seal: { number: number; at: string } | null): Fact {
  return {
    term: m.office_system_last_seal(),
    said: seal ? (
      <>
        {seal.number}, <Moment at={seal.at} />
      </>
    ) : (
      m.office_system_never()
    ),
  };
}

export function Backups({ backups }: SystemView) {
  return (
    <Card
      title={m.office_system_backups()}
      aside={
        <span className="fld-hint">{m.office_system_backup_count({ count: backups.count })}</span>
      }
    >
      {backups.newest.length === 0 ? (
        <Notice tone="warn">{m.office_system_no_backups()}</Notice>
      ) : (
        <DefinitionList
          facts={backups.newest.map(({ name, bytes, madeAt }) => ({
            term: name,
            said: (
              <>
                <Moment at={madeAt} />, {bytesInWords(bytes)}
              </>
            ),
          }))}
        />
      )}
    </Card>
  );
}
