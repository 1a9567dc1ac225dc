import { useLingui } from '@lingui/react/macro'
import box from './Box.module.css'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SearchField.module.css'
import type { useKeywords } from './useKeywords.ts'

type SearchFieldProps = {
  state: ReturnType<typeof useKeywords>
  /** What is searched. */
  label: string
  /** What it can be found by. */
  title?: string
  placeholder: string
}

/** A search that begins a moment after the last key. */
export function SearchField({ state, ...words }: SearchFieldProps) {
  const { t } = useLingui()
  const { typed, type, settle } = state
  return (
    <search className={cx(box.box, styles.box)}>
      <Icon name="search" size={20} />
      <input
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        placeholder={words.placeholder}
        aria-label={words.label}
        title={words.title}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Around it may be a form that asks who is meant: it is not sent by searching.
          event.preventDefault()
          settle()
        }}
      />
      {typed !== '' && (
        <IconButton icon="close" label={t`Clear the search`} onClick={() => type('')} />
      )}
    </search>
  )
}
