import type { PushWord } from '#shared/keptCopy.ts'
import { localeOf, say } from '#shared/locale.ts'
import type { PushMessage } from '#shared/push-message.ts'

/** What is shown of a push. */
export type Shown = {
  title: string
  body: string
  /** One of the same tag takes its place. */
  tag: string
  /** Where a tap leads, below this origin. */
  url: string
  /** For the badge; unknown where nothing of the push is shown. */
  unread?: number
}

const INBOX = '/#/pages/inbox/index'

/** The screens of the app and nothing else: whoever can send a push must not be able to lead anywhere. */
const SCREEN = /^\/#\/pages\/\w+\/\w+(\?[\w=&%.-]*)?$/

/** Says where a tap leads. */
export const screenOf = (url: unknown): string =>
  typeof url === 'string' && SCREEN.test(url) ? url : INBOX

/**
 * What to show of a push: what it says where it is for the member who is signed in, and that there is something where it is
 * for somebody else, or cannot be read. Nothing at all is never the answer: a browser takes the right to push away.
 */
export function readPush(text: string | undefined, word: PushWord | undefined): Shown {
  const message = parse(text)
  if (!message || !word?.member || message.member !== word.member) return general(word)
  const { id, title, body, url, unread } = message
  return { title, body, tag: id, url: screenOf(url), unread }
}

const general = (word: PushWord | undefined): Shown => ({
  title: 'Bitwave Farm',
  body: say(
    {
      en: 'There is something new. Open the app to see what it is.',
      zh: '有新的動態，請開啟應用程式查看。',
    },
    localeOf(word?.locale),
  ),
  tag: 'general',
  url: INBOX,
})

/** Written out, so that the worker does not start with a library for it. */
function parse(text: string | undefined): PushMessage | undefined {
  try {
    const it: Partial<Record<keyof PushMessage, unknown>> | null = JSON.parse(text ?? '')
    return it && isMessage(it) ? it : undefined
  } catch {
    return undefined
  }
}

function isMessage(it: Partial<Record<keyof PushMessage, unknown>>): it is PushMessage {
  const texts = [it.id, it.member, it.title, it.body, it.url]
  return (
    texts.every((text) => typeof text === 'string' && text !== '') &&
    Number.isInteger(it.unread) &&
    Number(it.unread) >= 0
  )
}
