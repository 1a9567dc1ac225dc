import { randomUUID } from 'node:crypto'
import { type AddressInfo, isIP } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { readJson, writeJson } from './json-file.ts'

export type Mail = {
  id: string
  /** When it came, ISO 8601. */
  at: string
  from: string
  /** Whom the envelope named, in lower case. */
  to: string[]
  subject: string
  text: string
}

export type MailCatcher = {
  /** For `SMTP_URL`. */
  url: string
  port: number
  /** Newest first. */
  messages(): readonly Mail[]
  /** The newest mail to that address that came after `since`, at once or when it comes. Rejects after `timeout` ms. */
  waitFor(address: string, wanted?: { since?: string; timeout?: number }): Promise<Mail>
  stop(): Promise<void>
}
