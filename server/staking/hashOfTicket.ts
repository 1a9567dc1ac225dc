import { createHash } from 'node:crypto'

/** What is stored of a pledge ticket: who reads the table cannot use it. */
export const hashOfTicket = (ticket: string) => createHash('sha256').update(ticket).digest('hex')
