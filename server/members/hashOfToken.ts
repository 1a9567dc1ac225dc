import { createHash } from 'node:crypto'

/** What is stored of a token: who reads the table cannot sign in with it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
