import { useEffect, useRef, useState } from 'react'
import type { Body } from '#shared/api/index.ts'
import { post } from '#src/api/post.ts'
import { Refused } from '#src/api/Refused.ts'
import { Unanswered } from '#src/api/Unanswered.ts'
import { type OfferedWallet, useWallet } from '#src/wallet/useWallet.ts'
import { type WalletProblem, walletProblem } from '#src/wallet/walletProblem.ts'

/** An address and the signature that proves it (EIP-4361). */
export type WalletProof = Body<'member/walletLogin'> & { account: string }

export type WalletStep = 'choose' | 'connecting' | 'signing' | 'finishing'

/** What stopped it: a wallet, or the service's own words. */
export type WalletStop = { problem: WalletProblem } | { message: string }

/** Connects a wallet, has it sign what the service asks, and hands the proof on. What fails is told once, in `stop`. */
export function useWalletProof(onProof: (proof: WalletProof) => Promise<void> | void) {
  const { wallets, sign } = useWallet()
  const [step, setStep] = useState<WalletStep>('choose')
  const [stop, setStop] = useState<WalletStop>()
  const [chosen, choose] = useState<OfferedWallet>()
  const closed = useRef(false)

  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])

  async function prove(wallet: OfferedWallet) {
    choose(wallet)
    setStop(undefined)
    try {
      setStep('connecting')
      const account = await wallet.connect()
      setStep('signing')
      const { message } = await post('member/walletNonce', { account }, { quiet: true })
      const signature = await sign(message)
      // Whoever has closed the sheet has changed their mind, whatever they approve in the wallet after it.
      if (closed.current) return
      setStep('finishing')
      await onProof({ account, message, signature })
    } catch (error) {
      setStop(stopOf(error))
      setStep('choose')
    }
  }

  return { wallets, step, stop, chosen, prove }
}

function stopOf(error: unknown): WalletStop {
  return isOurs(error) ? { message: error.message } : { problem: walletProblem(error) }
}

/** The service's words, or our own, which name a field: what a wallet throws may have a message too, for nobody to read. */
const isOurs = (error: unknown): error is { message: string } =>
  error instanceof Refused ||
  error instanceof Unanswered ||
  (error instanceof Object && !(error instanceof Error) && 'field' in error)
