import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Body } from '#shared/api/index.ts'
import { codePasted } from '#src/session/inviteLink.ts'
import { readTyped } from '#src/ui/typed.ts'
import type { WalletProof } from './useWalletProof.ts'

/** The field in which the draft keeps which address a wallet had proved: the signature itself, with which one signs in, it never has. */
export const PROVED = 'proved'

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
  const [isLapsed, setIsLapsed] = useState(
    draft[PROVED] !== undefined && draft[PROVED] === draft['account'],
  )

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
      setIsLapsed(false)
    },
    proof,
    /** A wallet had proved the address before the page was loaded anew, and its signature went with that. */
    isLapsed,
    prove: ({ account: proved, message, signature }: WalletProof) => {
      setAccount(proved)
      setProof({ message, signature })
      setIsLapsed(false)
    },
    unprove: () => setProof(undefined),
  }
}

export type SignUpState = ReturnType<typeof useSignUp>
