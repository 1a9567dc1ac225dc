import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { AddressField } from '#src/ui/AddressField.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { countAsTyped } from '#src/ui/countAsTyped.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useLazySheet } from '#src/ui/useLazySheet.ts'
import { useTypedBefore } from '#src/ui/useTypedBefore.ts'
import { PROVED, type SignUpState } from './useSignUp.ts'
import type { WalletProof } from './useWalletProof.ts'

// The wallet room is large, and most people type the address in.
const loadWallet = async () => (await import('./WalletAddress.tsx')).WalletAddress

/** The address of the account: proved by a wallet, or typed in and then unproved (decisions §7). */
export function AccountField({ state }: { state: SignUpState }) {
  const [WalletAddress, connect, close] = useLazySheet(loadWallet)
  const take = (text: string) => state.typeAccount(text.trim())
  const field = useRef<HTMLTextAreaElement>(null)
  useTypedBefore(field, state.account, take)

  function proved(proof: WalletProof) {
    // The field has it before that counts as typed: what the form keeps and complains of goes by what stands there.
    flushSync(() => state.prove(proof))
    countAsTyped(field.current)
    close()
  }

  return (
    <>
      <AddressField
        ref={field}
        name="account"
        label={<Trans>Wallet address</Trans>}
        autoComplete="off"
        value={state.account}
        onChange={(event) => take(event.target.value)}
        {...(state.proof && {
          trailing: (
            <Badge kind="green">
              <Trans>Wallet</Trans>
            </Badge>
          ),
        })}
        hint={<Standing of={state} />}
      />
      {(state.proof || state.isLapsed) && (
        <input type="hidden" name={PROVED} value={state.account} />
      )}
      <Button kind="plain" icon={<Icon name="wallet" size={20} />} onClick={connect}>
        {state.proof ? <Trans>Use another wallet</Trans> : <Trans>Connect wallet</Trans>}
      </Button>
      {WalletAddress && <WalletAddress onClose={close} onProof={proved} />}
    </>
  )
}

/** Whether the address is proved, and how it comes to be. */
function Standing({ of: { proof, isLapsed } }: { of: SignUpState }) {
  if (proof) return <Trans>Proved by your wallet’s signature.</Trans>
  if (isLapsed) return <Trans>Connect the wallet again: its signature was not kept.</Trans>
  return (
    <Trans>
      Typed in, it counts as not proved until you sign in with the wallet or pay from it.
    </Trans>
  )
}
