import { useAtomValue } from 'jotai'
import { memberAtom } from '#src/session/session.ts'
import type { ChainFacts } from '#src/wallet/ChainFacts.ts'
import { OtherHash } from './OtherHash.tsx'
import type { Order } from './order-words.ts'
import { PledgeSteps } from './PledgeSteps.tsx'
import { isLookedFor } from './sentLook.ts'
import type { Ticketed } from './ticket-words.ts'
import { useMemberNaming, useTicketNaming } from './use-naming.ts'

type FollowProps<O extends Ticketed['order']> = {
  order: O
  chain: ChainFacts | undefined
  /** Told once another transaction was named. */
  onNamed: () => void
}

/** What becomes of the payment of an order of the signed-in member's, which this start may not know yet. */
export function FollowOrder(props: FollowProps<Order>) {
  const member = useAtomValue(memberAtom)?.id
  return member === undefined ? (
    <PledgeSteps {...props} />
  ) : (
    <FollowOwn member={member} {...props} />
  )
}

const FollowOwn = ({ member, ...props }: FollowProps<Order> & { member: string }) => (
  <Follow {...props} onHash={useMemberNaming(member, props.order)} />
)

/** The same for whoever holds a ticket for it. */
export const FollowTicket = ({
  ticket,
  ...props
}: FollowProps<Ticketed['order']> & { ticket: string }) => (
  <Follow {...props} onHash={useTicketNaming(ticket, props.order)} />
)

type Naming = { onHash: (hash: string) => Promise<void> }

const Follow = ({ order, chain, onHash, onNamed }: FollowProps<Ticketed['order']> & Naming) => (
  <>
    <PledgeSteps order={order} chain={chain} />
    {isLookedFor(order) && (
      <OtherHash key={order.hash} onHash={(hash) => onHash(hash).then(onNamed)} />
    )}
  </>
)
