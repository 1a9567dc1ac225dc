import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(100))

/** What the address may say of the log. */
export const logShape = { act: text, actor: text, subject: text }

/** Somebody's UID alone stands for the member, as the log writes it. */
const inLog = (typed: string): string => (/^\d{1,18}$/.test(typed) ? `member ${typed}` : typed)

type Filters = { act?: string; actor?: string; subject?: string }

/** What is asked for with these filters. */
export const logBody = ({ act, actor, subject }: Filters): Filters => ({
  ...(act !== undefined && { act }),
  ...(actor !== undefined && { actor: inLog(actor) }),
  ...(subject !== undefined && { subject: inLog(subject) }),
})
