import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Result } from '#shared/api/index.ts'
import { publicFields } from '#shared/publicFields.ts'
import { useCall } from '#src/api/useCall.ts'
import { usePages } from '#src/api/usePages.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Changed } from '#src/ui/Changed.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { useNow } from '#src/ui/useNow.ts'
import { changesSaid, type DaysOf } from '#src/words/changeSaid.ts'
import { daysIn } from '#src/words/daysIn.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { inheritAge } from '#src/words/savedAt.ts'
import styles from './Changes.module.css'
import { RulesNow } from './RulesNow.tsx'

type Change = Result<'home/changes'>['list'][number]

const SECOND = 1_000
const MINUTE = 60_000

/** What holds for everybody now, what was changed before it, and what is to come (docs/decisions/096). */
export function Changes() {
  const { t } = useLingui()
  // What comes while it is looked at holds then.
  const parameters = useCall('home/parameters', {}, { every: MINUTE })
  const found = usePages('home/changes', {})
  const { coming, past } = useParted(found.rows)
  const daysOf = daysIn(found.rows, parameters.data?.parameters.plans ?? [])
  return (
    <Screen
      title={<Trans>Rule changes</Trans>}
      back="/pages/home/info"
      onRefresh={() => Promise.all([parameters.mutate(), found.refresh()])}
      narrow
    >
      <p>
        <Trans>
          Fees, terms, shares, and the limits of transfers and withdrawals, as they were and as they
          are. What is set for later stands here before it takes effect.
        </Trans>
      </p>
      {coming.length > 0 && (
        <Section title={<Trans>Not in force yet</Trans>} of={coming}>
          {coming.map((it) => (
            <Card key={it.id} look="list">
              <OneChange of={it} toCome daysOf={daysOf} />
            </Card>
          ))}
        </Section>
      )}
      {/* Whether anything is to come is known first: what holds now stands below it, and does not move. */}
      {!found.isLoading && parameters.data && <RulesNow of={parameters.data} daysOf={daysOf} />}
      <Rows
        // What a term was before is looked up among all of them.
        list={{ ...found, rows: past, beyond: undefined }}
        keyOf={({ id }: Change) => id}
        heading={() => (
          <h2 className={styles.heading}>
            <Trans>So far</Trans>
          </h2>
        )}
        empty={
          <Empty icon="check" title={t`Nothing has been changed yet`}>
            <Trans>Everything is as it was when the farm opened.</Trans>
          </Empty>
        }
      >
        {(it: Change) => <OneChange of={it} toCome={false} daysOf={daysOf} />}
      </Rows>
    </Screen>
  )
}

/** What is to come and what has come, each as old as the list. */
function useParted(rows: readonly Change[]) {
  const now = useNow(SECOND)
  const ids = rows.filter(({ effectiveAt }) => Date.parse(effectiveAt) > now).map(({ id }) => id)
  // The lists stay the same ones until a change has come.
  const toCome = ids.join(' ')
  return useMemo(() => {
    const isToCome = ({ id }: Change) => toCome.split(' ').includes(id)
    const part = (wanted: boolean) =>
      inheritAge(
        rows.filter((it) => isToCome(it) === wanted),
        [rows],
      )
    return { coming: part(true), past: part(false) }
  }, [rows, toCome])
}

type OneChangeProps = { of: Change; toCome: boolean; daysOf: DaysOf }

function OneChange({ of: { effectiveAt, changes }, toCome, daysOf }: OneChangeProps) {
  const locale = useLocale()
  const saying = { fields: publicFields, daysOf, locale }
  const moment = dateTimeText(effectiveAt, locale)
  return (
    <div className={styles.change}>
      <h3>
        <time dateTime={effectiveAt}>
          {toCome ? <Trans>From {moment}</Trans> : <Trans>Since {moment}</Trans>}
        </time>
        {toCome && (
          <Badge kind="amber">
            <Trans>Not in force yet</Trans>
          </Badge>
        )}
      </h3>
      <Changed changes={changesSaid(changes, saying)} />
    </div>
  )
}
