import type { Handler } from '#server/calls/Handler.ts'
import { keepPicture } from '#server/members/pictures.ts'
import { toAvatar } from '#server/members/toAvatar.ts'

/** Takes a picture and answers its address, to be given to `modifyUserInfo`. */
export const uploadImg: Handler<'member/uploadImg'> = {
  free: async ({ body, member, now, world: { db } }) => {
    const bytes = await toAvatar(new Uint8Array(await body.file.arrayBuffer()))
    const url = await db.inTx((tx) => keepPicture(tx, { member: member.id, bytes, now }))
    return { url }
  },
}
