import nodemailer from 'nodemailer'
import { spelledMail } from '#shared/spelledMail.ts'
import { inLine } from './inLine.ts'

/** A mail as it is written, before it is addressed. */
export type Letter = { subject: string; text: string; html: string }

export type Mailer = {
  /** Hands the letter to the mail server, in the line of those that somebody waits for unless told. Throws when it was not taken. */
  send: (to: string, letter: Letter, line?: Line) => Promise<void>
  close: () => void
}

/** Longest wait for a word of the mail server, and for a connection to it, milliseconds: somebody looks at a button meanwhile. */
const PATIENCE = 8_000

/** So many times that long one mail may take in all: a server that goes on talking is never silent, and never done. */
const TALKS = 3

/**
 * Mails that are handed over at once: those that somebody waits for, and those that are kept until they are taken. Each has places of
 * its own, as anybody may ask for a code, and who asks for many is not to hold up what warns a member.
 */
const PLACES = { waited: 4, kept: 2 }

type Line = keyof typeof PLACES

/** This machine itself. */
const HERE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

type Options = {
  smtpUrl: string
  mailFrom: string
  production: boolean
  /** Told whatever the mail server refused, before `send` throws it. */
  onFailure: (error: unknown) => void
  patience?: number
}

/** Sends through the server that `smtpUrl` names; connections are kept and shared. */
export function makeMailer(options: Options): Mailer {
  const { smtpUrl, mailFrom, production, onFailure, patience = PATIENCE } = options
  const url = new URL(smtpUrl)
  const inTurn = {
    waited: inLine({ running: PLACES.waited, patience }),
    kept: inLine({ running: PLACES.kept, patience }),
  }
  const transport = nodemailer.createTransport({
    host: url.hostname,
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
    secure: url.protocol === 'smtps:',
    // Else whoever sits between us and the server says that there is no TLS, and reads every code.
    requireTLS: production && !HERE.test(url.hostname),
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    maxConnections: PLACES.waited + PLACES.kept,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Nobody gets a file of ours or a page of the network into a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // An idle connection that breaks is nobody's mail; the next one opens another.
  transport.on('error', onFailure)
  return {
    send: async (to, letter, line = 'waited') => {
      const mail = {
        from: mailFrom,
        to: { name: '', address: spelledMail(to) },
        ...letter,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      const handOver = () =>
        transport.sendMail({ ...mail, signal: AbortSignal.timeout(TALKS * patience) })
      await inTurn[line](handOver).catch((error: unknown) => {
        onFailure(error)
        throw error
      })
    },
    close: () => transport.close(),
  }
}
