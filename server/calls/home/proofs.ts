import type { Handler } from '#server/calls/Handler.ts'
import { listProofs } from '#server/proof/listProofs.ts'

export const proofs = (async ({ tx, body, world }) => ({
  ...(await listProofs(tx, body)),
  anchors: world.config.anchorKey !== undefined,
})) satisfies Handler<'home/proofs'>
