import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { IconLink } from './IconLink.tsx'

/** Leads to the files of these records. Drawn once: what is typed beside it changes nothing of it. */
export const ExportLink = memo(({ of }: { of: string }) => {
  const { t } = useLingui()
  return <IconLink to="/pages/records/index" search={{ of }} icon="deposit" label={t`Export`} />
})
