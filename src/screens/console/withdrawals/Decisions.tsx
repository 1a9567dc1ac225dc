import { Trans, useLingui } from '@lingui/react/macro'
import { useLineName } from '#src/screens/console/log/useLineName.ts'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { useMay } from '#src/screens/console/roles.ts'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Section } from '#src/ui/Section.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Story } from './withdrawal-words.ts'

/** What was decided about it at the desk, as the log has it. */
export function Decisions({ of: { no, decisions } }: { of: Story }) {
  const lineName = useLineName()
  const { t } = useLingui()
  const locale = useLocale()
  const seesLog = useMay('operator/log')
  if (decisions.length === 0) return null
  return (
    <Section title={<Trans>Decided at the desk</Trans>} action={seesLog && <InLog no={no} />}>
      <Card look="list">
        {decisions.map(({ at, actor, act, after, reason }) => (
          <ListRow
            key={`${at}${act}`}
            icon="receipt"
            title={lineName({ act, after })}
            subtitle={
              <Facts>
                <Actor name={actor} />
                {dateTimeText(at, locale)}
                {reason !== null && t`“${reason}”`}
              </Facts>
            }
          />
        ))}
      </Card>
    </Section>
  )
}

const InLog = ({ no }: { no: string }) => (
  <TextLink
    to="/pages/console/$"
    params={{ _splat: 'log' }}
    search={{ subject: `withdrawal ${no}` }}
  >
    <Trans>In the log</Trans>
  </TextLink>
)
