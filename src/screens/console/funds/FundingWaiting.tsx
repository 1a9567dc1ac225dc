import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { useMay, useMe } from '#src/screens/console/roles.ts'
import { useNewUntil } from '#src/screens/console/useNewUntil.ts'
import { Address } from '#src/ui/Address.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { dateTimeText } from '#src/words/format-time.ts'
import { purposeWords } from './arrival-words.ts'
import { type FundingSaid, FundingSheet } from './FundingSheet.tsx'
import styles from './Funds.module.css'

/** What one person said that an address pays, with the button for the second who says the same. */
export function FundingWaiting({ waiting }: { waiting: readonly FundingSaid[] }) {
  const [chosen, setChosen] = useState<FundingSaid>()
  if (waiting.length === 0) return null
  return (
    <Section title={<Trans>Waiting for a second person</Trans>}>
      {waiting.map((said) => (
        <Card key={said.address}>
          <div className={styles.inside}>
            <Facts said={said} />
            <Word said={said} onConfirm={() => setChosen(said)} />
          </div>
        </Card>
      ))}
      {chosen && <SecondSheet said={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  )
}

/** Who said so, and the button of whoever may say the same. */
function Word({ said, onConfirm }: { said: FundingSaid; onConfirm: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const may = useMay('operator/addFunding')
  const { data: me } = useMe()
  const { address, by, at, reason, expiresAt } = said
  const mine = by === `member ${me?.id}`
  const held = useNewUntil()
  return (
    <div className={styles.candidate}>
      <span className={styles.evidence}>
        <span>
          <Trans>
            <Actor name={by} /> said so on <Whole>{dateTimeText(at, locale)}</Whole>: “{reason}”
          </Trans>
        </span>
        <small>
          <Trans>
            It ends by itself on <Whole>{dateTimeText(expiresAt, locale)}</Whole>.
          </Trans>
        </small>
        {mine && (
          <small>
            <Trans>You said so: another person has to say the same.</Trans>
          </small>
        )}
        {may && !mine && held && (
          <small>{t`You are new at the desk: you can be one of two people from ${held} on.`}</small>
        )}
      </span>
      {may && !mine && (
        <Button
          kind="tag"
          aria-label={t`Confirm the address ${address}`}
          aria-disabled={held !== undefined}
          onClick={onConfirm}
        >
          <Trans context="second person">Confirm</Trans>
        </Button>
      )}
    </div>
  )
}

function Facts({ said: { address, purpose } }: { said: FundingSaid }) {
  const { i18n, t } = useLingui()
  return (
    <KeyValue
      rows={[
        { term: t`Address`, children: <Address value={address} whole /> },
        { term: t`It pays`, children: i18n._(purposeWords[purpose].name) },
      ]}
    />
  )
}

/** The second word. */
function SecondSheet({ said, onClose }: { said: FundingSaid; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <FundingSheet
      title={t`Add a funding address`}
      submit={<Trans>Add it for good</Trans>}
      purpose={said.purpose}
      said={said}
      onClose={onClose}
    >
      <Facts said={said} />
    </FundingSheet>
  )
}
