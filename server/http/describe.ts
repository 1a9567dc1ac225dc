/** What a message is told without: what stands there may be a key, or somebody's. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  // The way to a node, a database or a mail server: its machine is enough to find it.
  [/\b(https?|wss?|smtps?|postgres(?:ql)?):\/\/(?:\S*@)?([^\s/?#"']+)[^\s"']*/gi, '$1://$2/…'],
  [/Request body: .*/g, 'Request body: …'],
  [/[^\s@<>"'()/:,;]+@[^\s@<>"'()/:,;]+\.[^\s@<>"'()/:,;]+/g, '…@…'],
]

/** What PostgreSQL could not take: its codes of class 22. */
const QUOTED = /: "[\s\S]*"$/

/** What of an error may stand in the log: where it happened, never the values it happened with. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: bare(String(error)) }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  const words = /^22/.test(String(code)) ? message.replace(QUOTED, ': …') : message
  return {
    name,
    message: bare(words),
    stack: placesOf(stack),
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: describe(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describe) }),
  }
}

const bare = (text: string) =>
  VALUES.reduce((left, [value, instead]) => left.replace(value, instead), text)

/** A stack begins with the message, as it is. */
const placesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n')
