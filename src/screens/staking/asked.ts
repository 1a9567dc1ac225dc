import * as z from 'zod/mini'
import { draftKey } from '#src/session/draftKey.ts'
import { readDraft, writeLasting } from '#src/session/drafts.ts'
import { WalletFailure } from '#src/wallet/WalletFailure.ts'

/** A wallet was asked to pay the order of this number when `block` was the newest; whatever came of it lies after that block. */
const Asked = z.object({ no: z.string(), block: z.number() })
type Asked = z.output<typeof Asked>

/** More orders than one member can have waiting for payment. */
const KEPT = 20

const place = () => draftKey('asked')

function all(): Asked[] {
  const kept = z.safeParse(z.array(Asked), readDraft(place()))
  return kept.success ? kept.data : []
}

/** The block after which an order may have been paid without this page hearing of it. */
export const askedAfter = (no: string): number | undefined =>
  all().find((asked) => asked.no === no)?.block

/**
 * The block behind which to look before the wallet is asked for the first time: the newest one when the order was opened, so that a
 * payment from another browser is found that is mined already. The node may be some blocks behind the service's, which could not
 * be asked for what lies behind a block that it does not know yet; answers of older releases do not say the block.
 */
export const firstAfter = (openedBlock: number | undefined, newest: number): number =>
  Math.min(openedBlock ?? newest, newest)

/**
 * Kept before the wallet is asked, so that no wallet is asked for the same order twice without looking at the chain. Throws
 * `notKept` where the device has no room for it that outlives the page: nothing is to be asked then.
 */
export function keepAsked(asked: Asked): void {
  try {
    writeLasting(place(), [...all().filter(({ no }) => no !== asked.no), asked].slice(-KEPT))
  } catch (cause) {
    throw new WalletFailure('notKept', { cause })
  }
}
