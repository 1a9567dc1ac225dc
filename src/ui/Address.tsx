import { useLingui } from '@lingui/react/macro'
import { mask } from '#src/words/format.ts'
import styles from './Address.module.css'
import { CopyButton } from './CopyButton.tsx'

/** The first group keeps its 0x. */
const groupsOf = (address: string) => address.match(/^0x.{1,4}|.{1,4}/g) ?? [address]

/** An address. Masked in lists only; `whole`, in groups of four with its ends marked, wherever money goes to it. */
export function Address({ value, whole = false }: { value: string; whole?: boolean }) {
  const { t } = useLingui()
  if (!whole) {
    return (
      <span title={value} translate="no" className={styles.masked}>
        {mask(value)}
      </span>
    )
  }
  const groups = groupsOf(value)
  return (
    <span className={styles.whole}>
      <span translate="no" className={styles.groups}>
        {groups.map((group, index) => (
          // The groups of one address never move. A margin parts them, so that selecting copies no spaces.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={index} className={styles.group}>
            {index === 0 || index === groups.length - 1 ? <b>{group}</b> : group}
          </span>
        ))}
      </span>
      <CopyButton text={value} label={t`Copy the address`} />
    </span>
  )
}
