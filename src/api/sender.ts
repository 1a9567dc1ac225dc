import ky from 'ky'

/** Sends one POST below /api. */
export const sender = ky.create({ prefix: '/api', retry: 0 })
