import type { Handler } from '#server/calls/Handler.ts'
import { listProofs } from '#server/proof/listProofs.ts'

export const proofs: Handler<'home/proofs'> = ({ tx, body }) => listProofs(tx, body)
