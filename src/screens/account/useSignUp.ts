import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Body } from '#shared/api/index.ts'
import { codePasted } from '#src/session/inviteLink.ts'
import { readTyped } from '#src/ui/typed.ts'
import type { WalletProof } from './useWalletProof.ts'

/** What of the registration is not typed alone: a link brings the invitation code, a wallet the address and its proof. */
export function useSignUp(draftKey: string) {
  const { code } = useSearch({ from: '/pages/register/index' })
  const [draft] = useState(() => readTyped(draftKey))
  // The link that was opened last wins over a draft.
  const [inviteCode, setInviteCode] = useState(code ?? draft['inviteCode'] ?? '')
  const [isTyped, setIsTyped] = useState(false)
  const [linked, setLinked] = useState(code)
  const [account, setAccount] = useState(draft['account'] ?? '')
  const [proof, setProof] = useState<Body<'member/regist'>['proof']>()

  // Another link, opened while the form is: what is typed here stays.
  if (code !== linked) {
    setLinked(code)
    if (code !== undefined && !isTyped) setInviteCode(code)
  }

  return {
    inviteCode,
    typeInviteCode: (text: string) => {
      setInviteCode(codePasted(text))
      setIsTyped(text !== '')
    },
    account,
    /** Typed in: what a wallet proved was another address. */
    typeAccount: (text: string) => {
      setAccount(text)
      setProof(undefined)
    },
    proof,
    prove: ({ account: proved, message, signature }: WalletProof) => {
      setAccount(proved)
      setProof({ message, signature })
    },
    unprove: () => setProof(undefined),
  }
}

export type SignUpState = ReturnType<typeof useSignUp>
