import type { Handler } from '#server/calls/Handler.ts'
import { proofOf } from '#server/proof/proofOf.ts'

export const balanceProof: Handler<'asset/balanceProof'> = ({ tx, member }) =>
  proofOf(tx, member.id)
