import { WHOLE, WORDS } from './common-password-parts.ts'

/** Runs, repeats, years and dates that people put behind a word: 1, 123, 007, 1111, 1990, 010203, 123456789 … */
const TAIL =
  /^(\d{1,2}|(\d)\2+|(\d\d)\3+|(\d{3})\4+|0?12345?6?7?8?9?0?|123|0123|1234\d{0,1}|234|345|456|567|678|789|987|9876|98765|987654|321|4321|54321|654321|7654321|87654321|1212|2580|1314|520|5201314|147|159|258|369|753|951|147258|159357|159753|258456|420|666|777|007|911|(19|20)\d\d|[0-3]\d[01]\d(19|20)?\d\d)$/

/** Signs that are added for a rule's sake and make nothing stronger. */
const TRIMMING = /^[!@#$*._\-?]+|[!@#$*._\-?]+$/g

/** Whether it is among the commonest passwords: a listed one, or a common word with a common tail, in any case. */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase()
  if (WHOLE.has(small)) return true
  const bare = small.replace(TRIMMING, '')
  if (WHOLE.has(bare)) return true
  return isWordAndTail(bare) || isTwice(bare)
}

function isWordAndTail(text: string): boolean {
  const [, word = '', tail = ''] = /^([a-z]+)[@._-]?(\d+)$/.exec(text) ?? []
  if (word && TAIL.test(tail)) return WORDS.has(word)
  const [, head = '', after = ''] = /^(\d+)[@._-]?([a-z]+)$/.exec(text) ?? []
  return after !== '' && TAIL.test(head) && WORDS.has(after)
}

/** abc123abc123 is abc123. */
function isTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2)
  return half.length >= 3 && half + half === text && (WHOLE.has(half) || isWordAndTail(half))
}
