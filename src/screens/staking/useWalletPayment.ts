import { useState } from 'react'
import { inTime } from '#src/wallet/inTime.ts'
import { useWallet } from '#src/wallet/useWallet.ts'
import { WalletFailure } from '#src/wallet/WalletFailure.ts'
import { type WalletProblem, walletProblem } from '#src/wallet/walletProblem.ts'
import { alone } from './alone.ts'
import { askedAfter, firstAfter, keepAsked } from './asked.ts'
import { handInFound } from './handInFound.ts'
import type { Payable } from './order-words.ts'
import type { Payment } from './paymentFor.ts'
import type { Till } from './Till.ts'

/** Time to read what the wallet asks, milliseconds; longer than switching the chain may take. */
const PATIENCE = 90_000

/** Questions that the wallet has open, by order: it is never asked a second time beside the first. */
const open = new Map<string, Promise<void>>()

type WalletPayment = {
  order: Pick<Payable, 'openedBlock'>
  till: Till
  payment: Payment
  account: string
  onPaid: () => void
}

/** Pays an order with the connected wallet, once: before each question the chain is looked at for what another one did. */
export function useWalletPayment({ order, till, payment, account, onPaid }: WalletPayment) {
  const { no } = till
  const wallet = useWallet()
  const { busy, trouble, attempt } = useAttempt()

  async function take(hash: string): Promise<boolean> {
    const taken = await till.handIn(hash)
    onPaid()
    return taken
  }

  /** Whether the order is paid already, as far as this device and the chain know. */
  async function isPaid(): Promise<boolean> {
    const block = askedAfter(no)
    const kept = await till.kept()
    if (kept && (await take(kept))) return true
    if (block === undefined) return false
    return handInFound(await wallet.paidSince({ payment, account, block }), take)
  }

  async function ask() {
    // Before the first question too: another browser's, which this one knows nothing of, may be on its way or mined.
    if (askedAfter(no) === undefined) {
      keepAsked({ no, block: firstAfter(order.openedBlock, await wallet.newestBlock()) })
    }
    if (await isPaid()) return
    await take(await wallet.pay(payment, account))
  }

  function pay() {
    const asking = open.get(no) ?? alone(no, ask).finally(() => open.delete(no))
    open.set(no, asking)
    return asking
  }

  /** Asks the chain, never the wallet. */
  async function check() {
    if (await isPaid()) return
    if (open.has(no)) throw new WalletFailure('silent')
  }

  return {
    wallet,
    busy,
    trouble,
    connect: (connect: () => Promise<unknown>) => void attempt(connect),
    pay: () => void attempt(pay),
    check: () => void attempt(check),
    choose: () => void attempt(wallet.disconnect),
  }
}

/** Does one thing with the wallet, and keeps what went wrong with it. */
function useAttempt() {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<WalletProblem>()

  async function attempt(work: () => Promise<unknown>) {
    setBusy(true)
    setTrouble(undefined)
    try {
      await inTime(work(), { within: PATIENCE, late: 'silent' })
    } catch (error) {
      setTrouble(walletProblem(error))
    } finally {
      setBusy(false)
    }
  }

  return { busy, trouble, attempt }
}
