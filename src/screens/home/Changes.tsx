import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { publicFields } from '#shared/publicFields.ts'
import { useCall } from '#src/api/useCall.ts'
import { usePages } from '#src/api/usePages.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Changed } from '#src/ui/Changed.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { useNow } from '#src/ui/useNow.ts'
import { changesSaid, type DaysOf } from '#src/words/changeSaid.ts'
import { daysIn } from '#src/words/daysIn.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import styles from './Changes.module.css'

type Change = Result<'home/changes'>['list'][number]

const MINUTE = 60_000

/** What of fees, terms, shares and limits was changed for everybody, and what is to come (docs/decisions/096). */
export function Changes() {
  const { t } = useLingui()
  const parameters = useCall('home/parameters', {})
  const found = usePages('home/changes', {})
  const now = useNow(MINUTE)
  const isToCome = ({ effectiveAt }: Change) => Date.parse(effectiveAt) > now
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
      <Rows
        // What a term was before is looked up among all of them.
        list={{ ...found, beyond: undefined }}
        keyOf={({ id }: Change) => id}
        groupOf={(it: Change) => (isToCome(it) ? 'coming' : 'come')}
        heading={(group) => (
          <h2 className={styles.heading}>
            {group === 'coming' ? <Trans>Not in force yet</Trans> : <Trans>So far</Trans>}
          </h2>
        )}
        empty={
          <Empty icon="check" title={t`Nothing has been changed yet`}>
            <Trans>Everything is as it was when the farm opened.</Trans>
          </Empty>
        }
      >
        {(it: Change) => <OneChange of={it} toCome={isToCome(it)} daysOf={daysOf} />}
      </Rows>
    </Screen>
  )
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
