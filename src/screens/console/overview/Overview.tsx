import { Trans, useLingui } from '@lingui/react/macro'
import { refresh } from '#src/api/refresh.ts'
import { useCall } from '#src/api/useCall.ts'
import { RoleBadges } from '#src/screens/console/parts/RoleBadges.tsx'
import { SeeAll } from '#src/screens/console/parts/SeeAll.tsx'
import { PayoutsStopped } from '#src/screens/console/payouts/PayoutsStopped.tsx'
import { roleWords, useMay, useMe } from '#src/screens/console/roles.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { HealthTile } from './HealthTile.tsx'
import { LastActs } from './LastActs.tsx'
import { PausesTile } from './PausesTile.tsx'
import { SolvencyTile } from './SolvencyTile.tsx'
import { Waiting } from './Waiting.tsx'

/** How the farm goes, what of it is paused, what waits for the one at the desk, what was done last, who is there, and as what. */
export function Overview() {
  const seesRoles = useMay('operator/roles')
  const seesLog = useMay('operator/log')
  const seesHealth = useMay('operator/health')
  const seesPauses = useMay('operator/pauses')
  const seesFigures = useMay('operator/solvency')
  return (
    <Screen title={<Trans>Overview</Trans>} onRefresh={() => refresh(...SHOWN)}>
      <PayoutsStopped />
      {seesPauses && <PausesTile />}
      {seesHealth && <HealthTile />}
      <Columns>
        <Stack>
          <Waiting />
          {seesFigures && <SolvencyTile />}
          {seesRoles && <AtTheDesk />}
        </Stack>
        <Stack>
          {seesLog && <LastActs />}
          <MyRoles />
        </Stack>
      </Columns>
    </Screen>
  )
}

const SHOWN = [
  'operator/me',
  'operator/payouts',
  'operator/pauses',
  'operator/health',
  'operator/notices',
  'operator/articles',
  'operator/parameters',
  'operator/solvency',
  'operator/roles',
  'operator/log',
] as const

function MyRoles() {
  const { i18n } = useLingui()
  const { data: me } = useMe()
  return (
    <Section title={<Trans>Your roles</Trans>}>
      <Card look="list">
        {me?.roles.map((role) => (
          <ListRow
            key={role}
            icon="shield"
            tone="blue"
            title={i18n._(roleWords[role].name)}
            subtitle={i18n._(roleWords[role].may)}
          />
        ))}
      </Card>
    </Section>
  )
}

function AtTheDesk() {
  const { data, error, mutate } = useCall('operator/roles', {})
  return (
    <Section title={<Trans>At the desk</Trans>} action={<SeeAll section="people" />}>
      <Loaded data={data} error={error} onRetry={() => mutate()} waiting={<Skeleton rows={2} />}>
        {({ list }) => (
          <Card look="list">
            {list.slice(0, LISTED).map(({ id, nickname, roles }) => (
              <ListRow
                key={id}
                lead={<Avatar name={nickname} />}
                title={<span translate="no">{nickname}</span>}
                subtitle={<RoleBadges roles={roles} />}
              />
            ))}
          </Card>
        )}
      </Loaded>
    </Section>
  )
}

/** The others are behind "See all". */
const LISTED = 5
