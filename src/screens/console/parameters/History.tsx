import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useState } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { useNow } from '#src/ui/useNow.ts'
import type { Version } from './standing.ts'
import { useSaying } from './useSaying.ts'
import { VersionSheet } from './VersionSheet.tsx'

/** Every version of a parameter there was, by its moment, the newest first; those that were taken back too. */
export function History({ name }: { name: string }) {
  const { t } = useLingui()
  const found = usePages('operator/parameterHistory', { name })
  const [opened, open] = useState<Version>()
  return (
    <Section title={<Trans>Versions</Trans>}>
      <Rows
        list={found}
        keyOf={({ id }: Version) => id}
        empty={<Empty icon="receipt" title={t`Nobody has set it yet`} />}
      >
        {(version: Version) => <Line of={version} onClick={() => open(version)} />}
      </Rows>
      <VersionSheet of={opened} onClose={() => open(undefined)} />
    </Section>
  )
}

function Line({ of, onClick }: { of: Version; onClick: () => void }) {
  const locale = useLocale()
  const { t } = useLingui()
  const say = useSaying([of])
  const changes = say
    .changes(of.changes)
    .map(({ label, before, after }) => t`${label}: ${before} → ${after}`)
  return (
    <ListRow
      title={momentText(of.effectiveAt, locale)}
      subtitle={
        <>
          <VersionBadge of={of} />{' '}
          {changes.map((change) => (
            <Fragment key={change}>
              {change}
              <br />
            </Fragment>
          ))}
          {changes.length === 0 && <br />}
          <Actor name={of.actor} /> · {of.reason}
        </>
      }
      chevron
      onClick={onClick}
    />
  )
}

/** What was just set is in force: a minute's clock would call it planned. Milliseconds. */
const SECOND = 1_000

/** What became of a version, where that is not plain from its moment. */
function VersionBadge({ of: { dropped, effectiveAt } }: { of: Version }) {
  const now = useNow(SECOND)
  if (dropped) {
    return (
      <Badge kind="red">
        <Trans>Taken back</Trans>
      </Badge>
    )
  }
  if (Date.parse(effectiveAt) <= now) return null
  return (
    <Badge kind="amber">
      <Trans>Not in force yet</Trans>
    </Badge>
  )
}
