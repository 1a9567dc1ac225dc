/** What a wallet says to the page, and what it tells of itself. */
export type Answer = {
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
  events?: [string, unknown][]
}

/** It could not, or would not, do it. */
export const fail = (code: number, message: string, data?: unknown): Answer => ({
  error: { code, message, ...(data ? { data } : {}) },
})

/** The same each time that it is asked. */
export const says = (code: number, message: string, data?: unknown) => () =>
  fail(code, message, data)

/** Never answers. */
export const silence = (): Promise<Answer> => new Promise(() => {})
