import type { BalanceProof } from './checkProof.ts'

/** A proof as others check it without this app: docs/proof.md. Amounts in base units. */
export const proofText = (proof: BalanceProof): string =>
  JSON.stringify(proof, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
