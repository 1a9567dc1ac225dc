import { Trans, useLingui } from '@lingui/react/macro'
import { isHeld } from '#src/screens/console/grants/outcomeOf.ts'
import { useGivingTo } from '#src/screens/console/grants/useGivingTo.ts'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import type { Found } from '#src/screens/console/parts/FindMember.tsx'
import { useMe } from '#src/screens/console/roles.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { becauseWords, type Candidate, type Unclaimed } from './arrival-words.ts'
import { isSecond, useIsNoted, WhatComes } from './WhatComes.tsx'

type MatchSheetProps = {
  of: Unclaimed
  to: Found
  /** What speaks for the member; nothing where somebody was searched for. */
  because: Candidate['because'] | undefined
  /** All that the same transaction paid, as far as it is on the screen. */
  same: readonly Unclaimed[]
  onClose: () => void
}

/** The last look before what a transaction paid becomes a member's. */
export function MatchSheet({ of, to, because, same, onClose }: MatchSheetProps) {
  const { t } = useLingui()
  const { data: me } = useMe()
  const { nickname } = to
  const noted = useIsNoted({ of, to, same })
  const held = useHeld({ to, same })
  return (
    <ActSheet
      open
      onClose={onClose}
      title={t`Give it to ${nickname}`}
      path="operator/matchUnclaimed"
      extra={{ hash: of.hash, memberId: to.id, second: isSecond(of, { to, me }), first: noted }}
      kind="amber"
      submit={
        noted ? <Trans>Propose it to a second person</Trans> : <Trans>Give it as a deposit</Trans>
      }
      refused={held && t`You are new at the desk: you can give this from ${held} on.`}
      done={({ outcome }) =>
        outcome === 'first'
          ? t`Noted: a second person has to say the same`
          : t`${nickname} has it now`
      }
    >
      <KeyValue rows={useFacts({ of, to, because, same })} />
      {held === undefined && <WhatComes of={of} to={to} same={same} />}
      {because === undefined && (
        <Note kind="red">
          <Trans>Nothing on the chain speaks for this member. Be sure that you know why.</Trans>
        </Note>
      )}
      {to.frozen !== null && (
        <Note kind="red">
          <Trans>The member is frozen: {to.frozen}</Trans>
        </Note>
      )}
    </ActSheet>
  )
}

/** Until when whoever is new at the desk does not give it, in words: where what was paid has a limit (docs/decisions/110). */
function useHeld({ to, same }: Pick<MatchSheetProps, 'to' | 'same'>): string | undefined {
  const locale = useLocale()
  const { data: me } = useMe()
  const { terms = [] } = useGivingTo(to.id)
  const newUntil = me?.newUntil ?? null
  const bounded = terms.some(
    (it) => isHeld(it, newUntil) && same.some(({ coin }) => coin === it.coin),
  )
  return bounded && newUntil !== null ? dateTimeText(newUntil, locale) : undefined
}

function useFacts({ of, to, because, same }: Omit<MatchSheetProps, 'onClose'>) {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  return [
    ...same.map(({ amount, coin }) => ({
      term: t`Amount`,
      children: <Amount of="desk" value={amount} unit={coin} decimals={18} />,
    })),
    { term: t`Arrived`, children: dateTimeText(of.at, locale) },
    { term: t`From`, children: <Address value={of.sender} whole /> },
    {
      term: t`Evidence`,
      children: because ? i18n._(becauseWords[because].name) : t`Nothing on the chain`,
    },
    {
      term: t`Account`,
      children: <Address value={to.account} whole against={of.sender} />,
    },
  ]
}
