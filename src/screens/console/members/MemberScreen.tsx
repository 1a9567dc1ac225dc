import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { useCall } from '#src/api/useCall.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Gap } from '#src/ui/Gap.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { AsMember } from './AsMember.tsx'
import { useMemberSearch } from './MemberFilters.tsx'
import styles from './Members.module.css'
import { Profile } from './Profile.tsx'
import { Team } from './Team.tsx'

export type Sheet = DeskResult<'operator/member'>

/** One member: what is known, the team, what the member sees, and what can be done. */
export function MemberScreen({ id }: { id: string }) {
  const { search } = useMemberSearch()
  const { data, error, mutate } = useCall('operator/member', { memberId: id })
  const [round, setRound] = useState(0)
  const refresh = () => {
    setRound((before) => before + 1)
    return mutate()
  }
  return (
    <Screen
      title={data ? <Title of={data} /> : <Trans>Member</Trans>}
      back="/pages/console/members"
      onRefresh={refresh}
    >
      <Loaded
        data={data}
        error={error}
        onRetry={() => mutate()}
        waiting={<Skeleton height={480} />}
      >
        {(member) => (
          <>
            <Shut of={member} />
            <Views />
            {search.view === undefined && <Profile member={member} />}
            {search.view === 'team' && <Team id={id} />}
            {search.view === 'as' && <AsMember id={id} round={round} />}
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** A nickname may be one long word. */
const Title = ({ of: { nickname } }: { of: Sheet }) => (
  <span translate="no" className={styles.title}>
    {nickname}
  </span>
)

function Shut({ of: { frozen } }: { of: Sheet }) {
  const locale = useLocale()
  if (frozen === null) return null
  return (
    <Note kind="red">
      <b>
        <Trans>Frozen since {dateTimeText(frozen.since, locale)}:</Trans>
      </b>
      <Gap />
      {frozen.reason}
    </Note>
  )
}

function Views() {
  const { t } = useLingui()
  const { search, change } = useMemberSearch()
  const may = useMay('operator/asMember')
  return (
    <Segment
      label={t`What is shown`}
      value={search.view ?? 'profile'}
      onValue={(view) => change({ view: view === 'profile' ? undefined : view })}
      options={[
        { value: 'profile', label: t`Profile` },
        { value: 'team', label: t`Team` },
        ...(may ? [{ value: 'as' as const, label: t`As the member` }] : []),
      ]}
    />
  )
}
