import { useLingui } from '@lingui/react/macro'
import { Segment } from '#src/ui/Segment.tsx'
import { useContentSearch } from './content-search.ts'

/** Which of the three is looked at. */
export function Views() {
  const { t } = useLingui()
  const [{ view }, change] = useContentSearch()
  return (
    <Segment
      label={t`What is shown`}
      value={view ?? 'notices'}
      onValue={(to) => change({ view: to === 'notices' ? undefined : to })}
      options={[
        { value: 'notices', label: t`Notices` },
        { value: 'articles', label: t`Articles` },
        { value: 'ads', label: t`Ads` },
      ]}
    />
  )
}
