import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { formRefusals } from '#shared/formRefusals.ts'
import { say } from '#shared/locale.ts'
import { AccountAddress } from '#src/ui/AccountAddress.tsx'
import { AddressField } from '#src/ui/AddressField.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { countAsTyped } from '#src/ui/countAsTyped.ts'
import { PasteButton } from '#src/ui/PasteButton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import styles from './Receiver.module.css'
import { readAddress } from './receivers.ts'
import type { Payee, usePayee } from './usePayee.ts'

/** Who is to be paid, and who that is, before anything is sent. */
export function PayeeField({ state }: { state: ReturnType<typeof usePayee> }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { typed, type, payee, problem, busy, find } = state
  const mistyped = readAddress(typed) === null
  const field = useRef<HTMLTextAreaElement>(null)

  function paste(text: string) {
    type(text)
    countAsTyped(field.current)
  }
  return (
    <>
      <AddressField
        ref={field}
        name="payee"
        label={<Trans>Payee</Trans>}
        placeholder={t`UID or wallet address`}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value.trim())}
        onBlur={problem ? undefined : find}
        onEnter={find}
        problem={mistyped ? say(formRefusals.addressChecksum, locale) : problem}
        trailing={
          typed === '' ? (
            <PasteButton onText={paste} />
          ) : (
            !payee && (
              <Button kind="tag" busy={busy ?? false} onClick={find}>
                <Trans>Find</Trans>
              </Button>
            )
          )
        }
      />
      <input type="hidden" name="payeeId" value={payee?.id ?? ''} />
      <div role="status">{payee && <PayeeCard payee={payee} />}</div>
    </>
  )
}

/** A member to be paid: the name, the UID and the whole account. */
export const PayeeCard = ({ payee: { id, nickname, account, avatar } }: { payee: Payee }) => (
  <div className={styles.receiver}>
    <div className={styles.head}>
      <Avatar name={nickname} src={avatar} size={36} />
      <span className={styles.who}>
        <b>{nickname}</b>
        <span>
          <Trans>UID {id}</Trans>
        </span>
      </span>
    </div>
    <AccountAddress account={account} whole />
  </div>
)
