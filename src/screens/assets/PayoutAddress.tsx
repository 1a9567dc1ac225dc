import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { formRefusals } from '#shared/formRefusals.ts'
import { say } from '#shared/locale.ts'
import { lookAlike } from '#shared/lookAlike.ts'
import { AddressField } from '#src/ui/AddressField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { countAsTyped } from '#src/ui/countAsTyped.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { PasteButton } from '#src/ui/PasteButton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { AddressBook } from './AddressBook.tsx'
import { LookAlikeWarning } from './LookAlikeWarning.tsx'
import styles from './Receiver.module.css'
import { Receiver } from './Receiver.tsx'
import { type Known, knownAddresses, readAddress, standingOf } from './receivers.ts'

type PayoutAddressProps = { value: string; onValue: (address: string) => void; known: Known }

/** Where a withdrawal goes to: typed, pasted or chosen, and shown back whole. */
export function PayoutAddress({ value, onValue, known }: PayoutAddressProps) {
  const locale = useLocale()
  const address = readAddress(value)
  const field = useRef<HTMLTextAreaElement>(null)
  const alike = address ? lookAlike(address, knownAddresses(known)) : undefined

  function fill(text: string) {
    onValue(text)
    countAsTyped(field.current)
  }
  return (
    <>
      <AddressField
        ref={field}
        name="address"
        label={<Trans>Wallet address</Trans>}
        autoComplete="off"
        value={value}
        onChange={(event) => onValue(event.target.value.trim())}
        trailing={<PasteButton onText={fill} />}
        problem={address === null ? say(formRefusals.addressChecksum, locale) : undefined}
      />
      <Choices known={known} onFill={fill} />
      {alike && address ? (
        <>
          <LookAlikeWarning address={address} known={alike} />
          <Checkbox key={address} name="compared">
            <Trans>I have compared every group, and this is the address that I mean.</Trans>
          </Checkbox>
        </>
      ) : (
        address && <Receiver address={address} standing={standingOf(address, known)} />
      )}
    </>
  )
}

type ChoicesProps = { known: Known; onFill: (address: string) => void }

/** The member's own account first, then the addresses that were paid before. */
function Choices({ known: { own, used = [] }, onFill }: ChoicesProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const others = used.filter(({ address }) => address.toLowerCase() !== own.toLowerCase())
  return (
    <div className={styles.choices}>
      <Button
        kind="chip"
        icon={<Icon name="account" size={16} />}
        onClick={() => onFill(own)}
      >{t`My own account`}</Button>
      {others.length > 0 && (
        <Button kind="chip" icon={<Icon name="clock" size={16} />} onClick={() => setOpen(true)}>
          <Trans>Used before</Trans> · {others.length}
        </Button>
      )}
      <AddressBook
        open={open}
        onClose={() => setOpen(false)}
        used={others}
        onChoose={(address) => {
          onFill(address)
          setOpen(false)
        }}
      />
    </div>
  )
}
