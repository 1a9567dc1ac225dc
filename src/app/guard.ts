import { redirect } from '@tanstack/react-router'
import { store, tokenAtom } from '#src/session/session.ts'

type Place = {
  matches: readonly { staticData: { visitors?: boolean } }[]
  location: { href: string; pathname: string }
}

const HOME = ['/', '/pages/home/index']
const SIGN_IN = '/pages/login/index'

/**
 * A visitor may reach only what is marked for visitors; every other screen leads to the sign-in and back (specification
 * §2, §6). Home is where a sign-in leads anyway, so it needs no note.
 */
export function guard({ matches, location: { href, pathname } }: Place): void {
  const signedIn = store.get(tokenAtom) !== null
  if (signedIn && pathname === SIGN_IN) throw redirect({ to: '/', replace: true })
  if (signedIn || matches.some(({ staticData }) => staticData.visitors)) return
  throw redirect(toSignIn({ href, pathname }))
}

/** The way to the sign-in, and back to where it was left for. */
export const toSignIn = ({ href, pathname }: Place['location']) =>
  ({
    to: SIGN_IN,
    search: HOME.includes(pathname) ? {} : { next: href },
    replace: true,
  }) as const
