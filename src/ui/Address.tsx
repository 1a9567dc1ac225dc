import { useLingui } from '@lingui/react/macro'
import { mask } from '#src/words/format.ts'
import styles from './Address.module.css'
import { CopyButton } from './CopyButton.tsx'
import { Masked } from './Masked.tsx'

/** The first group keeps its 0x. */
const groupsOf = (address: string) => address.match(/^0x.{1,4}|.{1,4}/g) ?? [address]

type AddressProps = {
  value: string
  whole?: boolean
  /** Marks the groups that are others in this one, instead of the ends; it is there to be compared, not to be copied. */
  against?: string | undefined
  /** Whole, with a button that copies it; not where a tap does something else. */
  copy?: boolean
}

/** An address. Masked in lists only; `whole`, in groups of four with its ends marked, wherever money goes to it. */
export function Address({
  value,
  whole = false,
  against,
  copy = against === undefined,
}: AddressProps) {
  const { t } = useLingui()
  if (!whole) {
    return (
      <span title={value} translate="no" className={styles.masked}>
        <Masked text={mask(value)} />
      </span>
    )
  }
  return (
    <span className={styles.whole}>
      <span translate="no" className={styles.groups}>
        {groupsOf(value).map((group, index) => (
          // The groups of one address never move. A margin parts them, so that selecting copies no spaces.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={index} className={styles.group}>
            {marked(value, index, against) ? <b className={markOf(against)}>{group}</b> : group}
          </span>
        ))}
      </span>
      {copy && <CopyButton text={value} label={t`Copy the address`} />}
    </span>
  )
}

function marked(value: string, at: number, against: string | undefined): boolean {
  const groups = groupsOf(value.toLowerCase())
  if (against !== undefined) return groups[at] !== groupsOf(against.toLowerCase())[at]
  return at === 0 || at === groups.length - 1
}

const markOf = (against: string | undefined) =>
  against === undefined ? styles.end : styles.different
