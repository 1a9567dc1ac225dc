import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { useMay, useMe } from '#src/screens/console/roles.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RedTag } from '#src/ui/RedTag.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { dateTimeText } from '#src/words/format-time.ts'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import styles from './Grants.module.css'
import type { Grant, Terms } from './grant-words.ts'
import { RefuseSheet } from './RefuseSheet.tsx'

type Asked = { act: 'confirm' | 'refuse'; of: Grant }

type WaitingGrantsProps = { rows: readonly Grant[]; terms: readonly Terms[] | undefined }

/** What waits for another person, the oldest first; nothing while nothing does. */
export function WaitingGrants({ rows, terms }: WaitingGrantsProps) {
  // What somebody decides about is as it was seen, whatever is read meanwhile.
  const [asked, ask] = useState<Asked>()
  const close = () => ask(undefined)
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const budget = asked && terms?.find(({ coin }) => coin === asked.of.coin)?.budget
  return (
    <>
      {waiting.length > 0 && (
        <Section title={<Trans>Waiting for another person</Trans>}>
          <Card look="list">
            {waiting.map((of) => (
              <One key={of.id} of={of} onAsk={(act) => ask({ act, of })} />
            ))}
          </Card>
        </Section>
      )}
      {asked?.act === 'confirm' && <ConfirmSheet of={asked.of} budget={budget} onClose={close} />}
      {asked?.act === 'refuse' && <RefuseSheet of={asked.of} onClose={close} />}
    </>
  )
}

type OneProps = { of: Grant; onAsk: (act: Asked['act']) => void }

function One({ of, onAsk }: OneProps) {
  const locale = useLocale()
  const { member, amount, coin, reason, askedBy, expiresAt } = of
  return (
    <ListRow
      lead={<Avatar name={member.nickname} />}
      title={<Amount of="desk" value={amount} unit={coin} decimals={18} />}
      subtitle={
        <span className={styles.waiting}>
          <span>
            <Trans>
              to <Actor name={`member ${member.id}`} nickname={member.nickname} />
            </Trans>
          </span>
          <q translate="no">{reason}</q>
          <span>
            <Trans>
              Asked for by <Actor name={askedBy} />
            </Trans>
            {expiresAt !== null && (
              <>
                {' · '}
                <Trans>
                  over on <Whole>{dateTimeText(expiresAt, locale)}</Whole>
                </Trans>
              </>
            )}
          </span>
          <Decide of={of} onAsk={onAsk} />
        </span>
      }
    />
  )
}

/** Nobody confirms what they asked for, or what they receive; ending it anybody may. */
function Decide({ of: { member, askedBy }, onAsk }: OneProps) {
  const { t } = useLingui()
  const { data: me } = useMe()
  const may = useMay('operator/confirmGrant')
  if (!may || !me) return null
  const [mine, own] = [askedBy === `member ${me.id}`, member.id === me.id]
  const { nickname } = member
  return (
    <>
      {mine && (
        <span>
          <Trans>You asked for it: another person has to confirm it.</Trans>
        </span>
      )}
      {own && (
        <span>
          <Trans>It is for you: another person has to confirm it.</Trans>
        </span>
      )}
      <span className={styles.acts}>
        {!mine && !own && (
          <Button
            kind="tag"
            aria-label={t`Confirm the grant to ${nickname}`}
            aria-disabled={me.newUntil !== null}
            onClick={() => onAsk('confirm')}
          >
            <Trans context="second person">Confirm</Trans>
          </Button>
        )}
        <RedTag aria-label={t`Refuse the grant to ${nickname}`} onClick={() => onAsk('refuse')}>
          <Trans>Refuse</Trans>
        </RedTag>
      </span>
    </>
  )
}
