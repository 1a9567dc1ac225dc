import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { saveFile } from '#src/ui/saveFile.ts'
import { toast } from '#src/ui/toasts.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import styles from './Records.module.css'
import type { Made } from './Wanted.ts'

/** What is in the file, what is not, and the tap that saves it: a system shares a file only by a tap of its own. */
export function MadeFile({ made }: { made: Made }) {
  const { t } = useLingui()
  const count = countText(made.count)
  const save = () => saveFile(made.file).catch((error: unknown) => toast(String(error), 'bad'))
  return (
    <Card>
      <p className={styles.file}>
        <b>{made.file.name}</b>
      </p>
      <p>
        <Plural
          value={made.count}
          _0="No records in this time"
          one={`${count} record`}
          other={`${count} records`}
        />
      </p>
      <Missing made={made} />
      {made.balances.map(({ coin, opening, closing }) => (
        <KeyValue
          key={coin}
          rows={[
            {
              term: t`Opening balance`,
              children: <Amount of="record" value={opening} unit={coin} decimals={18} />,
            },
            {
              term: t`Closing balance`,
              children: <Amount of="record" value={closing} unit={coin} decimals={18} />,
            },
          ]}
        />
      ))}
      {made.balances.length > 0 && <Reconciled current={made.current} />}
      <Button onClick={() => void save()}>
        <Trans>Save the file</Trans>
      </Button>
    </Card>
  )
}

/** Every line was reckoned again on this device before the file was made. */
function Reconciled({ current }: { current: boolean }) {
  return (
    <Note kind="green">
      {current ? (
        <Trans>Every line was added up: to the last unit, it is what Account shows.</Trans>
      ) : (
        <Trans>Every line was added up: opening and closing balance agree to the last unit.</Trans>
      )}
    </Note>
  )
}

/** Says plainly what is not in it. */
function Missing({ made: { saved, completeFrom } }: { made: Made }) {
  const locale = useLocale()
  if (!saved && completeFrom === null) return null
  return (
    <Note kind="amber">
      {saved && (
        <p>
          <Trans>
            Made with no network, from this device’s copy of {dateTimeText(saved.getTime(), locale)}
            . What came or changed later may be missing.
          </Trans>
        </p>
      )}
      {completeFrom !== null && (
        <p>
          <Trans>
            It is complete from {dateTimeText(completeFrom, locale)} on. What was before is not on
            this device.
          </Trans>
        </p>
      )}
    </Note>
  )
}
