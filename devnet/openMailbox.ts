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

export type Mailbox = {
  /** Resolves once the mail is stored. */
  add(mail: Mail): Promise<void>
  /** Newest first. */
  messages(): readonly Mail[]
  /**
   * The newest mail to that address that was not handed out before, as soon as there is one; older ones then
   * count as handed out too. Rejects after `timeout` milliseconds.
   */
  waitFor(address: string, timeout?: number): Promise<Mail>
}

const KEPT = 200
const FILE = 'mails.json'

/** The last 200 mails; with `dir` they outlive the process. */
export async function openMailbox(dir: string | undefined): Promise<Mailbox> {
  let mails = (await readJson<Mail[]>(dir, FILE)) ?? []
  let saved = Promise.resolve()
  const handedOut = new Set<string>()
  const waiting = new Set<() => void>()

  const save = () => writeJson(dir, FILE, mails)

  const next = (address: string) => {
    const theirs = mails.filter(({ to }) => to.includes(address))
    const [newest] = theirs
    if (!newest || handedOut.has(newest.id)) return
    for (const { id } of theirs) handedOut.add(id)
    return newest
  }

  const add = async (mail: Mail) => {
    mails = [mail, ...mails].slice(0, KEPT)
    // One after the other; whoever brought a mail that could not be stored has been told so.
    saved = saved.then(save, save)
    await saved
    for (const look of [...waiting]) look()
  }

  const waitFor = (address: string, timeout = 10_000) => {
    const { promise, resolve, reject } = Promise.withResolvers<Mail>()
    const timer = setTimeout(() => {
      waiting.delete(look)
      reject(new Error(`No mail to ${address} within ${timeout} ms`))
    }, timeout)
    const look = () => {
      const mail = next(address.toLowerCase())
      if (!mail) return
      clearTimeout(timer)
      waiting.delete(look)
      resolve(mail)
    }
    waiting.add(look)
    look()
    return promise
  }

  return { messages: () => mails, add, waitFor }
}
