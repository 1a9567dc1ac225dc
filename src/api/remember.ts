import type { AnyPath, Result } from '#shared/api/index.ts'
import { memberAtom, parametersAtom, store, tokenAtom } from '#src/session/session.ts'
import { unreadAtom } from '#src/session/unread.ts'
import { noteAnswer } from '#src/words/answeredAt.ts'
import { savedAt } from '#src/words/savedAt.ts'

type Remember = { [P in AnyPath]?: (result: Result<P>) => void }

const keepMember = (member: Result<'member/userInfo'>) => store.set(memberAtom, member)

const showUnread = (answer: { unread: number }) => {
  if (!store.get(tokenAtom)) return
  store.set(unreadAtom, answer.unread)
  // Only an installed app has a badge; what pushes have set it to meanwhile is newer than a copy.
  if (savedAt(answer)) return
  navigator.setAppBadge?.(answer.unread).catch(() => {})
}

/** What the session knows it knows from these calls, whoever makes them. */
const KEPT: Remember = {
  'home/parameters': (parameters) => store.set(parametersAtom, parameters),
  // An answer that arrives after signing out belongs to nobody.
  'member/userInfo': (member) => store.get(tokenAtom) && keepMember(member),
  'member/inbox': showUnread,
  'member/inboxRead': showUnread,
  'member/modifyUserInfo': (member) => store.get(tokenAtom) && keepMember(member),
}

/** Whoever asked: what is shown of it tells when the service gave it. */
export function remember<P extends AnyPath>(path: P, result: Result<P>): void {
  KEPT[path]?.(noteAnswer(result))
}
