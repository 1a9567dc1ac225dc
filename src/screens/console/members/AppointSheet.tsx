import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PercentField } from '#src/ui/PercentField.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText } from '#src/words/format-time.ts'
import type { OnMember } from './OnMember.ts'
import { RatioNow, RolesNow } from './standing-now.tsx'

/** Appoints to anything, also what no leader could do. */
export function AppointSheet({ of, onClose }: OnMember) {
  const { t } = useLingui()
  const locale = useLocale()
  const { id, nickname, rewardRatio, subsidyRatio } = of
  const [agent, setAgent] = useState(of.agent)
  const [site, setSite] = useState(of.site)
  return (
    <ActSheet
      open
      onClose={onClose}
      title={t`Appointment of ${nickname}`}
      path="operator/appoint"
      // What was left as it is may be changed by somebody else meanwhile: it is not sent.
      extra={{
        memberId: id,
        ...(agent !== of.agent && { agent }),
        ...(site !== of.site && { site }),
      }}
      submit={<Trans>Appoint</Trans>}
      done={({ from, takenBack }) => {
        if (takenBack) return t`It is taken back`
        return from === null ? t`Nothing was changed` : t`Counts from ${dateText(from, locale)} on`
      }}
    >
      <Note kind="amber">
        <Trans>
          It counts from the first 00:00 UTC on that is at least 24 hours away; until then it can be
          taken back. Neither the ratios of those above nor of those below hold it back.
        </Trans>
      </Note>
      {of.until && (
        <Note icon="clock">
          <Trans>
            Something is announced already. What was decided last stands below; to take it back, set
            what counts now.
          </Trans>
        </Note>
      )}
      {of.until && <KeyValue rows={[{ term: t`Appointed to`, children: <RolesNow of={of} /> }]} />}
      <Checkbox checked={agent} onChange={(event) => setAgent(event.currentTarget.checked)}>
        <Trans>Agent</Trans>
      </Checkbox>
      <Checkbox checked={site} onChange={(event) => setSite(event.currentTarget.checked)}>
        <Trans>Mining site</Trans>
      </Checkbox>
      <PercentField
        name="rewardRatio"
        label={<Trans>Reward ratio</Trans>}
        aside={<Now of={of} ratio="rewardRatio" />}
        start={rewardRatio}
        onlyChanged
      />
      <PercentField
        name="subsidyRatio"
        label={<Trans>Subsidy ratio</Trans>}
        aside={<Now of={of} ratio="subsidyRatio" />}
        start={subsidyRatio}
        onlyChanged
      />
    </ActSheet>
  )
}

const Now = ({ of, ratio }: Pick<OnMember, 'of'> & { ratio: 'rewardRatio' | 'subsidyRatio' }) => (
  <Trans>
    Now <RatioNow of={of} ratio={ratio} />
  </Trans>
)
