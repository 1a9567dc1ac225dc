import { Trans } from '@lingui/react/macro'
import { leftAlone } from '#src/screens/console/grants/outcomeOf.ts'
import { useGivingTo } from '#src/screens/console/grants/useGivingTo.ts'
import type { Found } from '#src/screens/console/parts/FindMember.tsx'
import { useMe } from '#src/screens/console/roles.ts'
import { Note } from '#src/ui/Note.tsx'
import type { Unclaimed } from './arrival-words.ts'
import { Word } from './SaidFirst.tsx'

type WhatComesProps = { of: Unclaimed; to: Found; same: readonly Unclaimed[] }

/** What becomes of a payment that is given to a member: at once, or once a second person says the same. */
export function WhatComes({ of, to, same }: WhatComesProps) {
  const noted = useIsNoted({ of, to, same })
  const { nickname, id } = to
  const said = of.said?.member.id === id ? of.said : null
  if (noted) {
    return (
      <Note kind="amber">
        <Trans>
          This is more than one person gives alone within 24 hours. It is noted, and given to{' '}
          {nickname} (UID {id}) once another person says the same.
        </Trans>
      </Note>
    )
  }
  return (
    <Note kind="amber">
      {said && (
        <>
          <Word of={said} />
          <br />
        </>
      )}
      <Trans>
        All that this transaction paid and nobody has is added to what {nickname} (UID {id}) has
        available, at once and as a deposit. The member is told, can use it at once, and it cannot
        be taken back here.
      </Trans>
    </Note>
  )
}

type Who = { to: Pick<Found, 'id'>; me: { id: string } | undefined }

/** Whether somebody else has said before whose it is. */
export const isSecond = ({ said }: Unclaimed, { to, me }: Who): boolean =>
  said !== null && said.member.id === to.id && said.by !== `member ${me?.id}`

/** Whether it is only noted, for a second person to say the same. */
export function useIsNoted({ of, to, same }: WhatComesProps): boolean {
  const { data: me } = useMe()
  const alone = useIsForOne({ to, same })
  return !alone && !isSecond(of, { to, me })
}

/** As the service decides it (docs/decisions/110); true until it is known what was given already. */
function useIsForOne({ to, same }: Pick<WhatComesProps, 'to' | 'same'>): boolean {
  const { terms = [] } = useGivingTo(to.id)
  return terms.every((it) => {
    const left = leftAlone(it)
    const paid = same.filter(({ coin }) => coin === it.coin)
    const amount = paid.reduce((sum, one) => sum + one.amount, 0n)
    return amount === 0n || left === null || amount <= left
  })
}
