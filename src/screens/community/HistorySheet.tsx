import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { usePages } from '#src/api/usePages.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { ratioText } from '#src/words/format.ts'
import { dateText, dateTimeText } from '#src/words/format-time.ts'
import { Change } from './Change.tsx'
import styles from './HistorySheet.module.css'
import { RoleBadges } from './RoleBadges.tsx'

type RatioChange = Result<'member/ratioChanges'>['list'][number]

/** Every change of the member's own appointment and ratios: by whom, from what to what, since when it counts. */
export const HistorySheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Sheet open={open} onClose={onClose} title={<Trans>Changes of your ratios</Trans>}>
    <Changes />
  </Sheet>
)

function Changes() {
  const { t } = useLingui()
  const found = usePages('member/ratioChanges', {})
  return (
    <>
      <Rows
        list={found}
        keyOf={({ id }) => id}
        empty={
          <Empty icon="clock" title={t`No changes yet`}>
            <Trans>When somebody above you or an operator sets your ratios, it shows here.</Trans>
          </Empty>
        }
      >
        {(change) => <ChangeRow change={change} />}
      </Rows>
      {found.rows.length > 0 && (
        <ButtonLink kind="plain" to="/pages/records/index" search={{ of: 'ratios' }}>
          <Trans>Export</Trans>
        </ButtonLink>
      )}
    </>
  )
}

function ChangeRow({ change }: { change: RatioChange }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { before, by, rewardRatio, subsidyRatio } = change
  const none = <Trans>none</Trans>
  const moved = before.agent !== change.agent || before.site !== change.site
  const ratio = (was: bigint, is: bigint) => <Change from={ratioText(was)} to={ratioText(is)} />
  return (
    <div className={styles.change} data-plain="record">
      <p className={styles.when}>
        {dateTimeText(change.createdAt, locale)}
        <br />
        {by ? <Trans>by {by.nickname}</Trans> : <Trans>by an operator</Trans>}
      </p>
      <KeyValue
        rows={[
          ...(moved
            ? [
                {
                  term: t`Appointed to`,
                  children: (
                    <Change
                      from={isAny(before) ? <RoleBadges of={before} /> : none}
                      to={isAny(change) ? <RoleBadges of={change} /> : none}
                    />
                  ),
                },
              ]
            : []),
          { term: t`Reward ratio`, children: ratio(before.rewardRatio, rewardRatio) },
          { term: t`Subsidy ratio`, children: ratio(before.subsidyRatio, subsidyRatio) },
          {
            term: t`Counts from`,
            children: t`${dateText(change.effectiveFrom, locale)}, 00:00 UTC`,
          },
        ]}
      />
    </div>
  )
}

const isAny = ({ agent, site }: { agent: boolean; site: boolean }) => agent || site
