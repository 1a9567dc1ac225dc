import { mask } from '#src/words/format.ts'

/** What the text may not say, whatever it was put together from: bearer tokens, whole addresses and hashes, mail addresses. */
const SHAPES: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/bearer\s+[\w.~+/-]+=*/gi, () => 'Bearer ***'],
  [/0x[0-9a-f]{40,}/gi, mask],
  [/[^\s@:]+@[^\s@]+\.[^\s@]+/g, () => '***'],
]

/** A text of which nothing opens an account or names a person: known secrets are taken out, and whatever looks like one. */
export function withoutSecrets(text: string, known: readonly (string | null | undefined)[]) {
  const bare = known.reduce<string>((left, it) => (it ? left.split(it).join('***') : left), text)
  return SHAPES.reduce((left, [shape, instead]) => left.replace(shape, instead), bare)
}
