type Depth = {
  confirmations: number | null
  /** How many are asked for; undefined where the terms are not known here. */
  asked: number | undefined
  /** What was settled is not counted any more. */
  isDone: boolean
}

const UNKNOWN = '–'

/** How many blocks deep a payment lies, of how many that are needed, as text, and the share for a drawing. Makes up neither. */
export function depthOf({ confirmations, asked, isDone }: Depth) {
  const seen = isDone ? asked : Math.min(confirmations ?? 0, asked ?? Number.POSITIVE_INFINITY)
  const share = seen === undefined || asked === undefined ? 0 : seen / asked
  return { seen: String(seen ?? UNKNOWN), needed: String(asked ?? UNKNOWN), share }
}
