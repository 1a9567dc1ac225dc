import sharp from 'sharp'
import { openService } from './openService.ts'
import { signUpAndIn } from './signUp.ts'
import { type Upload, uploadTo } from './uploadTo.ts'

/** A service with a member who uploads pictures. */
export async function openPictures() {
  const service = await openService()
  const { token } = await signUpAndIn(service)
  const unlimited = () => service.db.inTx((tx) => tx`delete from bucket`)
  const upload = (file: Uint8Array, how: Upload = {}) => uploadTo(service, file, { token, ...how })
  return { ...service, token, unlimited, upload }
}

export type Pictures = Awaited<ReturnType<typeof openPictures>>

/** Left half red, right half blue. */
export const picture = (width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
      left: width / 2,
      top: 0,
    },
  ])
