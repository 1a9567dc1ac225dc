import type { Handler } from '#server/calls/Handler.ts'
import { limit } from '#server/db/limit.ts'
import { walletText } from '#server/members/walletText.ts'

export const walletNonce: Handler<'member/walletNonce'> = async (asked) => {
  const { tx, body, now, address, world } = asked
  await limit(tx, { key: `nonce:from:${address}`, burst: 30, perSecond: 0.5, now })
  const { publicUrl } = world.config
  return { message: await walletText(tx, { account: body.account, publicUrl, now }) }
}
