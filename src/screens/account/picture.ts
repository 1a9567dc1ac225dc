import { limits } from '#shared/limits.ts'

/** Contract: the kinds of pictures that are taken. */
export const PICTURE_TYPES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
]

/** Why a file is not sent at all. */
export type PictureProblem = 'type' | 'size' | 'empty'

/** Looks at a chosen file before it is sent. One whose kind the device does not know is left to the service. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>) {
  if (type !== '' && !PICTURE_TYPES.includes(type)) return 'type'
  if (size === 0) return 'empty'
  return size > limits.uploadMax ? 'size' : undefined
}

/** "2.4 MB", rounded up: a file that is too large never reads as one that is not. */
export const megabytes = (size: number) => `${(Math.ceil(size / 104_857.6) / 10).toFixed(1)} MB`
