import { Trans, useLingui } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { Coming } from './Coming.tsx'
import type { Read } from './Parameters.tsx'
import { parameterWords } from './parameter-words.ts'
import { parameterShape, type Standing } from './standing.ts'
import { useSaying } from './useSaying.ts'

/** Everything that can be set, since when it holds, and what is to come. */
export function ParameterList({ read: { data, error, mutate } }: { read: Read }) {
  return (
    <Screen title={<Trans>Parameters</Trans>} onRefresh={() => mutate()}>
      <Loaded data={data} error={error} onRetry={() => mutate()} waiting={<Skeleton rows={9} />}>
        {({ list }) => (
          <Columns>
            <Stack>
              <Section
                title={<Trans>What can be set</Trans>}
                action={
                  <TextLink to="/pages/home/changes">
                    <Trans>As members see it</Trans>
                  </TextLink>
                }
              >
                <Card look="list">
                  {inOrder(list).map((it) => (
                    <Line key={it.name} of={it} />
                  ))}
                </Card>
              </Section>
            </Stack>
            <Stack>
              <Coming versions={comingOf(list)} named />
            </Stack>
          </Columns>
        )}
      </Loaded>
    </Screen>
  )
}

const names = Object.keys(parameterWords)

/** Those that are known first, in the order of their words. */
const inOrder = (list: readonly Standing[]) =>
  list.toSorted((a, b) => placeOf(a.name) - placeOf(b.name))

const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)

const comingOf = (list: readonly Standing[]) =>
  list
    .flatMap(({ coming }) => coming)
    .toSorted((a, b) => a.effectiveAt.localeCompare(b.effectiveAt))

function Line({ of: { name, since, actor, coming } }: { of: Standing }) {
  const { t } = useLingui()
  const locale = useLocale()
  const say = useSaying()
  const [, change] = useSectionSearch(parameterShape)
  const count = countText(coming.length)
  const moment = since && dateTimeText(since, locale)
  return (
    <ListRow
      icon={parameterWords[name]?.icon ?? 'settings'}
      tone={coming.length > 0 ? 'amber' : 'plain'}
      title={say.name(name)}
      subtitle={
        moment ? (
          <Trans>
            Since <Whole>{moment}</Whole>, by <Actor name={actor ?? ''} />
          </Trans>
        ) : (
          <Trans>As it ships</Trans>
        )
      }
      value={coming.length > 0 && <Badge kind="amber">{t`${count} to come`}</Badge>}
      chevron
      onClick={() => change({ name }, { open: true })}
    />
  )
}
