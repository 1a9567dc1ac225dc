import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { Refused } from '#src/api/Refused.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { Frame } from './Frame.tsx'
import { MySections } from './MySections.ts'
import { NotYours } from './NotYours.tsx'
import { sectionsFor, useMe } from './roles.ts'
import { SectionScreen } from './SectionScreen.tsx'
import { sections } from './sections.tsx'
import { useTitle } from './useTitle.ts'

/** The operators' console: who is at the desk sees the sections of the roles held now, anybody else that there is nothing. */
export function Console() {
  const { t } = useLingui()
  const path = useParams({ from: '/pages/console/$' })._splat || 'index'
  const { data: me, error, mutate } = useMe()
  const section = sections.find((it) => it.path === path)
  useTitle(section?.title)

  // A role that was taken away counts at once, whatever was known before.
  if (error instanceof Refused && error.code === 403) return <NotYours onRetry={() => mutate()} />
  if (!me) {
    return (
      <Screen title={t`Operator console`}>
        {error ? <Failed error={error} onRetry={() => mutate()} /> : <Skeleton height={320} />}
      </Screen>
    )
  }
  const mine = sectionsFor(sections, me.roles)
  return (
    <MySections value={mine}>
      <Frame me={me} sections={mine} here={path}>
        {section && mine.includes(section) && <SectionScreen key={path} section={section} />}
        {section && !mine.includes(section) && <NotYours section={section} />}
        {!section && (
          <Screen title={t`Operator console`}>
            <Empty
              icon="search"
              title={t`The console has no such section`}
              action={
                <ButtonLink to="/pages/console/$" params={{ _splat: 'index' }}>
                  <Trans>To the overview</Trans>
                </ButtonLink>
              }
            />
          </Screen>
        )}
      </Frame>
    </MySections>
  )
}
