import { useState } from 'react'
import { type Given, givenText, type Outcome, outcomeOf } from './outcomeOf.ts'

/** Checks the proof on this phone, for the one who is signed in and the root that everybody was told. */
export function useProofCheck({ proof, user, published }: Given) {
  const [checked, setChecked] = useState<{ of: string; outcome: Outcome }>()
  const [busy, setBusy] = useState(false)
  // What came out is of what was checked: of another root, or another member, nothing has come out yet.
  const given = givenText({ proof, user, published })

  async function check() {
    setBusy(true)
    const outcome = await outcomeOf({ proof, user, published }).catch((): Outcome => 'noMeans')
    setChecked({ of: given, outcome })
    setBusy(false)
  }

  return { check, busy, outcome: checked?.of === given ? checked.outcome : undefined }
}
