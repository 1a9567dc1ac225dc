import { useState } from 'react'
import type { BalanceProof } from '#shared/proof/checkProof.ts'
import { type Given, type Outcome, outcomeOf } from './outcomeOf.ts'

/** Checks the proof on this phone, for the one who is signed in and the root that everybody was told. */
export function useProofCheck({ proof, user, published }: Given) {
  const [checked, setChecked] = useState<{ of: BalanceProof; outcome: Outcome }>()
  const [busy, setBusy] = useState(false)

  async function check() {
    setBusy(true)
    const outcome = await outcomeOf({ proof, user, published }).catch((): Outcome => 'noMeans')
    setChecked({ of: proof, outcome })
    setBusy(false)
  }

  return { check, busy, outcome: checked?.of.root === proof.root ? checked.outcome : undefined }
}
