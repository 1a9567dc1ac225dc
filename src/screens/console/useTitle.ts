import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/** Keeps the document's title that of a section, and of the console: a tab of it is told from a member's. */
export function useTitle(title: MessageDescriptor | undefined) {
  const { i18n, t } = useLingui()
  const words = [title && i18n._(title), t`Operator console`, 'Bitwave Farm']
  const said = words.filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = said
  }, [said])
}
