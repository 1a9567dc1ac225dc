import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { ratioText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import { MemberBadges } from './MemberBadges.tsx'

type Parts = Pick<DeskResult<'operator/member'>, 'agent' | 'site' | 'rewardRatio' | 'subsidyRatio'>

/** What was decided last, and what counts until it does: that is not told where the desk looks as a member. */
export type Decided = Parts & {
  until?: (Parts & { coming: readonly (Parts & { day: string })[] }) | null
}

/** A ratio that counts now, and the same as it is announced (docs/decisions/131). */
export const RatioNow = ({ of, ratio }: { of: Decided; ratio: 'rewardRatio' | 'subsidyRatio' }) => (
  <Now of={of} parts={[ratio]}>
    {(it) => ratioText(it[ratio])}
  </Now>
)

/** What a member is appointed to now, and as it is announced. */
export const RolesNow = ({ of }: { of: Decided }) => (
  <Now of={of} parts={['agent', 'site']}>
    {({ agent, site }) => (agent || site ? <MemberBadges of={{ agent, site }} /> : '–')}
  </Now>
)

type NowProps = {
  of: Decided
  parts: readonly (keyof Parts)[]
  children: (it: Parts) => ReactNode
}

function Now({ of, parts, children }: NowProps) {
  const locale = useLocale()
  const now = of.until ?? of
  const coming = of.until?.coming ?? []
  const moves = coming.filter((it, at) =>
    parts.some((part) => it[part] !== (coming[at - 1] ?? now)[part]),
  )
  return (
    <>
      {children(now)}
      {moves.map((it) => {
        const [what, from] = [children(it), dateText(it.day, locale)]
        return (
          <Fragment key={it.day}>
            {' · '}
            <Trans>
              {what} from {from} on
            </Trans>
          </Fragment>
        )
      })}
    </>
  )
}
