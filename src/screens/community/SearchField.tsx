import { useLingui } from '@lingui/react/macro'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import styles from './SearchField.module.css'
import type { useKeywords } from './useKeywords.ts'

/** Finds members by nickname, by how the account begins, and by UID. */
export function SearchField({ state }: { state: ReturnType<typeof useKeywords> }) {
  const { t } = useLingui()
  const { typed, type, settle } = state
  return (
    <search className={styles.box}>
      <Icon name="search" size={20} />
      <input
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t`Please enter keywords`}
        aria-label={t`Search in your team`}
        title={t`Nickname, how the account begins, or UID`}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
      />
      {typed !== '' && (
        <IconButton icon="close" label={t`Clear the search`} onClick={() => type('')} />
      )}
    </search>
  )
}
