import { useLingui } from '@lingui/react/macro'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { NoticeBadges } from './NoticeBadges.tsx'
import type { NoticeRecord } from './NoticeScreen.tsx'

/** Where a notice stands on its way to members. */
export function NoticeStanding({ of }: { of: NoticeRecord }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { state, publishedAt, editedAt, withdrawnAt, updatedAt } = of
  const line = (term: string, at: string | null) =>
    at === null ? [] : [{ term, children: momentText(at, locale) }]
  function outWords() {
    if (state === 'coming') return t`Comes out`
    // What was taken back before its moment never came out.
    return withdrawnAt && publishedAt && publishedAt > withdrawnAt
      ? t`Was to come out`
      : t`Came out`
  }
  return (
    <Card of={of}>
      <NoticeBadges of={of} />
      <KeyValue
        rows={[
          ...line(outWords(), publishedAt),
          ...line(t`Edited`, editedAt),
          ...line(t`Withdrawn`, withdrawnAt),
          ...line(t`Saved last`, updatedAt),
        ]}
      />
    </Card>
  )
}
