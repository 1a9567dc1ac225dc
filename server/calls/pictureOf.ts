import { pictureByHash } from '#server/members/pictures.ts'
import type { World } from './World.ts'

/** The bytes of the picture with this SHA-256, for whoever has its address. */
export const pictureOf = ({ db }: World, hash: string): Promise<Buffer | undefined> =>
  db.inTx((tx) => pictureByHash(tx, hash))
